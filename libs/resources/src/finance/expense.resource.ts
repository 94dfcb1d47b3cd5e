import { defineEntry } from './entry.ts';

/** What the school pays for: power, repairs, paper. */
export const expense = defineEntry('expense', {
  label: ['Expense', 'Expenses'],
  api: 'setup/v1/expenses',
  list: '/finance/expense_list',
  create: '/finance/expense_create',
  direction: 'EXPENSE',
  menu: {
    group: 'finance',
    order: 20,
    icon: 'payments',
    description: 'Money that went out',
    create: { label: 'New expense', description: 'Enter money that went out', icon: 'admission' },
  },
  payee: 'Paid to',
  number: 'Voucher number',
});

declare module '@school/kernel' {
  interface ResourceTypes {
    expense: typeof expense;
  }
}
