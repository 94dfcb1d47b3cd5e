import type { IsoDate } from '../calendar/iso-date.ts';
import { addDays } from '../calendar/iso-date.ts';
import type { NonWorkingDays } from '../payroll/working-days.ts';
import { isWorkingDay } from '../payroll/working-days.ts';

/** First and last day, both included; without a last day it goes on. */
export interface Stay {
  readonly from: IsoDate;
  readonly to: IsoDate | null;
}

/** Says whether a day lies within at least one stay. */
export const isWithin = (date: IsoDate, stays: readonly Stay[]): boolean =>
  stays.some(({ from, to }) => from <= date && (to === null || date <= to));

/**
 * The days on which a batch has classes (R21).
 * @param range days asked for; ends of batch, range and today have been cut off by the caller or are given as stays
 * @param stays what every day has to lie in one of each: the batch, the time of a student in it
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
