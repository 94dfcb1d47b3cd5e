import { Decimal, ONE, ZERO, decimalOf } from '../money/decimal.ts';
import { fitsMoney } from '../money/money.ts';
import type { Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';
import { latenessCode } from './category-code.ts';
import type { Evaluator, FormulaValues } from './formula/compile.ts';
import { multiplyRatio, ratioValue } from './formula/ratio.ts';
import type { Ratio } from './formula/ratio.ts';
import type { RunProblem } from './plan-run.ts';
import { roundByRule } from './rounding.ts';

/** The cost of lateness: nothing, days for every given number of times, or the minutes missed. */
export type LateRule = 'NONE' | 'TIMES' | 'MINUTES';

/** A payroll group's rules on coming late and leaving early. Absent counts as the value in brackets. */
export interface LatenessSettings {
  /** (NONE) */
  readonly lateRule?: LateRule | null;
  /** Minutes of one day up to which nobody counts as late (0); a day beyond them counts with all its minutes. */
  readonly lateGrace?: number | null;
  /** Times, or minutes, per period that cost nothing (0). */
  readonly lateFree?: number | null;
  /** Number of times that make one deduction (1). */
  readonly lateTimes?: number | null;
  /** Days that one deduction takes, decimal string (0.5). */
  readonly lateDays?: string | null;
  /** Minutes of a whole working day (480). */
  readonly lateDayMinutes?: number | null;
}

/** An employee's lateness in a period, and how many days of pay it costs. */
export interface CountedLateness {
  /** Days on which more than the grace period was missed. */
  readonly times: number;
  /** All minutes of those days. */
  readonly minutes: number;
  /** Days of pay to deduct, exactly. */
  readonly days: Ratio;
}

const floored = (value: number): number => Math.max(0, Math.floor(value));

const daysTaken = (times: number, minutes: number, settings: LatenessSettings): Ratio => {
  const free = settings.lateFree ?? 0;
  if (settings.lateRule === 'MINUTES') {
    const counted = floored(minutes - free);
    const whole = settings.lateDayMinutes ?? 480;
    return { numerator: new Decimal(counted), denominator: new Decimal(whole) };
  }
  if (settings.lateRule !== 'TIMES') return { numerator: ZERO, denominator: ONE };
  const deductions = floored(floored(times - free) / (settings.lateTimes ?? 1));
  return { numerator: decimalOf(settings.lateDays ?? '0.5').mul(deductions), denominator: ONE };
};

/**
 * Calculates the lateness of a period by the rule of a group.
 * @param minutesOfDays minutes missed on each day, late and early together
 */
export function countLateness(minutesOfDays: readonly number[], settings: LatenessSettings): CountedLateness {
  const counted = minutesOfDays.filter((minutes) => minutes > (settings.lateGrace ?? 0));
  const minutes = counted.reduce((sum, day) => sum + day, 0);
  return { times: counted.length, minutes, days: daysTaken(counted.length, minutes, settings) };
}

/**
 * Calculates the lateness line: the amount of one day times the days to deduct as one expression, rounded once, not below
 * zero.
 * @param perDay formula for one day, the one used for unpaid days
 * @param most rupees available for deduction
 */
export function latenessAmount(
  perDay: Evaluator,
  values: FormulaValues,
  { days }: CountedLateness,
  most: Decimal,
): Result<Decimal, RunProblem> {
  if (days.numerator.isZero()) return success(ZERO);
  const oneDay = perDay(values);
  if (!oneDay) return refuse('CATEGORY_DIVISION_BY_ZERO', { category: latenessCode });
  const amount = roundByRule(ratioValue(multiplyRatio(oneDay, days)), 'CENT');
  if (!fitsMoney(amount)) return refuse('CATEGORY_AMOUNT_OUT_OF_RANGE', { category: latenessCode });
  return success(Decimal.max(ZERO, Decimal.min(amount, most)));
}

/** Days to deduct as shown on a payslip: four decimals at most. */
export const shownDays = ({ days }: CountedLateness): string => ratioValue(days).toDecimalPlaces(4).toFixed();
