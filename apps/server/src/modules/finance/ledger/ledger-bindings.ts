import type { ReportBinding } from '../../../engine/report/reports.ts';
import { drawersBinding } from '../closing/cash-count.store.ts';
import { accountStatementBinding, trialBalanceBinding } from './ledger-reports.store.ts';
import { balanceSheetBinding, incomeStatementBinding } from './statements.store.ts';
import { bookBinding } from './money-books.store.ts';

/** The queries of the ledger statements, by report key. */
export const ledgerBindings: Readonly<Record<string, ReportBinding>> = {
  trialBalance: trialBalanceBinding,
  accountStatement: accountStatementBinding,
  incomeStatement: incomeStatementBinding,
  balanceSheet: balanceSheetBinding,
  cashBook: bookBinding(['CASH']),
  cashDrawers: drawersBinding,
  bankBook: bookBinding(['BANK', 'ONLINE']),
};
