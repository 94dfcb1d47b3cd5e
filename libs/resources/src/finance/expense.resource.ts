import { defineResource } from '@school/kernel';
import { entryConditions, entryFields, entryOf, type EntryOptions } from './entry.ts';

const entry = {
  label: ['Expense', 'Expenses'],
  api: 'setup/v1/expenses',
  list: '/finance/expense_list',
  create: '/finance/expense_create',
  direction: 'EXPENSE',
  menu: {
    group: 'finance',
    order: 20,
    icon: 'payments',
    description: 'Money paid out',
    create: { label: 'New expense', description: 'Record money paid out', icon: 'admission' },
  },
  payee: 'Paid to',
  number: 'Voucher number',
} as const satisfies EntryOptions;

/** What the school pays for: electricity, repairs, paper. */
export const expense = defineResource('expense', {
  ...entryOf(entry),
  fields: { ...entryFields(entry) },
  conditions: entryConditions,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    expense: typeof expense;
  }
}
