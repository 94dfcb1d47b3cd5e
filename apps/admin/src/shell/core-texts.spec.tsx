import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { closeApp, openApp, sessionAnswer } from '../../test/app.tsx';
import { answerWith } from '../../test/server.ts';
import type { Answers } from '../../test/server.ts';
import { reloadBranding } from '../session/branding-store.ts';
import { LayoutFailed } from './fault/LayoutFailed.tsx';
import { CrashPage } from './fault/CrashPage.tsx';

afterEach(() => {
  closeApp();
  jest.restoreAllMocks();
});

const text = async (words: string | RegExp): Promise<HTMLElement> =>
  (await screen.findAllByText(words))[0] as HTMLElement;
const said = (status: number, message: string) => (): Response =>
  new Response(JSON.stringify({ success: status < 400, data: {}, message }), { status });
const broken = (): Response => {
  throw new TypeError('Failed to fetch');
};

const open = (path: string, answers: Answers = {}, role?: 'ADMIN'): void => {
  answerWith({ 'setup/v1/session': sessionAnswer('ADMIN'), 'setup/v1/dashBoardData': {}, ...answers });
  openApp(path, role);
};

describe('the texts of the pages without a session', () => {
  it('of the sign-in (M005, M006, M007, M008, M074, M075)', async () => {
    open('/login', { 'public/v1/getNameAndLogo': { name: 'Hill School', logoPath: '/x' } });
    await act(reloadBranding);
    const button = await screen.findByRole('button', { name: 'Sign In' });
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Forgot your password/ })).toBeTruthy();
    await text('Hill School');
    expect(document.title).toMatch(/^Login.*Hill School/);
    fireEvent.click(button);
    expect(await text('Username is required')).toBeTruthy();
    expect(await text('Please Enter Your Password')).toBeTruthy();
  });

  it.each([
    [said(401, 'Invalid credentials'), 'Invalid credentials'],
    [said(500, ''), 'Server Side Error'],
    [broken, 'Server Side Error'],
  ])('of a sign-in that fails (M086, M090)', async (answer, words) => {
    open('/login', { 'auth/login': answer });
    fireEvent.change(await screen.findByLabelText('Username'), {
      target: { value: 'a' },
    });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'b' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await text(words)).toBeTruthy();
  });

  it('of a forgotten password (M009, M076, M100)', async () => {
    open('/forgot-password', { 'auth/forgot-password': said(200, '') });
    const button = await screen.findByRole('button', { name: 'Reset' });
    fireEvent.click(button);
    expect(await text('Please Enter Your Email')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'a@b.example' } });
    fireEvent.click(button);
    expect(await text('Reset link are sended to your mailbox, check there first')).toBeTruthy();
  });

  it('of the form that nobody uses (M010, M011, M012, M013, M014, M015, M016)', async () => {
    open('/userForm');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    for (const label of [
      /^first name$/i,
      /^last name$/i,
      /^email$/i,
      /^password$/i,
      /^age$/i,
      /^remember me$/i,
    ]) {
      expect(screen.getByLabelText(label)).toBeTruthy();
    }
  });
});

describe('the texts of the frame', () => {
  it('of a page that is not there (M001, M002, M003)', async () => {
    open('/no-such-page', {}, 'ADMIN');
    expect(await screen.findByRole('heading', { name: 'Oops! Page Not Found' })).toBeTruthy();
    expect(await text("The page you're looking for doesn't exist or has been moved.")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go Back Home' }).getAttribute('href')).toBe('/');
  });

  it('of the charts (M017, M018, M019, M020, M021, M022, M023)', async () => {
    const months = ['2026-05', '2026-06', '2026-07'].map((month) => ({
      month,
      received: '10.00',
      receipts: 1,
    }));
    open(
      '/dashboard',
      { 'setup/v1/view/receiptsByMonth': { columns: [], rows: months, total: 3, totals: {} } },
      'ADMIN',
    );
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeTruthy();
    const overview = within(screen.getByRole('region', { name: 'Overview' }));
    expect(await overview.findByRole('option', { name: 'January to June' })).toBeTruthy();
    fireEvent.change(overview.getByRole('combobox'), { target: { value: '2026-1' } });
    await waitFor(() => expect(overview.queryByText(/to Jul/)).toBeNull());
    expect(await overview.findByText(/May\D*to Jun/)).toBeTruthy();
    for (const words of ['Sales value', 'Performance', 'Total orders'])
      expect(await text(words)).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Month', 'Week']);
  });

  it('of a crash (M066, M067, M068, M069, M070, M071, M072, M073)', async () => {
    render(<CrashPage />);
    for (const words of [
      'Oops! Something went wrong',
      "We're experiencing an unexpected issue. Our team has been notified.",
      'Try Again',
      'Go Back',
      'Back to Home',
      'Still having issues?',
      "Contact our support team and we'll get you back on track as quickly as possible.",
      'Contact Support',
    ]) {
      expect(await text(words)).toBeTruthy();
    }
  });

  it('of a product that cannot be loaded (M120)', async () => {
    render(<LayoutFailed />);
    expect(await text('Error loading layout')).toBeTruthy();
  });
});

describe('the texts of a page that cannot be read', () => {
  it.each([
    [said(404, ''), 'Sorry! the page you are looking for could not be found'],
    [said(500, ''), 'Sorry! something went wrong, please contact our support team'],
    [said(422, ''), 'Client Side Error'],
    [broken, 'Server side error'],
  ])('%# by its status (M085, M087, M088, M089)', async (answer, words) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open('/custom_words', { 'setup/v1/CustomWords': answer }, 'ADMIN');
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });
});

describe('the texts of saving settings', () => {
  const settings = { id: 1, version: 1, keyString: 'main', name: 'Hill School', sessionHours: 12 };
  it.each([
    [said(200, ''), 'Settings updated successfully'],
    [said(500, ''), 'Failed to update settings'],
    [broken, 'An unexpected error occurred while updating settings'],
  ])('%# by how it went (M091, M092, M093)', async (answer, words) => {
    const full = {
      ...settings,
      timeZone: 'Asia/Karachi',
      dateOrder: 'YMD',
      currency: 'PKR',
      themeColorId: '1',
      fontName: 'Arial',
      gradingSystem: ['NORMAL'],
    };
    open('/configuration/settings', { 'setup/v1/get': full, 'setup/v1/update': answer }, 'ADMIN');
    fireEvent.change(await screen.findByLabelText(/^Name/, { selector: 'input' }), {
      target: { value: 'Dale School' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await text(words)).toBeTruthy();
  });
});
