import type { Behaviours } from '../../engine/behaviour.ts';
import { donationBehaviour } from './donation.behaviour.ts';
import { cashCountBehaviour } from './closing/cash-count.behaviour.ts';
import { bankLineBehaviour } from './bank/bank-line.behaviour.ts';
import { dayClosingBehaviour } from './closing/day-closing.behaviour.ts';
import { ledgerAccountBehaviour } from './ledger/ledger-account.behaviour.ts';
import { journalVoucherBehaviour, openingBalanceBehaviour } from './ledger/manual.behaviours.ts';
import { entryBehaviour } from './entry.behaviour.ts';
import { financialYearBehaviour } from './financial-year.behaviour.ts';
import {
  financeCategoryBehaviour,
  receiptLayoutBehaviour,
  receiptPrinterBehaviour,
  receiptSequenceBehaviour,
  taxSlabBehaviour,
} from './masters.behaviour.ts';

/** Rules of finance that the definitions cannot express. */
export const financeBehaviours: Behaviours = {
  income: entryBehaviour('INCOME', 'income'),
  expense: entryBehaviour('EXPENSE', 'expense'),
  donation: donationBehaviour,
  financialYear: financialYearBehaviour,
  financeTransactionCategory: financeCategoryBehaviour,
  ledgerAccount: ledgerAccountBehaviour,
  journalVoucher: journalVoucherBehaviour,
  openingBalance: openingBalanceBehaviour,
  cashCount: cashCountBehaviour,
  dayClosing: dayClosingBehaviour,
  bankLine: bankLineBehaviour,
  receiptSequence: receiptSequenceBehaviour,
  taxSlab: taxSlabBehaviour,
  receiptPrintSetting: receiptPrinterBehaviour,
  receiptPdfSetting: receiptLayoutBehaviour,
};
