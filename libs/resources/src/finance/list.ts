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
import { ledgerAccount } from './ledger/ledger-account.resource.ts';
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
  journalEntry,
  journalLine,
];
