import { slotOf } from './schedule.ts';
import type { Schedule } from './schedule.ts';

/** 28 November 2026 is a Saturday. */
const saturday = '2026-11-28';

describe('the place of a moment in a schedule', () => {
  it.each<[Schedule['frequency'], string, number, string, number, string | undefined]>([
    ['NEVER', 'SAT', 0, saturday, 12, undefined],
    ['HOURLY', 'SUN', 20, saturday, 5, '2026-11-28T05'],
    ['DAILY', 'SUN', 2, saturday, 1, undefined],
    ['DAILY', 'SUN', 2, saturday, 2, saturday],
    ['DAILY', 'SUN', 2, saturday, 23, saturday],
    ['WEEKLY', 'SAT', 2, saturday, 1, undefined],
    ['WEEKLY', 'SAT', 2, saturday, 2, saturday],
    ['WEEKLY', 'SUN', 2, saturday, 2, undefined],
    ['WEEKLY', 'SUN', 2, '2026-11-29', 2, '2026-11-29'],
  ])('of %s, on %s from hour %i: %s at %i', (frequency, weekday, from, today, hour, slot) => {
    expect(slotOf({ frequency, weekday, hour: from }, { today, hour })).toBe(slot);
  });
});
