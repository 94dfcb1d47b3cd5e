import { defineResource, f, is } from '@school/kernel';
import { bankKeepers, bankReaders } from './access.ts';

const told = { readOnly: true, noCopy: true } as const;
/** The balance of the account on a day. */
const balance = (label: string) => f.money({ label, level: 'basic', ...told, noSum: true });
const lines = { of: 'bankLine', via: 'statement' } as const;

/** A file in which the bank lists what moved on an account: read once, and reconciled with the books line by line. */
export const bankStatement = defineResource('bankStatement', {
  module: 'finance',
  label: ['Bank statement', 'Bank statements'],
  api: 'finance/v1/bankStatements',
  screens: {
    list: '/finance/bank/statements',
    create: '/finance/bank/statements/new',
    show: '/finance/bank/statements/:id',
  },
  menu: {
    group: 'accounting',
    order: 42,
    icon: 'bank',
    description: 'Bank files, compared with receipts and payments',
    access: bankReaders,
    create: { label: 'Upload a bank statement', description: 'A file from the bank: camt.053, CSV or Excel' },
  },
  noArchive: true,
  fields: {
    account: f.ref('ledgerAccount', {
      label: 'Account in the books',
      required: true,
      filter: { type: 'ASSET', active: true },
      named: true,
      onDelete: 'restrict',
    }),
    file: f.file({
      label: 'Bank file',
      required: true,
      level: 'basic',
      accept: ['xml', 'csv', 'txt', 'xlsx'],
      maxBytes: 10_000_000,
      help: 'camt.053 (XML), or a table with date, amount and text (CSV, Excel)',
    }),
    days: f.int({
      label: 'Days apart',
      required: true,
      default: 5,
      min: 0,
      max: 60,
      help: 'Days that may lie between a posting and the bank’s date',
    }),
    status: f.choice(
      { NEW: 'Not read yet', READ: 'Read' },
      {
        required: true,
        ...told,
        default: 'NEW',
        index: true,
        tones: { NEW: 'warning', READ: 'success' },
      },
    ),
    number: f.text({ label: 'Statement number', max: 60, search: true, ...told }),
    bankAccount: f.text({ label: 'Account at the bank', max: 60, search: true, ...told }),
    currency: f.text({ max: 3, ...told }),
    fromDate: f.date({ label: 'From', index: true, ...told }),
    toDate: f.date({ label: 'To', ...told }),
    opening: balance('Balance before'),
    closing: balance('Balance after'),
    known: f.int({ label: 'Known from other files', min: 0, ...told }),
    pending: f.int({ label: 'Announced, not yet booked', min: 0, ...told }),
    lines: f.rollup({ label: 'Bookings', ...lines, fn: 'count' }),
    left: f.rollup({ label: 'Left', ...lines, fn: 'count', where: { status: 'OPEN' } }),
    moved: f.rollup({ label: 'Moved', ...lines, fn: 'sum', field: 'amount', as: 'money', level: 'basic' }),
  },
  form: {
    tabs: [
      {
        key: 'statement',
        label: 'Statement',
        sections: [
          { fields: ['account', 'file', 'days'] },
          {
            label: 'What the bank says',
            fields: [
              'status',
              'number',
              'bankAccount',
              'currency',
              'fromDate',
              'toDate',
              'opening',
              'closing',
            ],
          },
          { label: 'Result', fields: ['lines', 'left', 'moved', 'known', 'pending'] },
        ],
      },
    ],
  },
  title: 'number',
  subtitle: ['fromDate', 'toDate'],
  list: {
    columns: ['number', 'fromDate', 'toDate', 'account', 'lines', 'left', 'moved', 'closing', 'status'],
    head: 'number',
    sort: '-fromDate',
    totals: ['lines', 'left', 'moved'],
    filters: ['account', 'status', 'fromDate'],
  },
  closed: [
    {
      verbs: ['update', 'delete'],
      when: is('status', 'READ'),
      code: 'READ',
      message: 'This file has been read, so it cannot be changed or deleted.',
    },
  ],
  related: [{ key: 'lines', label: 'Bookings', resource: 'bankLine', via: 'statement' }],
  access: {
    read: bankReaders,
    create: bankKeepers,
    update: bankKeepers,
    delete: bankKeepers,
    import: [],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    bankStatement: typeof bankStatement;
  }
}
