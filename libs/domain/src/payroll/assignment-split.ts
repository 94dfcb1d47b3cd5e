import { ZERO, decimalOf } from '../money/decimal.ts';
import type { Money } from '../money/money.ts';
import { addMoney, multiplyThenDivide } from '../money/money.ts';
import type { Problem, Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';
import type { PayLine } from './pay-line.ts';

/** One of several assignments that were in effect in a period. */
export interface AssignmentPart {
  /** Days it was in effect, in the same unit as the days of the period; decimal string. */
  readonly days: string;
  /** Its lines at full amounts. */
  readonly lines: readonly PayLine[];
}

/** Why parts of a period cannot be combined into pay. */
export type AssignmentSplitProblem =
  | Problem<'WORKING_DAYS_ZERO'>
  | Problem<'ASSIGNMENT_DAYS_EXCEED_PERIOD', { days: string; periodDays: string }>;

/**
 * Joins the lines of successive assignments inside one period: a raise on the 22nd of a month of 30 days pays 21 days of
 * the old amount and 9 of the new. Each share is rounded separately.
 * @param parts assignments in the order they were in effect
 * @param periodDays days of the whole period, decimal string
 * @returns lines in the order of the latest assignment, those only in an earlier one after them
 */
export function joinAssignments(
  parts: readonly AssignmentPart[],
  periodDays: string,
): Result<PayLine[], AssignmentSplitProblem> {
  const days = parts.reduce((sum, part) => sum.plus(decimalOf(part.days)), ZERO);
  if (decimalOf(periodDays).isZero()) return refuse('WORKING_DAYS_ZERO', {});
  if (days.gt(decimalOf(periodDays))) {
    return refuse('ASSIGNMENT_DAYS_EXCEED_PERIOD', { days: days.toFixed(), periodDays });
  }
  const amounts = sharesByCode(parts, periodDays);
  return success(latestLines(parts).map((line) => ({ ...line, amount: amounts.get(line.code) ?? '0.00' })));
}

function sharesByCode(parts: readonly AssignmentPart[], periodDays: string): Map<string, Money> {
  const amounts = new Map<string, Money>();
  for (const part of parts) {
    for (const { code, amount } of part.lines) {
      const share = multiplyThenDivide(amount, part.days, periodDays);
      amounts.set(code, addMoney(amounts.get(code) ?? '0.00', share));
    }
  }
  return amounts;
}

function latestLines(parts: readonly AssignmentPart[]): PayLine[] {
  const lines = new Map<string, PayLine>();
  for (const part of parts.toReversed()) {
    for (const line of part.lines) if (!lines.has(line.code)) lines.set(line.code, line);
  }
  return [...lines.values()];
}
