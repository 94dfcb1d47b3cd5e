import type { IsoDate, IsoWeekday } from '../calendar/iso-date.ts';
import { addDays, isoWeekday } from '../calendar/iso-date.ts';
import type { PayPeriod } from './period.ts';
import { periodDays } from './period.ts';

/** Which days unpaid days are measured against. */
export type LopBasis = 'SETTING' | 'ACTUAL_WORKING_DAYS' | 'CALENDAR_DAYS';

/** The institution's non-working days. */
export interface NonWorkingDays {
  readonly weeklyOffs: readonly IsoWeekday[];
  readonly holidays: readonly IsoDate[];
}

/** Whether a day is neither a weekly day off nor a holiday. */
export function isWorkingDay(date: IsoDate, { weeklyOffs, holidays }: NonWorkingDays): boolean {
  return !weeklyOffs.includes(isoWeekday(date)) && !holidays.includes(date);
}

/** Counts the working days of a period; a holiday on a day off counts once. */
export function countWorkingDays(period: PayPeriod, nonWorking: NonWorkingDays): number {
  let count = 0;
  for (let date = period.start; date <= period.end; date = addDays(date, 1)) {
    if (isWorkingDay(date, nonWorking)) count += 1;
  }
  return count;
}

/**
 * Determines the working days of a period on the basis a group chose.
 * @param basis SETTING uses the configured figure, the others count the calendar
 * @param setting configured working days for this frequency, decimal string
 * @returns decimal string
 */
export function workingDaysOf(
  basis: LopBasis,
  period: PayPeriod,
  setting: string,
  nonWorking: NonWorkingDays,
): string {
  switch (basis) {
    case 'SETTING':
      return setting;
    case 'ACTUAL_WORKING_DAYS':
      return String(countWorkingDays(period, nonWorking));
    case 'CALENDAR_DAYS':
      return String(periodDays(period));
  }
}
