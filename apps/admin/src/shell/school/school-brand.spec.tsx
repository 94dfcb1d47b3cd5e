import { fireEvent, screen, waitFor } from '@testing-library/react';
import { closeApp, openApp, sessionAnswer, storedUser } from '../../../test/app.tsx';
import { answerWith } from '../../../test/server.ts';
import { session } from '../../session/current-session.ts';
import { dropUnsavedWork, holdUnsavedWork } from '../../session/unsaved-work.ts';

const branch = (id: number, name: string, more: object = {}) => ({
  id,
  code: `B${id}`,
  name,
  active: true,
  ready: true,
  ...more,
});
const branches = [
  branch(3, 'River School'),
  branch(4, 'Closed School', { active: false }),
  branch(5, 'New School', { ready: false }),
];
const mine = 'setup/v1/InstituteBranches/mine';
const enter = 'setup/v1/InstituteBranches/enter/3';

const open = async (role: 'ADMIN' | 'EMPLOYEE', offered: readonly object[] = branches) => {
  const sent = answerWith({
    'setup/v1/session': sessionAnswer(role),
    'setup/v1/dashBoardData': {},
    [mine]: { here: { institute: 'main', name: 'Hill School' }, branches: offered },
    // Answered late, so that the page does not leave the test on its own.
    [enter]: () => new Promise<Response>(() => undefined),
  });
  const app = openApp('/dashboard', role);
  await waitFor(() => expect(app.container.querySelector('main h1')).not.toBeNull());
  return sent;
};
const choice = (): HTMLSelectElement | null => document.querySelector('select.h-school-switch');
const choose = (value: string): void => void fireEvent.change(choice() as Element, { target: { value } });

afterEach(() => {
  dropUnsavedWork();
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the school in the bar', () => {
  it('is the choice of the schools that one may enter', async () => {
    const sent = await open('ADMIN');
    await waitFor(() => expect(choice()).not.toBeNull());
    expect([...(choice()?.options ?? [])].map(({ text }) => text)).toEqual(['Hill School', 'River School']);
    choose('3');
    await waitFor(() =>
      expect(sent.some(({ path, method }) => path === enter && method === 'POST')).toBe(true),
    );
  });

  it('is a name for those with one school, and is not asked for by others', async () => {
    await open('ADMIN', []);
    expect(screen.getByRole('link', { name: 'Hill School' })).toBeTruthy();
    expect(choice()).toBeNull();
    closeApp();
    const sent = await open('EMPLOYEE');
    expect(sent.some(({ path }) => path.startsWith(mine))).toBe(false);
    expect(choice()).toBeNull();
  });

  it('asks first where something typed would be lost', async () => {
    const sent = await open('ADMIN');
    await waitFor(() => expect(choice()).not.toBeNull());
    holdUnsavedWork();
    choose('3');
    expect(await screen.findByText('Leave without saving?')).toBeTruthy();
    fireEvent.click(screen.getByText('Cancel'));
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    expect(sent.some(({ path }) => path === enter)).toBe(false);
    choose('3');
    fireEvent.click(await screen.findByText('Discard changes'));
    await waitFor(() => expect(sent.some(({ path }) => path === enter)).toBe(true));
  });

  it('leads from branch to branch in one step, by the rights of the sign-in that waits at home', async () => {
    session.start(storedUser('ADMIN'));
    session.visit({ ...storedUser('ADMIN'), token: 'of-the-branch', branch: 3 });
    const entered = { ...storedUser('ADMIN'), token: 'of-the-lake' };
    const sent = answerWith({
      'setup/v1/session': sessionAnswer('ADMIN', { institute: { name: 'River School' } }),
      'setup/v1/dashBoardData': {},
      [mine]: {
        here: { institute: 'main', name: 'Hill School' },
        branches: [...branches, branch(6, 'Lake School')],
      },
      'setup/v1/InstituteBranches/enter/6': entered,
      'auth/logout': {},
    });
    openApp('/dashboard');
    await waitFor(() =>
      expect([...(choice()?.options ?? [])].map(({ text }) => text)).toEqual([
        'River School',
        'Back to the head office',
        'Lake School',
      ]),
    );
    choose('6');
    await waitFor(() => expect(session.token()).toBe('of-the-lake'));
    const tokens = (path: string) =>
      sent.filter((one) => one.path === path).map(({ headers }) => headers.get('Authorization'));
    expect(tokens(mine)).toEqual(['Bearer a-token']);
    expect(tokens('setup/v1/InstituteBranches/enter/6')).toEqual(['Bearer a-token']);
    expect(tokens('auth/logout')).toEqual(['Bearer of-the-branch']);
    expect(session.homeToken()).toBe('a-token');
  });

  it('leads home from a branch, and says where one has arrived', async () => {
    session.start(storedUser('ADMIN'));
    session.visit({ ...storedUser('ADMIN'), token: 'of-the-branch' });
    sessionStorage.setItem('school.entered', 'yes');
    answerWith({
      'setup/v1/session': sessionAnswer('ADMIN', { institute: { name: 'River School' } }),
      'setup/v1/dashBoardData': {},
      'auth/logout': {},
    });
    openApp('/dashboard');
    expect(await screen.findByText('You are in River School.')).toBeTruthy();
    expect([...(choice()?.options ?? [])].map(({ text }) => text)).toEqual([
      'River School',
      'Back to the head office',
    ]);
    choose('home');
    await waitFor(() => expect(session.isVisiting()).toBe(false));
    expect(session.token()).toBe('a-token');
  });
});
