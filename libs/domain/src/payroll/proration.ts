import type { Decimal } from '../money/decimal.ts';
import { ONE, ZERO, decimalOf } from '../money/decimal.ts';
import type { Problem, Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';
import type { FormulaValues } from './formula/compile.ts';
import type { Ratio } from './formula/ratio.ts';
import {
  addRatio,
  compareRatio,
  divideRatio,
  multiplyRatio,
  negateRatio,
  ratioOf,
  ratioValue,
} from './formula/ratio.ts';
import type { PayrollPlan } from './plan.ts';
import { roundByRule } from './rounding.ts';

/** The part of a period an employee was employed, in working days by the calendar. */
export interface EmployedDays {
  /** Working days employed, decimal string. */
  readonly employed: string;
  /** All working days of the period, decimal string. */
  readonly inPeriod: string;
}

/** Raised when a share of working days is needed and the period has none. */
export type ProrationProblem = Problem<'WORKING_DAYS_ZERO'>;

const whole = ratioOf(ONE);
const none = ratioOf(ZERO);

/**
 * Calculates the share of an earning that is paid: the employed part of the period less the unpaid part, not below zero.
 * Subtracting prevents a day from being deducted twice: 13 of 25 days employed with one of them unpaid pays 12/25.
 * @param employment days employed, absent when the whole period
 * @param lopDays unpaid days, zero when they are deducted by a line of their own
 * @param workingDays working days unpaid days are measured against, decimal string
 * @returns the share, or that there are no working days to base it on
 */
export function paidShare(
  employment: EmployedDays | null | undefined,
  lopDays: Decimal,
  workingDays: string,
): Result<Ratio, ProrationProblem> {
  const employed = employment
    ? quotient(decimalOf(employment.employed), decimalOf(employment.inPeriod))
    : whole;
  const unpaid = lopDays.isZero() ? none : quotient(lopDays, decimalOf(workingDays));
  if (!employed || !unpaid) return refuse('WORKING_DAYS_ZERO', {});
  const share = addRatio(employed, negateRatio(unpaid));
  return success(compareRatio(share, none) < 0 ? none : share);
}

/**
 * Reduces the earnings that depend on the days paid; each is rounded by its own rule.
 * @param plan group the amounts belong to
 * @param full amounts for a whole period, by code
 * @param share part that is paid
 * @returns the amount of every earning by code, reduced or not
 */
export function prorateEarnings(plan: PayrollPlan, full: FormulaValues, share: Ratio): Map<string, Decimal> {
  const reduced = new Map<string, Decimal>();
  for (const { category } of plan.steps) {
    if (category.type !== 'EARNING') continue;
    const amount = full.get(category.code) ?? ZERO;
    reduced.set(category.code, category.affectedByLop ? shareOf(amount, share, category.rounding) : amount);
  }
  return reduced;
}

function shareOf(amount: Decimal, share: Ratio, rounding: Parameters<typeof roundByRule>[1]): Decimal {
  return roundByRule(ratioValue(multiplyRatio(ratioOf(amount), share)), rounding);
}

function quotient(part: Decimal, total: Decimal): Ratio | undefined {
  return divideRatio(ratioOf(part), ratioOf(total));
}
