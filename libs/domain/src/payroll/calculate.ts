import { ZERO } from '../money/decimal.ts';
import { compareMoney, toMoney } from '../money/money.ts';
import type { Problem, Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';
import type { FormulaValues } from './formula/compile.ts';
import type { InputProblem, PayInput } from './pay-input.ts';
import { givenAmounts, variablesOf } from './pay-input.ts';
import type { PayLine } from './pay-line.ts';
import type { PayTotals } from './payslip.ts';
import { payTotals } from './payslip.ts';
import type { PayrollPlan } from './plan.ts';
import type { RunProblem } from './plan-run.ts';
import { runPlan } from './plan-run.ts';

/** Why the pay of one employee cannot be calculated. */
export type CalculationProblem = InputProblem | RunProblem;

/** A warning to the user although the calculation stands: a result below zero became 0.00. */
export type PayWarning = Problem<'NEGATIVE_CLAMPED', { category: string }>;

/** Raised when an assignment would leave the employee owing money. */
export type AssignmentProblem = Problem<'ASSIGNMENT_NET_PAY_NEGATIVE', { netPay: string }>;

/** Pay of one employee: lines in display order, their totals, and what to warn of. */
export interface PayCalculation extends PayTotals {
  readonly lines: readonly PayLine[];
  readonly warnings: readonly PayWarning[];
}

/**
 * Calculates full pay by the categories of a group, as an assignment shows it: unpaid days are not deducted.
 * @param plan group prepared once for all its employees
 * @param input gross pay, days and amounts given for this employee
 * @returns lines and totals, or why there are none; nothing partial is returned
 */
export function calculatePay(plan: PayrollPlan, input: PayInput): Result<PayCalculation, CalculationProblem> {
  const variables = variablesOf(plan, input);
  if (!variables.ok) return variables;
  const given = givenAmounts(plan, input);
  if (!given.ok) return given;
  const run = runPlan(plan, variables.value, given.value);
  if (!run.ok) return run;
  const lines = categoryLines(plan, run.value.values, given.value);
  return success({ lines, warnings: run.value.clamped.map(clampedWarning), ...payTotals(lines) });
}

/**
 * Checks that an assignment may be saved: its deductions must not exceed its earnings. Zero is allowed
 * here, unlike on a payslip.
 */
export function checkAssignment(calculation: PayCalculation): Result<PayCalculation, AssignmentProblem> {
  const { netPay } = calculation;
  return compareMoney(netPay, '0.00') < 0
    ? refuse('ASSIGNMENT_NET_PAY_NEGATIVE', { netPay })
    : success(calculation);
}

/**
 * Builds the lines of the categories of a group.
 * @param amounts rounded amounts by code
 * @param given codes whose amount a user entered
 * @returns lines in display order
 */
export function categoryLines(
  plan: PayrollPlan,
  amounts: FormulaValues,
  given: ReadonlyMap<string, unknown>,
): PayLine[] {
  return plan.displayed.map(({ category: { code, name, type } }) => ({
    code,
    label: name,
    type,
    amount: toMoney(amounts.get(code) ?? ZERO),
    source: 'CATEGORY',
    isOverridden: given.has(code),
  }));
}

/** The warning that the result of a category was below zero. */
export function clampedWarning(category: string): PayWarning {
  return { code: 'NEGATIVE_CLAMPED', params: { category } };
}
