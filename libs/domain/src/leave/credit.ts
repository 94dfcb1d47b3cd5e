import type { IsoDate } from '../calendar/iso-date.ts';
import { dayNumber } from '../calendar/iso-date.ts';
import { Decimal, ZERO, decimalOf } from '../money/decimal.ts';
import type { RoundingMode } from '../money/decimal.ts';
import type { LeaveYearSpan } from './credit-dates.ts';

/** Step that credited days are rounded to; NONE keeps two decimals. */
export type CreditStep = '0.25' | '0.5' | '1' | 'NONE';

const toStep = (days: Decimal, step: CreditStep, mode: RoundingMode): Decimal => {
  if (step === 'NONE') return days.toDecimalPlaces(2, mode);
  const unit = decimalOf(step);
  return days.div(unit).toDecimalPlaces(0, mode).mul(unit);
};

/** The nearest step; ties go up. */
export const roundStep = (days: Decimal, step: CreditStep): Decimal =>
  toStep(days, step, Decimal.ROUND_HALF_UP);

/**
 * The credit of an employee who joins late in the year: the annual days in proportion to the days left, rounded down to the
 * step.
 * @param annual days of a whole year
 * @param from first day that counts, including the joining day
 */
export function proRataDays(annual: string, from: IsoDate, year: LeaveYearSpan, step: CreditStep): string {
  const all = dayNumber(year.endDate) - dayNumber(year.startDate) + 1;
  const left = dayNumber(year.endDate) - dayNumber(from) + 1;
  if (left >= all) return decimalOf(annual).toFixed();
  if (left <= 0) return '0';
  return toStep(decimalOf(annual).mul(left).div(all), step, Decimal.ROUND_FLOOR).toFixed();
}

/** What determines the credits of one employee and type. */
export interface CreditTerms {
  /** Days of a whole leave year, decimal string. */
  readonly annual: string;
  readonly step: CreditStep;
  readonly proRateJoiners: boolean;
  /** First day on which the employee has the type: on joining the school, or the group. */
  readonly from: IsoDate;
}

/** A credit due on a day. */
export interface PlannedCredit {
  /** The credit date of the year it belongs to; the key that ensures it is given only once. */
  readonly creditDate: IsoDate;
  /** Everything credited up to and including this date. */
  readonly upTo: string;
}

/**
 * All credits of a year: after date n of N the employee has `roundStep(annual × n/N)`, so the year always sums to the
 * annual days. Late joiners get their share over the remaining dates, including the part of the year they join in.
 * @param dates credit dates of the year, in order
 */
export function plannedCredits(
  dates: readonly IsoDate[],
  year: LeaveYearSpan,
  { annual, step, proRateJoiners, from }: CreditTerms,
): readonly PlannedCredit[] {
  if (from > year.endDate) return [];
  const days = decimalOf(proRateJoiners ? proRataDays(annual, from, year, step) : annual);
  const before = dates.filter((date) => date <= from).length;
  const open = dates.slice(Math.max(0, before - 1));
  return open.map((creditDate, index) => ({
    creditDate,
    upTo: (index + 1 === open.length
      ? days
      : Decimal.min(days, roundStep(days.mul(index + 1).div(open.length), step))
    ).toFixed(),
  }));
}

/** A credit to be written. */
export interface DueCredit {
  readonly creditDate: IsoDate;
  readonly days: string;
}

/**
 * The credits that are due and not yet given, one for each missed date.
 * @param given credit dates that are in the ledger
 * @param already sum of the credits in the ledger of the year, decimal string
 * @param asOf today
 */
export function dueCredits(
  planned: readonly PlannedCredit[],
  given: ReadonlySet<IsoDate>,
  already: string,
  asOf: IsoDate,
): readonly DueCredit[] {
  let sum = decimalOf(already);
  const due: DueCredit[] = [];
  for (const { creditDate, upTo } of planned) {
    if (creditDate > asOf) break;
    if (given.has(creditDate)) continue;
    const days = Decimal.max(ZERO, decimalOf(upTo).minus(sum));
    if (days.isZero()) continue;
    sum = sum.plus(days);
    due.push({ creditDate, days: days.toFixed() });
  }
  return due;
}
