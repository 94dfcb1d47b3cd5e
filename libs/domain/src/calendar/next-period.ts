import { addDays, civilDate, clampedDay, dayNumber } from './iso-date.ts';
import type { IsoDate } from './iso-date.ts';

/** First and last day, both included. */
export interface DayPeriod {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** Whole months from a day to the day after another one, if they come out even. */
const wholeMonths = (from: IsoDate, after: IsoDate): number | undefined => {
  const [a, b] = [civilDate(from), civilDate(after)];
  const months = (b.year - a.year) * 12 + b.month - a.month;
  return months > 0 && a.day === b.day ? months : undefined;
};

/**
 * The period that begins on the day after another one ends, as long as that one: in months where it has whole months
 * (a leap year is followed by a year), else in days.
 * @param last its last day must not lie before its first one
 */
export const nextPeriod = ({ from, to }: DayPeriod): DayPeriod => {
  const start = addDays(to, 1);
  const months = wholeMonths(from, start);
  if (months === undefined) return { from: start, to: addDays(start, dayNumber(to) - dayNumber(from)) };
  const { year, month, day } = civilDate(start);
  return { from: start, to: addDays(clampedDay(year, month + months, day), -1) };
};
