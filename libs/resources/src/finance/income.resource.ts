import { defineEntry } from './entry.ts';

/** Income that is no fee: rent of the hall, sale of old papers. */
export const income = defineEntry('income', {
  label: ['Income', 'Income'],
  api: 'finance/v1/incomes',
  list: '/finance/income_list',
  create: '/finance/income_create',
  direction: 'INCOME',
  menu: {
    group: 'finance',
    order: 10,
    icon: 'payments',
    description: 'Money that came in besides fees',
    create: { label: 'Add income', description: 'Enter money that came in', icon: 'admission' },
  },
  payee: 'Received from',
  number: 'Receipt number',
});

declare module '@school/kernel' {
  interface ResourceTypes {
    income: typeof income;
  }
}
