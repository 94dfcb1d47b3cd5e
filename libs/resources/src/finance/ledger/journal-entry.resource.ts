import { defineResource, f } from '@school/kernel';

/** Facts that post to the ledger. A `…_REVERSAL` mirrors what it reverses, on its own day. */
export const postedFacts = {
  TRANSACTION: 'Money in or out',
  BILL: 'Bill',
  BILL_REVERSAL: 'Cancelled bill',
  PAYSLIP: 'Payslip',
  PAYSLIP_REVERSAL: 'Reverted payslip',
  JOURNAL: 'Journal voucher',
  JOURNAL_REVERSAL: 'Journal voucher reversed',
  OPENING: 'Opening balance',
  OPENING_REVERSAL: 'Opening balance reversed',
  COUNT: 'Cash count',
  COUNT_REVERSAL: 'Cash count reversed',
  CLOSING: 'Closing of the year',
  CLOSING_REVERSAL: 'Year reopened',
  SETTLEMENT: 'Gateway settlement',
  STOCK: 'Movement of stock',
  GRN: 'Goods received',
  GRN_REVERSAL: 'Goods received reversed',
} as const;

/**
 * One posting of the double-entry ledger. Written by the product in the transaction of the fact it records, and never
 * changed; the database refuses an entry whose sides differ.
 */
export const journalEntry = defineResource('journalEntry', {
  module: 'finance',
  label: ['Journal entry', 'Journal'],
  api: 'finance/v1/journalEntry',
  screens: { list: '/finance/ledger/journal', show: '/finance/ledger/journal/:id' },
  menu: {
    group: 'accounting',
    order: 20,
    icon: 'history',
    description: 'What was posted to the ledger, by day',
    access: ['FinanceControl', 'FinanceReports'],
  },
  appendOnly: true,
  noArchive: true,
  fields: {
    day: f.date({ label: 'Date', required: true, readOnly: true, index: true }),
    narration: f.text({ required: true, readOnly: true, max: 250, search: true }),
    fact: f.choice(postedFacts, { label: 'Comes from', required: true, readOnly: true, index: true }),
    sourceId: f.int({ label: 'Record number', required: true, readOnly: true, index: true }),
    turn: f.int({
      required: true,
      readOnly: true,
      help: 'How often the record was posted: 1 for the first time',
    }),
    number: f.text({ label: 'Receipt or voucher', max: 40, readOnly: true, search: true }),
    total: f.money({ level: 'basic', required: true, readOnly: true }),
    financialYear: f.ref('financialYear', { readOnly: true, named: true }),
    lines: f.lines('journalLine', { label: 'Postings', readOnly: true }),
  },
  title: 'narration',
  subtitle: ['day', 'number'],
  unique: [{ fields: ['fact', 'sourceId', 'turn'] }],
  list: {
    columns: ['day', 'number', 'narration', 'fact', 'total'],
    head: 'narration',
    sort: '-day',
    filters: ['day', 'fact'],
    totals: ['total'],
    views: [
      { key: 'today', label: 'Today', filter: { day: { $date: 'today' } } },
      { key: 'month', label: 'This month', filter: { day: { $date: 'thisMonth' } } },
    ],
  },
  access: { read: ['FinanceControl', 'FinanceReports'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    journalEntry: typeof journalEntry;
  }
}
