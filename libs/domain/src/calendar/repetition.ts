import { addDays, civilDate, clampedDay, dayNumber } from './iso-date.ts';
import type { IsoDate } from './iso-date.ts';

/** How often something repeats. */
export type Rhythm = 'DAY' | 'WEEK' | 'FORTNIGHT' | 'MONTH' | 'YEAR';

const days: Readonly<Partial<Record<Rhythm, number>>> = { DAY: 1, WEEK: 7, FORTNIGHT: 14 };

/**
 * The n-th repetition; in a month that is too short it falls on the last day. It is always counted from the first day, so
 * that the 31st does not become the 28th for good.
 */
const returnOf = (first: IsoDate, rhythm: Rhythm, n: number): IsoDate => {
  const step = days[rhythm];
  if (step !== undefined) return addDays(first, n * step);
  const { year, month, day } = civilDate(first);
  const months = month - 1 + n * (rhythm === 'YEAR' ? 12 : 1);
  return clampedDay(year + Math.floor(months / 12), (months % 12) + 1, day);
};

/**
 * The days on which something repeats after its first day, up to and including a last day.
 * @param most maximum number of days
 */
export const repetitions = (
  first: IsoDate,
  rhythm: Rhythm,
  until: IsoDate,
  most: number,
): readonly IsoDate[] => {
  const found: IsoDate[] = [];
  for (let n = 1; found.length < most; n += 1) {
    const next = returnOf(first, rhythm, n);
    if (dayNumber(next) > dayNumber(until)) break;
    found.push(next);
  }
  return found;
};
