import type { Rider } from '@school/domain';
import { allPresent, changedMarks, countMarks } from './ride-marks.ts';

const rider = (allocation: number, status: Rider['status']): Rider => ({
  allocation,
  status,
  name: `Passenger ${allocation}`,
  group: '10 A',
  stop: 'Park',
  time: '06:30',
});
const riders = [rider(1, null), rider(2, 'ABSENT'), rider(3, null), rider(4, 'PRESENT')];

it('makes everybody present who is not marked', () => {
  const chosen = allPresent(riders, new Map([[3, 'LEAVE' as const]]));
  expect([...chosen]).toEqual([
    [3, 'LEAVE'],
    [1, 'PRESENT'],
  ]);
  expect(countMarks(riders, chosen)).toEqual({ PRESENT: 2, ABSENT: 1, LEAVE: 1, OPEN: 0 });
});

it('sends what is different alone', () => {
  const chosen = new Map([
    [2, 'PRESENT' as const],
    [4, 'PRESENT' as const],
  ]);
  expect(changedMarks(riders, chosen)).toEqual([{ allocation: 2, status: 'PRESENT' }]);
  expect(countMarks(riders, new Map())).toEqual({ PRESENT: 1, ABSENT: 1, LEAVE: 0, OPEN: 2 });
});
