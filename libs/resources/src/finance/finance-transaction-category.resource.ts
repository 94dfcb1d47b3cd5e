import { defineResource, f, is, isEmpty, not } from '@school/kernel';
import { financeStaff } from './access.ts';

/** A head of income or expense. Those that the product posts to automatically are fixed: their name and kind stay. */
export const financeTransactionCategory = defineResource('financeTransactionCategory', {
  module: 'finance',
  label: ['Finance category', 'Finance categories'],
  api: 'setup/v1/categories',
  screens: {
    list: '/finance/categories',
    create: '/finance/categories/new',
    show: '/finance/categories/:id',
  },
  menu: {
    group: 'finance',
    order: 50,
    icon: 'list',
    description: 'Heads of income and expense',
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    direction: f.choice(
      { INCOME: 'Income', EXPENSE: 'Expense' },
      { label: 'Kind', required: true, index: true, tones: { INCOME: 'success', EXPENSE: 'warning' } },
    ),
    description: f.text({ max: 250 }),
    fixedKey: f.text({ label: 'Booked by the system', readOnly: true, max: 20, noCopy: true, unique: true }),
    feeAccount: f.ref('feeAccount', { filter: { active: true } }),
    receiptSequence: f.ref('receiptSequence', {
      label: 'Receipt set',
      filter: { active: true, kind: 'RECEIPT' },
    }),
    ledgerAccount: f.ref('ledgerAccount', {
      label: 'Account',
      filter: { active: true },
      help: 'Where it is posted. If empty, the usual account of its kind is used',
    }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  subtitle: ['direction'],
  list: {
    columns: ['name', 'direction', 'description', 'feeAccount', 'receiptSequence', 'active'],
    sort: 'name',
    filters: ['direction', 'active'],
  },
  conditions: { receiptSequence: { visible: is('direction', 'INCOME') } },
  closed: [
    {
      verbs: ['delete'],
      when: not(isEmpty('fixedKey')),
      code: 'FIXED',
      message: 'The system books to this category, so it cannot be deleted.',
    },
  ],
  access: {
    read: financeStaff,
    create: ['FinanceControl', 'ManageFinanceSettings'],
    update: ['FinanceControl', 'ManageFinanceSettings'],
    delete: ['FinanceControl', 'ManageFinanceSettings'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    financeTransactionCategory: typeof financeTransactionCategory;
  }
}
