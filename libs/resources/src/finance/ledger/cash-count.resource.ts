import { defineResource, f, field, subtract } from '@school/kernel';
import { postedClosure, postedFields, postedLifecycle } from './manual.fields.ts';

const money = (label: string) => f.money({ label, level: 'basic', readOnly: true, noCopy: true });

/**
 * A cashier counts what is in the drawer without being told what should be there. The difference is explained and posted,
 * so that the cash book matches the count; what goes to the bank is posted too, the rest stays as change.
 */
export const cashCount = defineResource('cashCount', {
  module: 'finance',
  label: ['Cash count', 'Cash counts'],
  api: 'finance/v1/cashCounts',
  screens: {
    list: '/finance/ledger/cash_counts',
    create: '/finance/ledger/cash_counts/new',
    show: '/finance/ledger/cash_counts/:id',
  },
  menu: {
    group: 'accounting',
    order: 50,
    icon: 'payments',
    description: 'Count the drawer by means of payment, and take cash to the bank',
    access: ['FinanceControl', 'FinanceReports', 'FeeSubmission'],
    create: { label: 'Count my drawer', description: 'Cash, cheques and the day’s other takings' },
  },
  noArchive: true,
  fields: {
    day: f.date({ label: 'Date', required: true, default: 'today', max: 'today', index: true }),
    cashier: f.ref('user', { label: 'Cashier', readOnly: true, named: true }),
    opening: money('In the drawer before'),
    floatAdded: f.money({
      label: 'Float added',
      level: 'basic',
      min: '0',
      required: true,
      default: '0.00',
      help: 'From another drawer of the school',
    }),
    lines: f.lines('cashCountLine', {
      label: 'What was counted',
      required: true,
      min: 1,
      begins: [
        { paymentMode: 'CASH', counted: null },
        { paymentMode: 'CHEQUE', counted: '0.00' },
      ],
    }),
    expected: money('By the books'),
    counted: money('Counted'),
    difference: f.computed({
      label: 'Difference',
      as: 'money',
      value: subtract(field('counted'), field('expected')),
    }),
    explanation: f.text({ label: 'Explanation of the difference', max: 250 }),
    deposit: f.money({
      label: 'Taken to the bank',
      level: 'basic',
      min: '0',
      required: true,
      default: '0.00',
    }),
    depositTo: f.ref('ledgerAccount', {
      label: 'Bank account',
      filter: { type: 'ASSET', active: true },
      help: 'If empty, the usual one is used',
    }),
    depositSlip: f.text({ label: 'Deposit slip number', max: 40, search: true }),
    cashCounted: money('Cash counted'),
    left: f.computed({
      label: 'Left in the drawer',
      as: 'money',
      value: subtract(field('cashCounted'), field('deposit')),
    }),
    ...postedFields,
  },
  title: 'number',
  subtitle: ['day', 'cashier'],
  list: {
    columns: ['day', 'number', 'cashier', 'expected', 'counted', 'difference', 'deposit', 'left', 'status'],
    head: 'number',
    sort: '-day',
    filters: ['day', 'cashier', 'status'],
    totals: ['expected', 'counted', 'difference', 'deposit'],
  },
  closed: postedClosure,
  lifecycle: postedLifecycle,
  access: {
    read: ['FinanceControl', 'FinanceReports', 'FeeSubmission'],
    create: ['FinanceControl', 'FeeSubmission'],
    import: [],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    cashCount: typeof cashCount;
  }
}
