import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { closeApp, openApp, sessionAnswer } from '../../../test/app.tsx';
import { answerWith } from '../../../test/server.ts';
import type { Answer } from '../../../test/server.ts';

const figures = { totalStudents: 1234, totalEmployee: 56, totalCourses: 7, totalBatches: 8 };

const open = async (answer: Answer) => {
  const sent = answerWith({ 'setup/v1/session': sessionAnswer('ADMIN'), 'setup/v1/dashBoardData': answer });
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
    // What the frame around it asks for.
    const known =
      /^setup\/v1\/(session|notifications|jobs|user_preference|preferences|InstituteBranches\/mine)|^public\//;
    const asked = sent
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => !known.test(call.slice(4)));
    expect(asked).toEqual(['GET setup/v1/dashBoardData/getDashBoardData']);
  });

  it('notes a click on a card in the console and stays where it is (B043)', async () => {
    const noted = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { router } = await open(figures);
    await screen.findByText('1,234');
    for (const card of document.querySelectorAll('.d-stat')) fireEvent.click(card);
    expect(noted).toHaveBeenCalledTimes(4);
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('shows 0 where the numbers do not come, and stands (B137)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(500);
    await screen.findByRole('alert');
    expect(shown()).toEqual(['0', '0', '0', '0']);
  });
});
