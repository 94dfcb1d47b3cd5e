import { all, any, defineResource, f, field, is, isEmpty, lt, not, subtract, when } from '@school/kernel';
import { bookedModes } from './payment.fields.ts';

const part = (label: string) =>
  f.money({ label, level: 'basic', readOnly: true, required: true, default: '0.00' });

/** An advance that was used, which moves no money. */
const isUse = all(is('direction', 'ADVANCE'), is('paymentMode', 'WALLET'));
const isPaidBack = all(is('direction', 'ADVANCE'), lt(field('amount'), 0), isEmpty('reversalOf'));
const received = when(any(is('direction', 'EXPENSE'), isUse, isPaidBack), 0, field('amount'));
const paidOut = when(
  is('direction', 'EXPENSE'),
  field('amount'),
  when(all(isPaidBack, not(isUse)), subtract(0, field('amount')), 0),
);

/**
 * Money that came in or went out. Written only by the product and never changed: a cancellation adds a second entry with
 * the negative amount, on the day of the cancellation, so that reports of past days stay true.
 */
export const financeTransaction = defineResource('financeTransaction', {
  module: 'finance',
  label: ['Transaction', 'Transactions'],
  api: 'finance/v1/transactions',
  screens: { list: '/finance/transactions', show: '/finance/transactions/:id' },
  menu: {
    group: 'finance',
    order: 40,
    icon: 'history',
    description: 'All money received or paid out',
    access: ['FinanceControl', 'FinanceReports'],
  },
  appendOnly: true,
  noArchive: true,
  fields: {
    transactionDate: f.date({ label: 'Date', required: true, readOnly: true, index: true }),
    title: f.text({ required: true, readOnly: true, max: 200, search: true }),
    direction: f.choice(
      { INCOME: 'Income', EXPENSE: 'Expense', ADVANCE: 'Advance' },
      {
        label: 'Kind',
        required: true,
        readOnly: true,
        index: true,
        tones: { INCOME: 'success', EXPENSE: 'warning', ADVANCE: 'info' },
      },
    ),
    category: f.ref('financeTransactionCategory', { required: true, readOnly: true, index: true }),
    amount: f.money({ level: 'basic', required: true, readOnly: true }),
    /**
     * What sums consist of: money out counts against money in. Advances have their sign: negative where they were used or
     * paid back, so that their sum is what the school holds of others' money.
     */
    net: f.computed({
      label: 'Net amount',
      as: 'money',
      level: 'basic',
      scale: 2,
      value: when(is('direction', 'EXPENSE'), subtract(0, field('amount')), field('amount')),
    }),
    /** Money received over the counter; a cancelled receipt deducts its amount again. */
    received: f.computed({ label: 'Received', as: 'money', level: 'basic', scale: 2, value: received }),
    /** Money that left it; an advance that is paid back is not an expense but leaves it all the same. */
    paidOut: f.computed({ label: 'Paid out', as: 'money', level: 'basic', scale: 2, value: paidOut }),
    inHand: f.computed({
      label: 'Left of it',
      as: 'money',
      level: 'basic',
      scale: 2,
      value: subtract(received, paidOut),
    }),
    taxAmount: part('Tax'),
    fineAmount: part('Fine'),
    paymentMode: f.choice(bookedModes, { label: 'Paid by', required: true, readOnly: true, index: true }),
    referenceNo: f.text({ label: 'Reference number', max: 40, readOnly: true, search: true }),
    bankName: f.text({ label: 'Bank', max: 80, readOnly: true }),
    payeeName: f.text({ label: 'Paid by or to', max: 200, readOnly: true, search: true }),
    student: f.ref('student', { readOnly: true, named: true }),
    batch: f.ref('batch', { readOnly: true, named: true }),
    supplier: f.ref('supplier', { readOnly: true, named: true }),
    sourceType: f.choice(
      {
        STUDENT_FEE: 'Fee',
        INSTANT_FEE: 'Instant fee',
        INCOME: 'Income',
        EXPENSE: 'Expense',
        LIBRARY_FINE: 'Library fine',
        STORE_SALE: 'Store sale',
        REFUND: 'Refund',
        WALLET: 'Advance',
        DONATION: 'Donation',
        APPLICATION: 'Application for a place',
        SALARY: 'Salaries',
        DEDUCTION: 'Deduction remittance',
        SUPPLIER: 'Supplier payment',
        EMPLOYEE_FARE: 'Employee fare',
      },
      { label: 'Comes from', required: true, readOnly: true },
    ),
    sourceId: f.int({ label: 'Record number', required: true, readOnly: true, index: true }),
    financialYear: f.ref('financialYear', { readOnly: true, named: true }),
    feeAccount: f.ref('feeAccount', { readOnly: true }),
    ledgerAccount: f.ref('ledgerAccount', {
      label: 'Account',
      readOnly: true,
      named: true,
      help: 'Where it is posted instead of the account of its category',
    }),
    receipt: f.ref('transactionReceipt', { readOnly: true }),
    number: f.text({ label: 'Receipt or voucher', max: 40, readOnly: true, search: true }),
    reversalOf: f.ref('financeTransaction', { label: 'Cancels', readOnly: true, unique: true }),
    reverseReason: f.text({ label: 'Reason for the cancellation', max: 250, readOnly: true }),
    reversals: f.rollup({
      label: 'Cancelled',
      of: 'financeTransaction',
      via: 'reversalOf',
      fn: 'count',
    }),
  },
  title: 'title',
  subtitle: ['transactionDate', 'number'],
  list: {
    columns: [
      'transactionDate',
      'number',
      'title',
      'category',
      'payeeName',
      'direction',
      'amount',
      'net',
      'paymentMode',
      'reversals',
    ],
    head: 'title',
    sort: '-transactionDate',
    filters: ['transactionDate', 'direction', 'category', 'paymentMode'],
    totals: ['net'],
    views: [
      { key: 'today', label: 'Today', filter: { transactionDate: { $date: 'today' } } },
      { key: 'month', label: 'This month', filter: { transactionDate: { $date: 'thisMonth' } } },
      { key: 'cancelled', label: 'Cancellations', filter: { reversalOf_empty: false } },
    ],
    pages: [
      {
        key: 'cancelled',
        label: 'Cancelled transactions',
        screen: '/finance/update_deleted_transactions',
        columns: ['transactionDate', 'number', 'title', 'payeeName', 'amount', 'reverseReason', 'reversalOf'],
        view: 'cancelled',
        menu: {
          group: 'finance',
          order: 42,
          icon: 'rejected',
          description: 'What was cancelled, and why',
          access: ['FinanceControl', 'FinanceReports'],
        },
      },
      {
        key: 'search',
        label: 'Search transactions',
        screen: '/finance/transactions_advanced_search',
        purpose: 'criteria',
        filters: [
          'number',
          'referenceNo',
          'payeeName',
          'transactionDate',
          'amount',
          'direction',
          'category',
          'paymentMode',
          'feeAccount',
          'batch',
        ],
        menu: {
          group: 'finance',
          order: 44,
          icon: 'search',
          description: 'By number, name, amount and more',
          access: ['FinanceControl', 'FinanceReports'],
        },
      },
    ],
  },
  access: { read: ['FinanceControl', 'FinanceReports'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    financeTransaction: typeof financeTransaction;
  }
}
