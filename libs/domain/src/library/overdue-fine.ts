import { addDays, type IsoDate } from '../calendar/iso-date.ts';
import { compareMoney, multiplyThenDivide, type Money } from '../money/money.ts';
import { isWorkingDay, type NonWorkingDays } from '../payroll/working-days.ts';

/** The fine rule of a loan, from the card setting of the day it was lent. */
export interface FineRule {
  readonly finePerDay: Money;
  readonly graceDays: number;
  /** Null: no limit. */
  readonly maxFine: Money | null;
}

/** The library's settings for all fines. */
export interface FineSetting {
  readonly fineOnClosedDays: boolean;
  /** Once the grace days are over, they are charged too. */
  readonly fineIncludesGrace: boolean;
}

/** Nothing is counted beyond this: ten years late is late enough. */
const longestDelay = 3660;

/** Days after the due date up to and including the day of return; days off count only where they are fined (LIB-5). */
export const overdueDays = (
  dueOn: IsoDate,
  until: IsoDate,
  { fineOnClosedDays }: Pick<FineSetting, 'fineOnClosedDays'>,
  closed: NonWorkingDays,
): number => {
  let days = 0;
  for (let day = addDays(dueOn, 1), n = 0; day <= until && n < longestDelay; day = addDays(day, 1), n += 1) {
    if (fineOnClosedDays || isWorkingDay(day, closed)) days += 1;
  }
  return days;
};

/**
 * The fine for a number of days (LIB-5).
 * @param replacement price of the book where fines are capped at it, else null
 */
export const overdueFine = (
  days: number,
  { finePerDay, graceDays, maxFine }: FineRule,
  { fineIncludesGrace }: Pick<FineSetting, 'fineIncludesGrace'>,
  replacement: Money | null = null,
): Money => {
  if (days <= graceDays) return '0.00';
  const fine = multiplyThenDivide(finePerDay, String(fineIncludesGrace ? days : days - graceDays), '1');
  return [maxFine, replacement].reduce<Money>(
    (least, limit) => (limit !== null && compareMoney(limit, least) < 0 ? limit : least),
    fine,
  );
};
