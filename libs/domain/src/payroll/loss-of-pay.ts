import type { Decimal } from '../money/decimal.ts';
import { Decimal as DecimalNumber, ZERO, decimalOf } from '../money/decimal.ts';
import { fitsMoney } from '../money/money.ts';
import type { Problem, Result } from '../outcome/result.ts';
import { failure, refuse, success } from '../outcome/result.ts';
import { isCategoryReference, lossOfPayCode } from './category-code.ts';
import { codesRead } from './formula/codes.ts';
import type { Evaluator, FormulaValues } from './formula/compile.ts';
import { compileFormula } from './formula/compile.ts';
import { parseFormula } from './formula/parse.ts';
import { multiplyRatio, ratioOf, ratioValue } from './formula/ratio.ts';
import type { SyntaxReason } from './formula/syntax-problem.ts';
import type { LatenessSettings } from './lateness.ts';
import type { PayrollPlan } from './plan.ts';
import type { RunProblem } from './plan-run.ts';
import { roundByRule } from './rounding.ts';

/** How unpaid days reduce pay: by a line of their own, or by reducing the earnings. */
export type LossOfPayMethod = 'DEDUCTION_LINE' | 'PRORATE_EARNINGS';

/** A payroll group's rules on unpaid days and on lateness. */
export interface LossOfPaySettings extends LatenessSettings {
  readonly enableLop: boolean;
  /** Absent counts as DEDUCTION_LINE. */
  readonly lopMethod?: LossOfPayMethod | null;
  /** Amount for one day; absent means gross pay divided by working days. */
  readonly lopFormula?: string | null;
}

/** The settings of a group prepared for all its employees. */
export type LossOfPayPlan = { readonly lateness?: LatenessPlan } & (
  | { readonly method: 'NONE' }
  | { readonly method: 'PRORATE_EARNINGS' }
  | ({ readonly method: 'DEDUCTION_LINE' } & OneDay)
);

/** What one day costs. */
interface OneDay {
  readonly perDay: Evaluator;
  readonly readsGross: boolean;
}

/** A rule for lateness, with what one day costs. */
export interface LatenessPlan extends OneDay {
  readonly settings: LatenessSettings;
}

/** Why the formula for one unpaid day cannot be used. */
export type LossOfPayProblem =
  | Problem<'LOP_FORMULA_SYNTAX', { reason: SyntaxReason; column: number; found: string }>
  | Problem<'LOP_CODE_UNKNOWN', { readCode: string }>;

/** Amount of one unpaid day when a group does not say otherwise. */
export const defaultLopFormula = 'GROSS/NWD';

/**
 * Reads the loss-of-pay settings of a group.
 * @param plan group whose categories the formula may read, including EARNINGS
 * @returns settings ready for every employee, or what is wrong with the formula
 */
export function prepareLossOfPay(
  plan: PayrollPlan,
  settings: LossOfPaySettings,
): Result<LossOfPayPlan, LossOfPayProblem> {
  const isLine = settings.enableLop && settings.lopMethod !== 'PRORATE_EARNINGS';
  const costsTime = (settings.lateRule ?? 'NONE') !== 'NONE';
  if (!isLine && !costsTime) return success({ method: settings.enableLop ? 'PRORATE_EARNINGS' : 'NONE' });
  const day = oneDayOf(plan, settings);
  if (!day.ok) return day;
  const lateness = costsTime ? { lateness: { settings, ...day.value } } : {};
  if (isLine) return success({ method: 'DEDUCTION_LINE', ...day.value, ...lateness });
  return success({ method: settings.enableLop ? 'PRORATE_EARNINGS' : 'NONE', ...lateness });
}

function oneDayOf(plan: PayrollPlan, settings: LossOfPaySettings): Result<OneDay, LossOfPayProblem> {
  const formula = parseFormula(settings.lopFormula ?? defaultLopFormula);
  if (!formula.ok) return failure({ code: 'LOP_FORMULA_SYNTAX', params: formula.error.params });
  const reads = codesRead(formula.value);
  const known = new Set(plan.steps.map((step) => step.category.code));
  const readCode = reads.find(
    (code) => code === 'DEDUCTIONS' || (isCategoryReference(code) && !known.has(code)),
  );
  if (readCode !== undefined) return refuse('LOP_CODE_UNKNOWN', { readCode });
  const perDay = compileFormula(formula.value);
  return success({ perDay, readsGross: reads.includes('GROSS') });
}

/** Amount of the loss-of-pay line, and whether the formula went below zero. */
export interface LossOfPayAmount {
  readonly amount: Decimal;
  readonly isClamped: boolean;
}

/**
 * Calculates the loss-of-pay line: the amount of one day times the unpaid days as one expression, rounded once, at most all
 * that is earned.
 * @param perDay formula for one day
 * @param values full amounts and variables: a day costs the same whether or not the period is a whole one
 * @param lopDays unpaid days
 * @param earningsTotal rupees earned in the period, the most the line can take
 */
export function lossOfPayAmount(
  perDay: Evaluator,
  values: FormulaValues,
  lopDays: Decimal,
  earningsTotal: Decimal,
): Result<LossOfPayAmount, RunProblem> {
  if (lopDays.isZero()) return success({ amount: ZERO, isClamped: false });
  const oneDay = perDay(values);
  if (!oneDay) return refuse('CATEGORY_DIVISION_BY_ZERO', { category: lossOfPayCode });
  const amount = roundByRule(ratioValue(multiplyRatio(oneDay, ratioOf(lopDays))), 'CENT');
  if (!fitsMoney(amount)) return refuse('CATEGORY_AMOUNT_OUT_OF_RANGE', { category: lossOfPayCode });
  if (amount.isNegative()) return success({ amount: ZERO, isClamped: true });
  return success({ amount: DecimalNumber.min(amount, earningsTotal), isClamped: false });
}

/**
 * Limits unpaid days to the working days there are.
 * @param lopDays decimal string, absent counts as none
 * @param workingDays working days of the period, decimal string
 */
export function limitedLopDays(lopDays: string | null | undefined, workingDays: string): Decimal {
  return DecimalNumber.min(decimalOf(lopDays ?? '0'), decimalOf(workingDays));
}
