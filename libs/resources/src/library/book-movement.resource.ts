import { all, defineResource, f, field, gte, isOneOf, lt, today } from '@school/kernel';
import { borrowerRows, librarians, libraryReaders } from './access.ts';
import { borrowerFields, oneBorrower } from './borrower.fields.ts';
import { afterReturns, conditions } from './media.ts';

const open = ['ISSUED', 'RENEWED'] as const;

/** One loan from the desk until the copy is back. The terms of the card setting at that time apply to all of it. */
export const bookMovement = defineResource('bookMovement', {
  module: 'library',
  label: ['Loan', 'Movement log'],
  api: 'setup/v1/BookMovements',
  screens: { list: '/library/movement_log', show: '/library/movement_log/:id' },
  menu: {
    group: 'library',
    order: 55,
    icon: 'history',
    description: 'Who has which book, until when, and who had it',
    access: librarians,
  },
  noArchive: true,
  fields: {
    copy: f.ref('bookCopy', { required: true, readOnly: true, named: true }),
    bookTitle: f.ref('bookTitle', { label: 'Book', required: true, readOnly: true, named: true }),
    card: f.ref('libraryCard', { required: true, readOnly: true }),
    ...borrowerFields,
    batch: f.ref('batch', { readOnly: true, named: true, help: 'As on the day of the loan' }),
    department: f.ref('employeeDepartment', { readOnly: true, named: true }),
    issuedOn: f.date({ label: 'Issued', required: true, readOnly: true, index: true }),
    dueOn: f.date({ label: 'Due', required: true, index: true }),
    returnedOn: f.date({ label: 'Returned', readOnly: true, index: true }),
    status: f.choice(
      { ISSUED: 'On loan', RENEWED: 'Renewed', RETURNED: 'Returned', LOST: 'Lost' },
      {
        required: true,
        default: 'ISSUED',
        index: true,
        readOnly: true,
        tones: { ISSUED: 'info', RENEWED: 'info', RETURNED: 'neutral', LOST: 'error' },
      },
    ),
    overdue: f.computed({
      as: 'flag',
      warns: true,
      value: all(isOneOf('status', open), lt(field('dueOn'), today)),
    }),
    renewalCount: f.int({ label: 'Renewals', required: true, default: 0, min: 0, readOnly: true }),
    fines: f.rollup({
      label: 'Fines',
      of: 'libraryFine',
      via: 'movement',
      fn: 'sum',
      field: 'amount',
      as: 'money',
    }),
    finePerDay: f.money({
      noSum: true,
      label: 'Fine per day',
      level: 'basic',
      required: true,
      default: '0.00',
      readOnly: true,
    }),
    graceDays: f.int({ label: 'Grace days', required: true, default: 0, readOnly: true }),
    maxFine: f.money({ label: 'Highest fine', level: 'basic', readOnly: true, noSum: true }),
    renewalsAllowed: f.int({ label: 'Renewals allowed', required: true, default: 0, readOnly: true }),
    renewalPeriod: f.int({ label: 'Renewal period (days)', required: true, default: 30, readOnly: true }),
    overrideReason: f.text({ label: 'Reason for overriding a reservation', max: 200, readOnly: true }),
    remindedOn: f.date({ label: 'Reminded', readOnly: true, noCopy: true }),
    remarks: f.longText({ max: 1000 }),
  },
  title: 'copy',
  subtitle: ['bookTitle', 'borrower'],
  list: {
    columns: [
      'copy',
      'bookTitle',
      'borrower',
      'batch',
      'issuedOn',
      'dueOn',
      'returnedOn',
      'overdue',
      'fines',
      'status',
    ],
    sort: 'dueOn',
    filters: ['status', 'batch', 'department', 'bookTitle', 'issuedOn', 'dueOn', 'returnedOn'],
    totals: ['fines'],
    tone: [{ when: all(isOneOf('status', open), lt(field('dueOn'), today)), tone: 'error' }],
    views: [
      { key: 'open', label: 'On loan', filter: { status_in: [...open] } },
      { key: 'overdue', label: 'Overdue', filter: { status_in: [...open], dueOn_lt: { $date: 'today' } } },
      { key: 'returned', label: 'Returned', filter: { status: 'RETURNED' } },
      { key: 'lost', label: 'Lost', filter: { status: 'LOST' } },
    ],
    opens: 'open',
  },
  form: {
    tabs: [
      {
        key: 'loan',
        label: 'Loan',
        sections: [
          { fields: ['copy', 'bookTitle', 'borrower', 'card', 'batch', 'department', 'student', 'employee'] },
          { label: 'Days', fields: ['issuedOn', 'dueOn', 'returnedOn', 'renewalCount', 'status', 'overdue'] },
          {
            label: 'Card settings on that day',
            fields: ['finePerDay', 'graceDays', 'maxFine', 'renewalsAllowed', 'renewalPeriod', 'fines'],
          },
          { fields: ['overrideReason', 'remarks'] },
        ],
      },
    ],
  },
  related: [
    { key: 'renewals', label: 'Renewals', resource: 'bookRenewal', via: 'movement' },
    { key: 'fines', label: 'Fines', resource: 'libraryFine', via: 'movement' },
  ],
  unique: [{ fields: ['copy'], where: isOneOf('status', open) }],
  checks: [
    oneBorrower,
    {
      key: 'dueAfterIssue',
      holds: gte(field('dueOn'), field('issuedOn')),
      message: 'A book cannot be due before it is issued',
      field: 'dueOn',
    },
    {
      key: 'returnedAfterIssue',
      holds: gte(field('returnedOn'), field('issuedOn')),
      message: 'A book cannot be returned before it was issued',
      field: 'returnedOn',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'ISSUED',
    transitions: {
      renew: {
        label: 'Renew',
        access: librarians,
        from: [...open],
        to: 'RENEWED',
        ask: { overrideReason: f.text({ label: 'Reason for overriding a reservation', max: 200 }) },
      },
      takeBack: {
        label: 'Return',
        access: librarians,
        from: [...open, 'LOST'],
        to: 'RETURNED',
        tone: 'success',
        ask: {
          returnedOn: f.date({ label: 'Returned', required: true, default: 'today', max: 'today' }),
          condition: f.choice(conditions, { help: 'Empty: as before' }),
          afterReturn: f.choice(afterReturns, { help: 'If empty, as set for the copy' }),
          damageFine: f.money({ label: 'Fine for damage', level: 'basic', min: '0' }),
          waived: f.money({ label: 'Amount of fine waived', level: 'basic', min: '0' }),
          waiveReason: f.text({ label: 'Why waived', max: 200 }),
        },
      },
      lose: {
        label: 'Lost',
        access: librarians,
        from: [...open],
        to: 'LOST',
        tone: 'error',
        confirm: 'The price of the book and the fine until today are charged.',
      },
    },
  },
  sample: { student: true, issuedOn: '2026-04-01', dueOn: '2026-05-01', returnedOn: undefined },
  access: { read: libraryReaders, update: librarians, export: librarians, rows: borrowerRows },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    bookMovement: typeof bookMovement;
  }
}
