import type { IsoDate } from '../calendar/iso-date.ts';
import { addDays, civilDate, clampedDay, isoWeekday, remainder } from '../calendar/iso-date.ts';
import type { PayPeriod, PaymentFrequency } from './period.ts';

/** When payslips of a group are due: a weekday, or days of the month with 31 for the last one. */
export type GenerationDay =
  | { readonly weekday: number }
  | {
      /** One day, or for SEMIMONTHLY one for each half. */
      readonly daysOfMonth: readonly number[];
    };

/**
 * Finds the day on which payslips of a period are due. A weekday means the one in the last seven days of the period; a day
 * of the month is taken in the month the period ends in, and a month that is too short uses its last day. A daily group is
 * due on the day itself.
 * @param frequency payment frequency of the group
 * @param period period to be paid
 * @param generationDay setting of the group
 */
export function generationDate(
  frequency: PaymentFrequency,
  period: PayPeriod,
  generationDay: GenerationDay,
): IsoDate {
  if (frequency === 'DAILY') return period.end;
  if ('weekday' in generationDay) {
    return addDays(period.end, -remainder(isoWeekday(period.end) - generationDay.weekday, 7));
  }
  const { daysOfMonth } = generationDay;
  const isFirstHalf = frequency === 'SEMIMONTHLY' && civilDate(period.start).day === 1;
  const day = (isFirstHalf ? daysOfMonth[0] : daysOfMonth.at(-1)) ?? 31;
  const { year, month } = civilDate(period.end);
  return clampedDay(year, month, day);
}

/**
 * Whether payslips would be generated before they are due, which is allowed but marked.
 * @param due result of {@link generationDate}
 * @param today day by the clock of the institution
 */
export function isEarlyGeneration(due: IsoDate, today: IsoDate): boolean {
  return today < due;
}
