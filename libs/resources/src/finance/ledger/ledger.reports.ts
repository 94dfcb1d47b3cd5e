import { defineReport, f, type AnyReport } from '@school/kernel';
import { entry, range, readers, start } from '../../fees/report-parts.ts';
import { statementReports } from './statements.reports.ts';

const postings = {
  report: 'accountStatement',
  parameters: { account: 'accountId' },
  keep: ['from', 'to'],
} as const;

/** Each account with its balance before the days, what was posted in them, and its balance after them. */
const trialBalance = defineReport('trialBalance', {
  module: 'finance',
  label: 'Trial balance',
  description: 'Every account before, during and after the date range; debit and credit are equal',
  screen: '/finance/ledger/trial_balance',
  menu: entry(5, 'Every ledger account, debit beside credit'),
  parameters: range,
  start,
  columns: {
    type: { label: 'Type', as: 'text', words: ['Assets', 'Liabilities', 'Equity', 'Income', 'Expenses'] },
    code: { label: 'Code', as: 'text' },
    account: { label: 'Account', as: 'text', link: postings },
    before: {
      label: 'Before',
      as: 'money',
      total: true,
      link: {
        report: 'accountStatement',
        parameters: { account: 'accountId', from: 'beforeFrom', to: 'beforeTo' },
      },
    },
    debit: { label: 'Debit', as: 'money', total: true, link: postings },
    credit: { label: 'Credit', as: 'money', total: true, link: postings },
    after: { label: 'After', as: 'money', total: true, link: postings },
    accountId: { label: 'Account', as: 'int', hidden: true },
    beforeFrom: { label: 'From', as: 'date', hidden: true },
    beforeTo: { label: 'To', as: 'date', hidden: true },
  },
  groupBy: 'type',
  access: readers,
});

/** The postings of one account with the balance after each. */
const accountStatement = defineReport('accountStatement', {
  module: 'finance',
  label: 'Account statement',
  description: 'Postings of an account, with the balance after each',
  screen: '/finance/ledger/statement',
  menu: entry(6, 'Postings of one account with a running balance'),
  parameters: {
    account: f.ref('ledgerAccount', { required: true }),
    ...range,
    student: f.ref('student'),
    course: f.ref('course'),
    batch: f.ref('batch'),
    department: f.ref('employeeDepartment'),
    supplier: f.ref('supplier'),
    closings: f.choice({ WITHOUT: 'Left out' }, { label: 'Closing of a year' }),
  },
  start,
  columns: {
    day: { label: 'Date', as: 'date' },
    number: { label: 'Receipt or voucher', as: 'text' },
    narration: {
      label: 'Narration',
      as: 'text',
      words: ['Brought forward'],
      link: { resource: 'journalEntry', id: 'entryId' },
    },
    debit: { label: 'Debit', as: 'money', total: true },
    credit: { label: 'Credit', as: 'money', total: true },
    balance: { label: 'Balance', as: 'money' },
    entryId: { label: 'Entry', as: 'int', hidden: true },
  },
  access: readers,
});

export const ledgerReports: readonly AnyReport[] = [trialBalance, accountStatement, ...statementReports];
