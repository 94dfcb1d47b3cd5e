import type { Decimal } from '../money/decimal.ts';
import { ZERO } from '../money/decimal.ts';
import { fitsMoney } from '../money/money.ts';
import type { Problem, Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';
import type { FormulaValues } from './formula/compile.ts';
import { ratioValue } from './formula/ratio.ts';
import type { PayrollPlan, PlanStep } from './plan.ts';
import { roundByRule } from './rounding.ts';

/** Why the formulas of a group have no result for one employee. `category` may be the LOP line. */
export type RunProblem =
  | Problem<'CATEGORY_DIVISION_BY_ZERO', { category: string }>
  | Problem<'CATEGORY_AMOUNT_OUT_OF_RANGE', { category: string }>;

/** The result of one pass over the categories of a group. */
export interface PlanRun {
  /** Rounded amount of every category by code, including the variables and EARNINGS. */
  readonly values: FormulaValues;
  /** Codes whose result was below zero and became zero. */
  readonly clamped: readonly string[];
}

/**
 * Calculates every category once, in order, rounding each before another reads it.
 * @param plan group prepared for calculation
 * @param variables GROSS, NWD, LOPD and PRESENT
 * @param given amounts to use instead of the rules, by code; others read them like any amount
 * @returns all amounts, or the category that divides by zero or is too large to be stored
 */
export function runPlan(
  plan: PayrollPlan,
  variables: FormulaValues,
  given: FormulaValues,
): Result<PlanRun, RunProblem> {
  const values = new Map(variables);
  const clamped: string[] = [];
  let earnings = ZERO;
  values.set('EARNINGS', earnings);
  for (const step of plan.steps) {
    const { code, type } = step.category;
    const calculated = calculateStep(step, values, given.get(code));
    if (!calculated.ok) return calculated;
    const isBelowZero = calculated.value.lt(ZERO);
    if (isBelowZero) clamped.push(code);
    const amount = isBelowZero ? ZERO : calculated.value;
    values.set(code, amount);
    if (type === 'EARNING') {
      // Deductions that read the sum come after every earning, so they never see it half computed.
      earnings = earnings.plus(amount);
      values.set('EARNINGS', earnings);
    }
  }
  return success({ values, clamped });
}

function calculateStep(
  { category, rule }: PlanStep,
  values: FormulaValues,
  given: Decimal | undefined,
): Result<Decimal, RunProblem> {
  if (given) return success(given);
  const exact = rule.evaluate(values);
  if (!exact) return refuse('CATEGORY_DIVISION_BY_ZERO', { category: category.code });
  const rounded = roundByRule(ratioValue(exact), category.rounding);
  return fitsMoney(rounded)
    ? success(rounded)
    : refuse('CATEGORY_AMOUNT_OUT_OF_RANGE', { category: category.code });
}
