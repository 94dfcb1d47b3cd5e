import type { Money } from '../money/money.ts';
import { compareMoney, parseMoney, subtractMoney, sumMoney } from '../money/money.ts';
import type { Problem, Result } from '../outcome/result.ts';
import { failure, refuse, success } from '../outcome/result.ts';
import type { AmountLine } from './pay-line.ts';

/** The three totals of an assignment or payslip. */
export interface PayTotals {
  readonly earningsTotal: Money;
  readonly deductionsTotal: Money;
  /** Earnings less deductions; may be below zero. */
  readonly netPay: Money;
}

/** Raised when payslips are requested without naming any employee. */
export type SelectionProblem = Problem<'NO_EMPLOYEES_SELECTED'>;

/** Raised for an employee whose pay is zero or less. */
export type NetPayProblem = Problem<'NET_PAY_NEGATIVE', { name: string; employeeId: string; netPay: Money }>;

/** Raised when the browser shows figures that differ from the calculated ones; carries the right ones. */
export type TotalChangedProblem = Problem<'TOTAL_CHANGED', PayTotals>;

/** An employee chosen for payslip generation, with the pay calculated for the period. */
export interface PayslipCandidate {
  readonly employeeId: string;
  /** Name shown in messages. */
  readonly name: string;
  readonly netPay: Money;
}

/**
 * Adds up lines. Totals are sums of the rounded lines that are printed, so a payslip always adds up.
 * @param lines lines of every source
 */
export function payTotals(lines: readonly AmountLine[]): PayTotals {
  const totalOf = (type: AmountLine['type']): Money =>
    sumMoney(lines.filter((line) => line.type === type).map((line) => line.amount));
  const earningsTotal = totalOf('EARNING');
  const deductionsTotal = totalOf('DEDUCTION');
  return { earningsTotal, deductionsTotal, netPay: subtractMoney(earningsTotal, deductionsTotal) };
}

/**
 * Checks that at least one employee was chosen for payslip generation.
 * @param selected chosen employees, unchanged in the result
 */
export function checkSelection<T>(selected: readonly T[]): Result<readonly T[], SelectionProblem> {
  return selected.length > 0 ? success(selected) : refuse('NO_EMPLOYEES_SELECTED', {});
}

/**
 * Checks that every chosen employee has something to be paid. One at zero or below blocks the whole call, and the product
 * uses the same wording for both cases.
 * @returns all candidates, or one problem per employee at fault, in the order they were chosen
 */
export function checkNetPay(
  candidates: readonly PayslipCandidate[],
): Result<readonly PayslipCandidate[], readonly NetPayProblem[]> {
  const problems = candidates
    .filter(({ netPay }) => compareMoney(netPay, '0.00') <= 0)
    .map((params): NetPayProblem => ({
      code: 'NET_PAY_NEGATIVE',
      params: { name: params.name, employeeId: params.employeeId, netPay: params.netPay },
    }));
  return problems.length > 0 ? failure(problems) : success(candidates);
}

/**
 * Checks everything that blocks a generation call: nobody chosen, then nothing to pay.
 * @returns all candidates, or the problems to show, never an empty list
 */
export function checkGeneration(
  candidates: readonly PayslipCandidate[],
): Result<readonly PayslipCandidate[], readonly (SelectionProblem | NetPayProblem)[]> {
  const selection = checkSelection(candidates);
  return selection.ok ? checkNetPay(candidates) : failure([selection.error]);
}

/**
 * Compares the net pay sent by a browser with the calculated one. It is never used for anything else.
 * @param totals figures calculated from the lines
 * @param sentNetPay the browser's figure as received, or nothing
 */
export function checkSentNetPay(
  totals: PayTotals,
  sentNetPay: string | null | undefined,
): Result<PayTotals, TotalChangedProblem> {
  if (sentNetPay == null) return success(totals);
  const sent = parseMoney(sentNetPay);
  return sent.ok && sent.value === totals.netPay ? success(totals) : refuse('TOTAL_CHANGED', { ...totals });
}
