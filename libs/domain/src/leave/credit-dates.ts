import type { IsoDate } from '../calendar/iso-date.ts';
import { civilDate, clampedDay } from '../calendar/iso-date.ts';

/** How often a part of the annual days is credited. */
export type CreditFrequency = 'YEARLY' | 'HALF_YEARLY' | 'QUARTERLY' | 'MONTHLY' | 'MANUAL';

/** First and last day of a leave year. */
export interface LeaveYearSpan {
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
}

/** Days on which credits fall, as chosen by an office. */
export interface CreditDateChoice {
  /** For MONTHLY: 1 to 28, or 31 for the last day. */
  readonly dayOfMonth?: number | null;
  /** For the other frequencies: month 1 to 12 and day 1 to 31. */
  readonly dates?: readonly { readonly month: number; readonly day: number }[];
}

const steps: Readonly<Record<CreditFrequency, number>> = {
  YEARLY: 12,
  HALF_YEARLY: 6,
  QUARTERLY: 3,
  MONTHLY: 1,
  MANUAL: 0,
};

/** How many dates a frequency has in a year of twelve months. */
export const datesPerYear = (frequency: CreditFrequency): number =>
  steps[frequency] === 0 ? 0 : 12 / steps[frequency];

const every = ({ startDate, endDate }: LeaveYearSpan, months: number, day: number): IsoDate[] => {
  const { year, month } = civilDate(startDate);
  const found: IsoDate[] = [];
  for (let at = 0; at < 24; at += months) {
    const date = clampedDay(year, month + at, day);
    if (date > endDate) break;
    if (date >= startDate) found.push(date);
  }
  return found;
};

const chosen = ({ startDate, endDate }: LeaveYearSpan, dates: CreditDateChoice['dates'] = []): IsoDate[] => {
  const first = civilDate(startDate).year;
  return dates
    .flatMap(({ month, day }) => [clampedDay(first, month, day), clampedDay(first + 1, month, day)])
    .filter((date) => date >= startDate && date <= endDate)
    .sort();
};

/**
 * The days of a leave year on which a frequency is credited, in order; none for MANUAL. By default they are the first days
 * of equal parts of the year.
 */
export function creditDates(
  year: LeaveYearSpan,
  frequency: CreditFrequency,
  choice: CreditDateChoice = {},
): readonly IsoDate[] {
  const step = steps[frequency];
  if (step === 0) return [];
  if (frequency === 'MONTHLY' && choice.dayOfMonth) return every(year, 1, choice.dayOfMonth);
  const own = frequency === 'MONTHLY' ? [] : chosen(year, choice.dates);
  return own.length > 0 ? own : every(year, step, civilDate(year.startDate).day);
}
