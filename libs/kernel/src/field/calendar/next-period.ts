import { daysInMonth, plusDays } from './calendar-date.ts';

/** First and last day, "yyyy-MM-dd", both included. */
export interface DayPeriod {
  readonly from: string;
  readonly to: string;
}

interface Day {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
}

const dayOf = (date: string): Day => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
};

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Whole months from one day to another, if there is no remainder. */
const wholeMonths = (from: string, to: string): number | undefined => {
  const [a, b] = [dayOf(from), dayOf(to)];
  const months = (b.year - a.year) * 12 + b.month - a.month;
  return months > 0 && a.day === b.day ? months : undefined;
};

/** The same day a number of months later, in a shorter month its last day. */
const monthsLater = (date: string, months: number): string => {
  const { year, month, day } = dayOf(date);
  const start = new Date(Date.UTC(year, month - 1 + months, 1));
  const most = daysInMonth(start.getUTCFullYear(), start.getUTCMonth() + 1);
  return plusDays(start.toISOString().slice(0, 10), Math.min(day, most) - 1);
};

/**
 * The period that begins on the day after another one ends, and has the same length: in months where it consists of whole
 * months (a leap year is followed by a year), else in days.
 * @param last its last day must not be before its first one
 */
export const nextPeriod = ({ from, to }: DayPeriod): DayPeriod => {
  const start = plusDays(to, 1);
  const months = wholeMonths(from, start);
  return months === undefined
    ? { from: start, to: plusDays(start, daysBetween(from, to)) }
    : { from: start, to: plusDays(monthsLater(start, months), -1) };
};
