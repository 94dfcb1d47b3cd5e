import { f, field, gt, isEmpty, not } from '@school/kernel';
import type { MenuEntry } from '@school/kernel';
import { bookedFields, voidedBy } from './booked.fields.ts';
import { paymentConditions, paymentFields } from './payment.fields.ts';

export interface EntryOptions {
  readonly label: readonly [string, string];
  readonly api: string;
  readonly list: string;
  readonly create: string;
  readonly direction: 'INCOME' | 'EXPENSE';
  readonly menu: MenuEntry;
  readonly payee: string;
  readonly number: string;
}

/** What was posted has its number and is not changed; a note may still be added. */
const booked = { readOnly: not(isEmpty('number')) };

export const entryConditions = {
  title: booked,
  category: booked,
  amount: booked,
  date: booked,
  payeeName: booked,
  paymentMode: booked,
  referenceNo: { ...paymentConditions.referenceNo, ...booked },
  bankName: { ...paymentConditions.bankName, ...booked },
} as const;

/** What is entered. */
export const entryFields = ({ direction, payee, number }: EntryOptions) => ({
  title: f.text({ required: true, max: 150, search: true }),
  category: f.ref('financeTransactionCategory', {
    required: true,
    filter: { direction, active: true, fixedKey: null },
  }),
  amount: f.money({ level: 'basic', required: true, min: '0.01', words: true }),
  date: f.date({ required: true, default: 'today', max: 'today', index: true }),
  payeeName: f.text({ label: payee, max: 150, search: true }),
  ...paymentFields,
  note: f.longText({ max: 500 }),
  number: f.text({ label: number, readOnly: true, max: 40, search: true, noCopy: true }),
  ...bookedFields,
});

/** Money entered by hand. It is posted when saved and stays; mistakes are cancelled and entered again. */
export const entryOf = ({ label, api, list, create, menu }: EntryOptions) =>
  ({
    module: 'finance',
    label,
    api,
    screens: { list, create },
    menu,
    noArchive: true,
    comments: true,
    title: 'title',
    subtitle: ['date', 'number'],
    list: {
      columns: ['date', 'number', 'title', 'category', 'payeeName', 'amount', 'paymentMode', 'status'],
      head: 'title',
      sort: '-date',
      filters: ['date', 'category', 'paymentMode', 'status'],
      totals: ['amount'],
    },
    checks: [
      {
        key: 'amountAboveZero',
        holds: gt(field('amount'), 0),
        message: 'The amount must be above zero',
        field: 'amount',
      },
    ],
    lifecycle: voidedBy('Void entry'),
    sample: { date: undefined },
    access: {
      read: ['FinanceControl', 'FinanceReports'],
      create: ['FinanceControl'],
      update: ['FinanceControl'],
      import: [],
    },
  }) as const;
