import { extraPeriods } from './teacher-load.ts';

it.each([
  [6 + 6 + 5 + 8, 24, 1],
  [24, 24, 0],
  [0, 24, 0],
  [40, null, 0],
])('%i periods with a limit of %s are %i too many', (load, limit, extra) => {
  expect(extraPeriods({ load, limit })).toBe(extra);
});
