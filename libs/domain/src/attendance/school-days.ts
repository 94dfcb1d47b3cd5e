import type { IsoDate } from '../calendar/iso-date.ts';
import { addDays } from '../calendar/iso-date.ts';
import type { NonWorkingDays } from '../payroll/working-days.ts';
import { isWorkingDay } from '../payroll/working-days.ts';

/** First and last day, both included; open-ended without a last day. */
export interface Stay {
  readonly from: IsoDate;
  readonly to: IsoDate | null;
}

/** Whether a day lies within at least one stay. */
export const isWithin = (date: IsoDate, stays: readonly Stay[]): boolean =>
  stays.some(({ from, to }) => from <= date && (to === null || date <= to));

/**
 * The days on which a batch has classes (R21).
 * @param range requested days; the caller has already clipped them to batch, range and today, or passes these as stays
 * @param stays every day has to lie within one of each: the batch, the time of a student in it
 */
export const schoolDays = (
  range: { readonly from: IsoDate; readonly to: IsoDate },
  nonWorking: NonWorkingDays,
  ...stays: readonly (readonly Stay[])[]
): IsoDate[] => {
  const days: IsoDate[] = [];
  for (let date = range.from; date <= range.to; date = addDays(date, 1)) {
    if (isWorkingDay(date, nonWorking) && stays.every((each) => isWithin(date, each))) days.push(date);
  }
  return days;
};
