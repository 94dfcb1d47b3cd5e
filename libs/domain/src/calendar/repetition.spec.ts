import { repetitions } from './repetition.ts';
import type { Rhythm } from './repetition.ts';

it.each<[string, Rhythm, string, readonly string[]]>([
  ['2026-03-30', 'DAY', '2026-04-01', ['2026-03-31', '2026-04-01']],
  ['2026-02-20', 'WEEK', '2026-03-06', ['2026-02-27', '2026-03-06']],
  ['2026-02-20', 'FORTNIGHT', '2026-03-19', ['2026-03-06']],
  [
    '2026-10-31',
    'MONTH',
    '2027-03-31',
    ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'],
  ],
  ['2024-02-29', 'YEAR', '2028-03-01', ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']],
  ['2026-05-01', 'DAY', '2026-05-01', []],
  ['2026-05-01', 'YEAR', '2020-01-01', []],
])('what begins on %s and comes each %s until %s', (first, rhythm, until, days) => {
  expect(repetitions(first, rhythm, until, 100)).toEqual(days);
});

it('comes no more often than allowed', () => {
  expect(repetitions('2026-01-01', 'DAY', '9999-12-31', 3)).toEqual([
    '2026-01-02',
    '2026-01-03',
    '2026-01-04',
  ]);
});
