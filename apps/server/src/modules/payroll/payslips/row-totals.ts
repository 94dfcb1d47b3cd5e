import { sumMoney } from '@school/domain';
import type { PayslipRow, PayTotals } from '@school/domain';

/** Sums over payslips of a list. */
export const payTotalsOfRows = (rows: readonly PayslipRow[]): PayTotals => ({
  earningsTotal: sumMoney(rows.map(({ earningsTotal }) => earningsTotal)),
  deductionsTotal: sumMoney(rows.map(({ deductionsTotal }) => deductionsTotal)),
  netPay: sumMoney(rows.map(({ netPay }) => netPay)),
});
