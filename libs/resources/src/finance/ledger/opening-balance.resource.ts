import { any, defineResource, eq, f, field, gt, add, is } from '@school/kernel';
import { postedClosure, postedFields, postedLifecycle, typedSide } from './manual.fields.ts';
import { schoolStep } from '../../menu/school-set-up.ts';

/**
 * What an account held before the school started using the product. Each is posted against the account "Opening balances",
 * which reaches zero once the whole old trial balance is entered; they can be imported from a file.
 */
export const openingBalance = defineResource('openingBalance', {
  module: 'finance',
  label: ['Opening balance', 'Opening balances'],
  api: 'finance/v1/openingBalances',
  screens: {
    list: '/finance/ledger/opening_balances',
    create: '/finance/ledger/opening_balances/new',
    show: '/finance/ledger/opening_balances/:id',
  },
  menu: {
    group: 'accounting',
    order: 40,
    icon: 'list',
    description: 'What each account had at the start, also from a file',
    also: [schoolStep('openingBalance', { optional: true }, 'books')],
    access: ['FinanceControl', 'FinanceReports'],
  },
  noArchive: true,
  fields: {
    account: f.ref('ledgerAccount', { required: true, filter: { active: true } }),
    date: f.date({
      required: true,
      default: 'today',
      max: 'today',
      index: true,
      aliases: ['As on', 'As at', 'As of'],
    }),
    debit: typedSide('Debit', 'Dr', 'Debit balance'),
    credit: typedSide('Credit', 'Cr', 'Credit balance'),
    note: f.text({ max: 200, search: true, aliases: ['Remarks', 'Narration'] }),
    ...postedFields,
  },
  title: 'account',
  subtitle: ['date', 'number'],
  list: {
    columns: ['account', 'date', 'debit', 'credit', 'number', 'note', 'status'],
    sort: '-date',
    filters: ['date', 'account', 'status'],
    totals: ['debit', 'credit'],
  },
  unique: [{ fields: ['account'], where: is('status', 'POSTED') }],
  checks: [
    {
      key: 'oneSideOnly',
      holds: any(eq(field('debit'), 0), eq(field('credit'), 0)),
      message: 'A balance must be a debit or a credit, not both',
      field: 'credit',
    },
    {
      key: 'sideAboveZero',
      holds: gt(add(field('debit'), field('credit')), 0),
      message: 'The amount must be above zero',
      field: 'debit',
    },
  ],
  closed: postedClosure,
  lifecycle: postedLifecycle,
  sample: { date: undefined, debit: '5.00', credit: '0.00' },
  access: {
    read: ['FinanceControl', 'FinanceReports'],
    create: ['FinanceControl'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    openingBalance: typeof openingBalance;
  }
}
