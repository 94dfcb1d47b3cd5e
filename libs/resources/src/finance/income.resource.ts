import { defineResource } from '@school/kernel';
import { receiptCondition, receiptField } from './booked.fields.ts';
import { entryConditions, entryFields, entryOf, type EntryOptions } from './entry.ts';

const entry = {
  label: ['Income', 'Income'],
  api: 'finance/v1/incomes',
  list: '/finance/income_list',
  create: '/finance/income_create',
  direction: 'INCOME',
  menu: {
    group: 'finance',
    order: 10,
    icon: 'payments',
    description: 'Money received other than fees',
    create: { label: 'Add income', description: 'Record money received', icon: 'admission' },
  },
  payee: 'Received from',
  number: 'Receipt number',
} as const satisfies EntryOptions;

/** Income that is no fee: rent of the hall, sale of old papers. */
export const income = defineResource('income', {
  ...entryOf(entry),
  fields: { ...entryFields(entry), ...receiptField },
  conditions: { ...entryConditions, receipt: receiptCondition },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    income: typeof income;
  }
}
