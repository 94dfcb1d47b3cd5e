import { Decimal, ONE, ZERO, decimalOf } from '../money/decimal.ts';
import type { Problem, Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';
import type { LeaveDay } from './leave-days.ts';

/** What happens to days beyond the balance. */
export type AdditionalLeavePolicy = 'REFUSE' | 'PAID' | 'LOP';

/** A leave type's rules on pay. */
export interface PayRules {
  /** Every day is unpaid and needs no balance. */
  readonly isUnpaid: boolean;
  readonly additionalLeavePolicy: AdditionalLeavePolicy;
  /** Share of the day's pay that is paid for a covered day, above 0 to 1. */
  readonly paidFraction: string;
}

/** A day of leave with what the balance covers of it. */
export interface CoveredDay extends LeaveDay {
  /** Part of the day taken from the balance. */
  readonly covered: string;
  readonly isAdditional: boolean;
  /** Whether any of it is unpaid. */
  readonly isLop: boolean;
  /** Share of the day that is paid, 0 to 1. */
  readonly paidShare: string;
}

/** A leave split by the balance: `days` = `coveredDays` + `additionalDays`. Decimal strings. */
export interface LeaveCover {
  readonly rows: readonly CoveredDay[];
  readonly days: string;
  readonly coveredDays: string;
  readonly additionalDays: string;
  readonly lopDays: string;
}

/** The balance is insufficient and the type allows nothing beyond it. */
export type LeaveCoverProblem = Problem<'LEAVE_BALANCE_TOO_LOW', { available: string; days: string }>;

const shareOf = (fraction: Decimal, covered: Decimal, rules: PayRules): Decimal => {
  const additional = fraction.minus(covered);
  const beyond = rules.additionalLeavePolicy === 'PAID' && !rules.isUnpaid ? additional : ZERO;
  return covered.mul(decimalOf(rules.paidFraction)).plus(beyond).div(fraction).toDecimalPlaces(4);
};

const sumOf = (rows: readonly CoveredDay[], part: (row: CoveredDay) => Decimal): string =>
  rows.reduce<Decimal>((sum, row) => sum.plus(part(row)), ZERO).toFixed();

const lopOf = ({ fraction, paidShare }: CoveredDay): Decimal =>
  decimalOf(fraction).mul(ONE.minus(decimalOf(paidShare)));

/**
 * Splits a leave into days the balance covers and days beyond it, in date order, so that the last ones are beyond.
 * @param available free days of the balance, decimal string; a negative one covers nothing
 * @returns the split, or that the balance is too low
 */
export function coverLeave(
  days: readonly LeaveDay[],
  available: string,
  rules: PayRules,
): Result<LeaveCover, LeaveCoverProblem> {
  let left = rules.isUnpaid ? ZERO : Decimal.max(ZERO, decimalOf(available));
  const rows = days.map((day): CoveredDay => {
    const fraction = decimalOf(day.fraction);
    const covered = Decimal.min(left, fraction);
    left = left.minus(covered);
    const paidShare = shareOf(fraction, covered, rules);
    return {
      ...day,
      covered: covered.toFixed(),
      isAdditional: !rules.isUnpaid && covered.lessThan(fraction),
      isLop: paidShare.lessThan(ONE),
      paidShare: paidShare.toFixed(),
    };
  });
  const total = sumOf(rows, ({ fraction }) => decimalOf(fraction));
  const coveredDays = sumOf(rows, ({ covered }) => decimalOf(covered));
  const additional = rules.isUnpaid ? ZERO : decimalOf(total).minus(decimalOf(coveredDays));
  if (additional.greaterThan(0) && rules.additionalLeavePolicy === 'REFUSE') {
    return refuse('LEAVE_BALANCE_TOO_LOW', { available, days: total });
  }
  return success({
    rows,
    days: total,
    coveredDays,
    additionalDays: additional.toFixed(),
    lopDays: sumOf(rows, lopOf),
  });
}
