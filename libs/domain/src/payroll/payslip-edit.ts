import type { Money } from '../money/money.ts';
import { compareMoney, parseMoney } from '../money/money.ts';
import type { Problem, Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';
import type { PayLine } from './pay-line.ts';
import type { PayTotals } from './payslip.ts';
import { payTotals } from './payslip.ts';

/** A payslip line with the amount its rule produced, kept when a user changes the amount. */
export interface PayslipLine extends PayLine {
  readonly computedAmount: Money;
  readonly isEdited: boolean;
}

/** Why an amount cannot be put on a payslip line. */
export type PayslipEditProblem =
  | Problem<'PAYSLIP_LINE_UNKNOWN', { lineCode: string }>
  | Problem<'PAYSLIP_AMOUNT_INVALID', { lineCode: string; text: string }>;

/** The lines of a payslip with their totals. */
export interface EditedPayslip extends PayTotals {
  readonly lines: readonly PayslipLine[];
}

/** Puts calculated lines on a payslip. */
export function payslipLines(lines: readonly PayLine[]): PayslipLine[] {
  return lines.map((line) => ({ ...line, computedAmount: line.amount, isEdited: false }));
}

/**
 * Replaces amounts of payslip lines by typed ones and adds up the totals again. Other lines are not recalculated, and a
 * line set back to its calculated amount is no longer marked.
 * @param lines lines of the payslip
 * @param amounts typed amounts by line code
 * @returns new lines and totals, or the first amount that is not a number, below zero, finer than a paisa, or meant for a
 * line the payslip does not have
 */
export function editPayslip(
  lines: readonly PayslipLine[],
  amounts: Readonly<Record<string, string>>,
): Result<EditedPayslip, PayslipEditProblem> {
  const edited = new Map(lines.map((line) => [line.code, line]));
  for (const [lineCode, text] of Object.entries(amounts)) {
    const line = edited.get(lineCode);
    if (!line) return refuse('PAYSLIP_LINE_UNKNOWN', { lineCode });
    const amount = parseMoney(text);
    if (!amount.ok || compareMoney(amount.value, '0.00') < 0) {
      return refuse('PAYSLIP_AMOUNT_INVALID', { lineCode, text });
    }
    edited.set(lineCode, { ...line, amount: amount.value, isEdited: amount.value !== line.computedAmount });
  }
  const all = [...edited.values()];
  return success({ lines: all, ...payTotals(all) });
}
