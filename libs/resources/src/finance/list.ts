import type { AnyResource } from '@school/kernel';
import { asset } from './asset.resource.ts';
import { donation } from './donation.resource.ts';
import { expense } from './expense.resource.ts';
import { feeAccount } from './fee-account.resource.ts';
import { financeGeneralSetting } from './finance-general-setting.settings.ts';
import { financeTransactionCategory } from './finance-transaction-category.resource.ts';
import { financeTransaction } from './finance-transaction.resource.ts';
import { journalEntry } from './ledger/journal-entry.resource.ts';
import { journalLine } from './ledger/journal-line.resource.ts';
import { journalVoucherLine } from './ledger/journal-voucher-line.resource.ts';
import { journalVoucher } from './ledger/journal-voucher.resource.ts';
import { openingBalance } from './ledger/opening-balance.resource.ts';
import { cashCountLine } from './ledger/cash-count-line.resource.ts';
import { bankLine } from './bank/bank-line.resource.ts';
import { bankStatement } from './bank/bank-statement.resource.ts';
import { cashCount } from './ledger/cash-count.resource.ts';
import { dayClosing } from './ledger/day-closing.resource.ts';
import { ledgerAccount } from './ledger/ledger-account.resource.ts';
import { ledgerSetting } from './ledger/ledger-setting.settings.ts';
import { income } from './income.resource.ts';
import { liability } from './liability.resource.ts';
import { receiptPdfSetting } from './receipt-pdf-setting.resource.ts';
import { receiptPrintSetting } from './receipt-print-setting.resource.ts';
import { receiptSequence } from './receipt-sequence.resource.ts';
import { receiptTemplate } from './receipt-template.resource.ts';
import { taxSetting } from './tax-setting.settings.ts';
import { taxSlab } from './tax-slab.resource.ts';
import { transactionReceipt } from './transaction-receipt.resource.ts';

export const financeResources: readonly AnyResource[] = [
  taxSlab,
  taxSetting,
  financeGeneralSetting,
  receiptPrintSetting,
  receiptPdfSetting,
  receiptTemplate,
  receiptSequence,
  feeAccount,
  financeTransactionCategory,
  transactionReceipt,
  financeTransaction,
  income,
  expense,
  donation,
  asset,
  liability,
  ledgerAccount,
  ledgerSetting,
  journalEntry,
  journalLine,
  journalVoucher,
  journalVoucherLine,
  openingBalance,
  cashCount,
  cashCountLine,
  dayClosing,
  bankStatement,
  bankLine,
];
