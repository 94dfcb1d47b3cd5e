import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { closeApp, openApp, sessionAnswer } from '../../../test/app.tsx';
import { answerWith } from '../../../test/server.ts';
import { reloadBranding } from '../../session/branding-store.ts';
import { session } from '../../session/current-session.ts';

const branding = { name: 'Hill School', logoPath: '/public/v1/logo/1' };
const user = { userID: 7, username: 'ada', token: 'a-token', entityType: 'STUDENT' };
const figures = {
  'setup/v1/page/home': { tiles: [], waiting: [] },
  'setup/v1/session': sessionAnswer('STUDENT'),
  'setup/v1/dashBoardData': {},
};

const signIn = async (): Promise<void> => {
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'ada' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'pw' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};

afterEach(closeApp);

describe('the sign-in page', () => {
  it('asks for a name and a password once their field has been touched (B092, B093)', async () => {
    answerWith({ 'public/v1/getNameAndLogo': branding });
    openApp('/login');
    const name = await screen.findByLabelText('Username');
    expect(screen.queryByText('Username is required')).toBeNull();
    fireEvent.blur(name);
    expect(screen.getByText('Username is required')).toBeTruthy();
    expect(screen.queryByText('Please Enter Your Password')).toBeNull();
    fireEvent.blur(screen.getByLabelText('Password'));
    expect(screen.getByText('Please Enter Your Password')).toBeTruthy();
  });

  it('leaves its picture out when it cannot be loaded (B027)', async () => {
    answerWith({ 'public/v1/getNameAndLogo': branding });
    const { container } = openApp('/login');
    await screen.findByLabelText('Username');
    const picture = container.querySelector('img[src="/login-illustration.svg"]');
    expect(picture).not.toBeNull();
    fireEvent.error(picture as Element);
    expect(container.querySelector('aside')).toBeNull();
    expect(container.querySelector('[data-illustrated="false"]')).not.toBeNull();
  });

  it("shows the product's logo where that of the school does not load (B144)", async () => {
    answerWith({ 'public/v1/getNameAndLogo': branding });
    await reloadBranding();
    const { container } = openApp('/login');
    const logo = await waitFor(() => {
      const found = container.querySelector(`img[src="${branding.logoPath}"]`);
      if (!found) throw new Error('The logo is not there yet.');
      return found;
    });
    fireEvent.error(logo);
    expect(container.querySelector(`img[src="${branding.logoPath}"]`)).toBeNull();
    expect(container.querySelector('img[src="/logo.svg"]')).not.toBeNull();
  });

  it('leads to the dashboard 100 ms after the answer, in the place of itself in the history (B035, B036) (K023)', async () => {
    let answered = 0;
    answerWith({
      ...figures,
      'auth/login': () => {
        answered = performance.now();
        return new Response(JSON.stringify({ success: true, data: user, message: '' }));
      },
    });
    const { router } = openApp('/login');
    let arrived = 0;
    router.subscribe(({ location }) => {
      if (location.pathname === '/dashboard' && arrived === 0) arrived = performance.now();
    });
    await signIn();
    await screen.findByRole('heading', { level: 1, name: /Good .*Ada/ });
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(arrived - answered).toBeGreaterThanOrEqual(95);
    expect(router.state.historyAction).toBe('REPLACE');
    // There is nothing before the dashboard: going back one step does not reach the sign-in page.
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('is left at once by whoever is signed in, and a problem of a sign-in goes with it (B069)', async () => {
    answerWith({ ...figures, 'auth/login': 401 });
    const { router, container } = openApp('/login');
    await signIn();
    await waitFor(() => expect(container.querySelector('[role="alert"]')?.textContent).toBeTruthy());
    // A user signs in, here or in another tab.
    act(() => session.start(user));
    await screen.findByRole('heading', { level: 1, name: /Good .*Ada/ });
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(container.querySelector('[role="alert"]')).toBeNull();
    act(() => session.leave());
    await act(() => router.navigate('/login'));
    await screen.findByLabelText('Username');
    expect(container.querySelector('[role="alert"]')?.textContent ?? '').toBe('');
  });
});

it('signing out takes the stored session away, empties the profile and leads to the sign-in page (B040)', async () => {
  const sent = answerWith({ ...figures, 'auth/logout': {} });
  localStorage.setItem('I18N_LANGUAGE', 'en');
  const { router } = openApp('/logout', 'STUDENT');
  await screen.findByLabelText('Username');
  expect(router.state.location.pathname).toBe('/login');
  expect([localStorage.getItem('authUser'), session.profile()]).toEqual([null, null]);
  expect(sent.find(({ path }) => path === 'auth/logout')?.headers.get('Authorization')).toBe(
    'Bearer a-token',
  );
});

describe('the page that checks a paper', () => {
  it('writes days as all other pages do, whatever the browser would', async () => {
    answerWith({
      'public/v1/getNameAndLogo': branding,
      'public/v1/verify/ABC': {
        kind: 'CERTIFICATE',
        number: 'C-1',
        name: 'Ada King',
        issuedOn: '2026-11-05',
        validUntil: null,
        school: 'Hill School',
        status: 'VALID',
      },
    });
    openApp('/verify/ABC');
    expect(await screen.findByText('05 November 2026')).toBeTruthy();
  });
});
