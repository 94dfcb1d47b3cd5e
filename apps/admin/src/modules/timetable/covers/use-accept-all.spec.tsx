import { cleanup, fireEvent, screen } from '@testing-library/react';
import { showInEngine } from '../../../../test/engine.tsx';
import type { DayLesson } from '../week/types.ts';
import { useAcceptAll } from './use-accept-all.ts';

afterEach(cleanup);

const given: (readonly [number, string])[] = [];
const Accepting = () => {
  const { begin } = useAcceptAll({
    date: '2026-06-01',
    open: [{ id: 1 } as DayLesson, { id: 2 } as DayLesson, { id: 3 } as DayLesson],
    chosen: new Map([[2, '70']]),
    act: (lesson, _cancelled, by) => {
      given.push([lesson.id, by]);
      return Promise.resolve(true);
    },
  });
  return <button onClick={begin}>Accept</button>;
};

it('gives each lesson once, however often it is pressed, to whom the user has chosen', async () => {
  await showInEngine(<Accepting />, {
    answers: { 'setup/v1/timetableSwap/free': [{ id: 60, name: 'Sana Akhtar' }] },
  });
  const button = await screen.findByRole('button', { name: 'Accept' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText('3 lessons are covered.');
  expect(given).toEqual([
    [1, '60'],
    [2, '70'],
    [3, '60'],
  ]);
});
