import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { closeApp, openApp, sessionAnswer } from '../../../test/app.tsx';
import { answerWith } from '../../../test/server.ts';
import type { Answer } from '../../../test/server.ts';
import type { SetUpStep } from '../hub/set-up.ts';

const figures = { totalStudents: 1234, totalEmployee: 56, totalCourses: 7, totalBatches: 8 };

const waiting = [
  {
    key: 'leaveToDecide',
    label: 'Leave to decide',
    icon: 'approve',
    to: '/employee_attendance/leave_applications',
    total: 7,
    columns: [
      {
        key: 'name',
        label: 'Name',
        field: { type: 'text' },
        link: '/employee_attendance/leave_applications',
      },
    ],
    rows: [{ name: 'Ali Chaudhry' }],
  },
];
const receipts = {
  columns: [],
  rows: [
    { month: '2026-01', received: '1200.00', receipts: 3 },
    { month: '2026-06', received: '900.00', receipts: 2 },
  ],
  total: 2,
  totals: {},
};

const open = async (answer: Answer, setUp: readonly SetUpStep[] = []) => {
  const sent = answerWith({
    'setup/v1/session': sessionAnswer('ADMIN'),
    'setup/v1/dashBoardData': answer,
    'setup/v1/page/home': { tiles: [], waiting },
    'setup/v1/setUp/schoolSetUp': setUp,
    'setup/v1/view/receiptsByMonth': receipts,
  });
  const app = openApp('/dashboard', 'ADMIN');
  await screen.findByRole('heading', { level: 1, name: /Good .*Ada/ });
  return { ...app, sent };
};
const shown = (): (string | null)[] =>
  [...document.querySelectorAll('.d-stat strong')].map(({ textContent }) => textContent);

afterEach(() => {
  closeApp();
  jest.restoreAllMocks();
});

describe('the dashboard', () => {
  it('has all its numbers from one call (B117)', async () => {
    const { sent } = await open(figures);
    await screen.findByText('1,234');
    expect(shown()).toEqual(['1,234', '56', '7', '8']);
    // The requests of the surrounding frame.
    const known =
      /^setup\/v1\/(session|notifications|jobs|user_preference|preferences|InstituteBranches\/mine)|^public\//;
    const asked = sent
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => !known.test(call.slice(4)));
    expect(asked.filter((call) => call.includes('dashBoardData'))).toHaveLength(1);
  });

  it('opens the rows behind a figure, and notes the click (B043)', async () => {
    const noted = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { router } = await open(figures);
    const card = (await screen.findByText('1,234')).closest('a');
    expect(card?.getAttribute('href')).toBe('/student');
    if (card) fireEvent.click(card);
    expect(noted).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/student'));
  });

  it('says what waits, how much of it, and leads to the act', async () => {
    await open(figures);
    const name = await screen.findByRole('link', { name: 'Ali Chaudhry' });
    expect(name.getAttribute('href')).toBe('/employee_attendance/leave_applications');
    const part = screen.getByRole('region', { name: 'Leave to decide' });
    expect(within(part).getByText('7')).toBeTruthy();
    expect(within(part).getByRole('link', { name: 'Show all 7' })).toBeTruthy();
  });

  describe('of a new school', () => {
    const steps = (done: boolean) => [
      { url: '/configuration/settings', done: true, optional: false },
      { url: '/courses/manage_course', done, optional: false },
      { url: '/user', done: false, optional: true },
    ];

    it('says how far it has come, and leads to what comes next', async () => {
      await open(figures, steps(false));
      const part = await screen.findByRole('region', { name: 'Set up your school' });
      expect(part.textContent).toContain('1 of 2 required steps done');
      expect(within(part).getByRole('link', { name: 'Courses' }).getAttribute('href')).toBe(
        '/courses/manage_course',
      );
      expect(within(part).getByRole('link', { name: 'Show all steps' }).getAttribute('href')).toBe('/set_up');
    });

    it('says nothing of it once all that is needed is there', async () => {
      await open(figures, steps(true));
      await screen.findByRole('link', { name: 'Ali Chaudhry' });
      await screen.findByText('1,234');
      expect(screen.queryByRole('region', { name: 'Set up your school' })).toBeNull();
    });
  });

  it('draws money that was received and no sample', async () => {
    await open(figures);
    expect((await screen.findByText('Overview')).closest('section')?.textContent).toContain('Sales value');
    await waitFor(() =>
      expect(document.querySelector('#overview-title')?.closest('section')?.textContent).toContain('1,200'),
    );
    expect(document.body.textContent).not.toContain('109');
    expect(document.querySelector('#overview-title')?.closest('section')?.textContent).toMatch(
      /Overview, Sales value, Jan\w* \d*\s?to Jun/,
    );
  });

  it('shows 0 where the numbers do not come, and stands (B137)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(500);
    await screen.findByRole('alert');
    expect(shown()).toEqual(['0', '0', '0', '0']);
  });
});
