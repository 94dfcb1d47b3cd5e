import { defineReport, f, type AnyReport } from '@school/kernel';
import { entry, range, readers, start } from '../fees/report-parts.ts';
import { ledgerReports } from './ledger/ledger.reports.ts';
import { officeReports } from './office.reports.ts';
import { bookedModes } from './payment.fields.ts';

/** The class and course that the money belongs to; money of no student is left out where one is chosen. */
const classes = { course: f.ref('course'), batch: f.ref('batch') } as const;
const category = { category: f.ref('financeTransactionCategory', { label: 'Finance category' }) } as const;
const narrows = {
  from: 'transactionDate_gte',
  to: 'transactionDate_lte',
  course: 'batch.course',
} as const;
/** Money out counts as negative, so that sums are what is left. */
const net = { label: 'Net amount', as: 'money', figure: 'sum:net', total: true } as const;
const count = { label: 'Transactions', as: 'int', figure: 'count', total: true } as const;

/**
 * Money in and out by head, and what is left of it. Cancellations count on the day on which they were made. Advances belong
 * to families until they are used; they have a report of their own.
 */
const incomeAndExpense = defineReport('incomeAndExpense', {
  module: 'finance',
  label: 'Income and expense',
  description: 'Money received and paid out, by category',
  screen: ['/finance/monthly_report', '/finance/update_monthly_report'],
  menu: entry(10, 'Money received and paid out, by category'),
  from: 'financeTransaction',
  where: { direction_in: ['INCOME', 'EXPENSE'] },
  parameters: { ...range, ...category, ...classes },
  narrows,
  start,
  columns: {
    direction: { label: 'Kind', as: 'text' },
    category: { label: 'Finance category', as: 'text' },
    count,
    net,
  },
  groupBy: 'direction',
  chart: { kind: 'bar', category: 'category', values: ['net'] },
  access: readers,
});

/** Everything that was posted, day by day. */
const dayBook = defineReport('dayBook', {
  module: 'finance',
  label: 'Day book',
  description: 'Every booking, day by day',
  screen: '/finance/day_book',
  menu: entry(20, 'Every booking, day by day'),
  from: 'financeTransaction',
  parameters: {
    ...range,
    ...category,
    paymentMode: f.choice(bookedModes, { label: 'Paid by' }),
    ...classes,
  },
  narrows,
  start: { from: 'today', to: 'today' },
  columns: {
    day: { label: 'Date', as: 'date', value: 'transactionDate' },
    number: { label: 'Receipt or voucher', as: 'text' },
    title: { label: 'Title', as: 'text', link: { resource: 'financeTransaction', id: 'transaction' } },
    category: { label: 'Finance category', as: 'text' },
    direction: { label: 'Kind', as: 'text' },
    paymentMode: { label: 'Paid by', as: 'text' },
    net: { label: 'Net amount', as: 'money', value: 'net', total: true },
    transaction: { label: 'Transaction', as: 'int', value: 'id', hidden: true },
  },
  groupBy: 'day',
  access: readers,
});

const moved = (label: string, of: string) =>
  ({ label, as: 'money', figure: `sum:${of}`, total: true }) as const;

/**
 * Money in and out by means of payment, by cashier: received are the receipts of the days, including those paid from an
 * advance; the remaining cash should be in the drawer.
 */
const paymentModes = defineReport('paymentModeSummary', {
  module: 'finance',
  label: 'Means of payment',
  description: 'Money received and paid out by each means, cashier by cashier',
  screen: '/finance_reports/payment_mode_summary',
  menu: entry(30, 'Money received and paid out by each means'),
  from: 'financeTransaction',
  where: { _or: [{ direction_ne: 'ADVANCE' }, { paymentMode_ne: 'WALLET' }] },
  parameters: { ...range, feeAccount: f.ref('feeAccount'), ...classes },
  narrows,
  start,
  columns: {
    paymentMode: { label: 'Paid by', as: 'text' },
    cashier: { label: 'Cashier', as: 'text', value: 'receipt.takenBy' },
    account: { label: 'Fee account', as: 'text', value: 'feeAccount' },
    count,
    received: moved('Received', 'received'),
    paidOut: moved('Paid out', 'paidOut'),
    left: moved('Left of it', 'inHand'),
  },
  groupBy: 'paymentMode',
  chart: { kind: 'pie', category: 'paymentMode', values: ['received'] },
  access: readers,
});

const details = (key: string, label: string, screen: string, where: Readonly<Record<string, string>>) =>
  defineReport(key, {
    module: 'finance',
    label,
    screen,
    from: 'financeTransaction',
    where,
    parameters: { ...range, ...category, ...classes },
    narrows,
    start,
    columns: {
      category: { label: 'Finance category', as: 'text' },
      day: { label: 'Date', as: 'date', value: 'transactionDate' },
      number: { label: 'Receipt or voucher', as: 'text' },
      title: { label: 'Title', as: 'text', link: { resource: 'financeTransaction', id: 'transaction' } },
      payeeName: { label: 'Paid by or to', as: 'text' },
      amount: { label: 'Amount', as: 'money', value: 'amount', total: true },
      transaction: { label: 'Transaction', as: 'int', value: 'id', hidden: true },
    },
    groupBy: 'category',
    access: readers,
  });

export const financeReports: readonly AnyReport[] = [
  incomeAndExpense,
  dayBook,
  paymentModes,
  details('incomeDetails', 'Income in detail', '/finance/income_details', { direction: 'INCOME' }),
  details('expenseDetails', 'Expense in detail', '/finance/expense_details', { direction: 'EXPENSE' }),
  ...officeReports,
  ...ledgerReports,
];
