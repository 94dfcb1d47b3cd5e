import {
  add,
  coalesce,
  defineResource,
  f,
  field,
  gte,
  gt,
  is,
  isEmpty,
  not,
  any,
  subtract,
} from '@school/kernel';
import { paymentFields } from '../finance/payment.fields.ts';
import { fineReaders, fineRows, librarians } from './access.ts';
import { borrowerFields } from './borrower.fields.ts';

/** Where the fines of a student are shown and paid; a view with the column `studentId` links there. */
export const finesOfStudentAt = '/books/library_transactions?filter=%7B%22student%22%3A:studentId%7D';

/** What a borrower owes for a late, lost or damaged book. */
export const libraryFine = defineResource('libraryFine', {
  module: 'library',
  label: ['Fine', 'Library transactions'],
  api: 'setup/v1/LibraryFines',
  screens: { list: '/books/library_transactions', show: '/books/library_transactions/:id' },
  menu: {
    group: 'library',
    order: 65,
    icon: 'payments',
    description: 'Fines, what was waived and what was paid',
    access: librarians,
  },
  noArchive: true,
  fields: {
    movement: f.ref('bookMovement', { label: 'Loan', required: true, readOnly: true, named: true }),
    bookTitle: f.ref('bookTitle', { label: 'Book', required: true, readOnly: true, named: true }),
    ...borrowerFields,
    batch: f.ref('batch', { readOnly: true, named: true }),
    kind: f.choice(
      { OVERDUE: 'Late', LOST: 'Lost', DAMAGE: 'Damaged' },
      { required: true, default: 'OVERDUE', index: true, readOnly: true },
    ),
    chargedOn: f.date({ label: 'Charged', required: true, readOnly: true, index: true }),
    amount: f.money({ level: 'basic', required: true, min: '0', readOnly: true }),
    waived: f.money({ level: 'basic', min: '0', default: '0.00', readOnly: true }),
    waiveReason: f.text({ label: 'Why waived', max: 200, readOnly: true }),
    paid: f.money({ level: 'basic', min: '0', default: '0.00', readOnly: true }),
    paidOn: f.date({ label: 'Paid on', readOnly: true }),
    receipt: f.text({ label: 'Receipt number', max: 40, readOnly: true, search: true }),
    due: f.computed({
      label: 'To pay',
      as: 'money',
      scale: 2,
      value: subtract(field('amount'), add(coalesce(field('waived'), '0'), coalesce(field('paid'), '0'))),
    }),
    status: f.choice(
      { OPEN: 'Open', PAID: 'Paid', WAIVED: 'Waived', CANCELLED: 'Cancelled' },
      {
        required: true,
        default: 'OPEN',
        index: true,
        readOnly: true,
        tones: { OPEN: 'warning', PAID: 'success' },
      },
    ),
  },
  title: 'borrower',
  subtitle: ['bookTitle', 'chargedOn'],
  list: {
    columns: [
      'chargedOn',
      'borrower',
      'batch',
      'bookTitle',
      'kind',
      'amount',
      'waived',
      'paid',
      'due',
      'status',
      'receipt',
    ],
    sort: '-chargedOn',
    filters: ['status', 'kind', 'batch', 'student', 'chargedOn', 'paidOn'],
    totals: ['amount', 'waived', 'paid', 'due'],
    views: [{ key: 'open', label: 'To pay', filter: { status: 'OPEN' } }],
  },
  checks: [
    {
      key: 'notAbove',
      holds: gte(field('amount'), add(coalesce(field('waived'), '0'), coalesce(field('paid'), '0'))),
      message: 'The amounts waived and paid cannot exceed the amount charged',
      field: 'paid',
    },
    {
      key: 'reasonOfWaiving',
      holds: any(not(gt(coalesce(field('waived'), '0'), '0')), not(isEmpty('waiveReason'))),
      message: 'Enter a reason for waiving',
      field: 'waiveReason',
    },
  ],
  actions: {
    pay: {
      label: 'Pay',
      on: 'row',
      access: librarians,
      when: is('status', 'OPEN'),
      ask: {
        paid: f.money({ label: 'Amount', level: 'basic', min: '0.01', help: 'If empty, the whole amount' }),
        paidOn: f.date({ label: 'Paid on', required: true, default: 'today', max: 'today' }),
        paymentMode: { ...paymentFields.paymentMode, label: 'Means of payment' },
        referenceNo: paymentFields.referenceNo,
        bankName: paymentFields.bankName,
      },
    },
    waive: {
      label: 'Waive',
      on: 'row',
      access: librarians,
      when: is('status', 'OPEN'),
      tone: 'warning',
      ask: {
        waived: f.money({ label: 'Amount', level: 'basic', min: '0.01', help: 'If empty, the whole amount' }),
        waiveReason: f.text({ label: 'Why waived', required: true, max: 200 }),
      },
    },
  },
  sample: { amount: '50.00', waived: '0.00', paid: '0.00' },
  access: { read: fineReaders, export: librarians, rows: fineRows },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    libraryFine: typeof libraryFine;
  }
}
