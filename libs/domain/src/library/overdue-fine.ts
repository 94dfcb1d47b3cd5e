import { addDays, type IsoDate } from '../calendar/iso-date.ts';
import { compareMoney, multiplyThenDivide, type Money } from '../money/money.ts';
import { isWorkingDay, type NonWorkingDays } from '../payroll/working-days.ts';

/** What a loan says about its fine, by the card setting of the day it went out. */
export interface FineRule {
  readonly finePerDay: Money;
  readonly graceDays: number;
  /** Null: no limit. */
  readonly maxFine: Money | null;
}

/** What the library says about all fines. */
export interface FineSetting {
  readonly fineOnClosedDays: boolean;
  /** Once the days without a fine are over, they are charged too. */
  readonly fineIncludesGrace: boolean;
}

/** Further than that nothing is counted: ten years late is late enough. */
const longestDelay = 3660;

/** Days behind the due date up to and with the day of return; days off count only where they are fined (LIB-5). */
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
 * The fine for so many days (LIB-5).
 * @param replacement price of the book where no fine goes above it, else null
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
