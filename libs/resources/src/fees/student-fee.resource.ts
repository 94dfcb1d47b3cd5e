import {
  add,
  all,
  days,
  defineResource,
  f,
  field,
  fromDatabase,
  gte,
  isEmpty,
  isOneOf,
  lt,
  lte,
  not,
  subtract,
  today,
  when,
} from '@school/kernel';
import { feeRows, feeStaff } from './access.ts';

const kept = (label: string) =>
  f.money({ label, level: 'basic', readOnly: true, required: true, default: '0.00' });

/** Today's fine, less what was waived: together with the bill, the total payable. */
const fineToDate = subtract(
  fromDatabase(
    'fee_fine_on',
    'number',
    field('collection'),
    field('dueDate'),
    subtract(field('payable'), field('principalPaid')),
    field('fineAssessed'),
    today,
  ),
  field('fineWaived'),
);
const isLate = all(isOneOf('status', ['UNPAID', 'PARTIAL']), lt(field('dueDate'), today));
const paidInAll = add(field('principalPaid'), field('finePaid'));

/** The bill of one student. Its figures are those of the day on which it was created; only payments change what is left. */
export const studentFee = defineResource('studentFee', {
  module: 'fees',
  label: ['Bill', 'Bills'],
  api: 'finance/v1/studentFee',
  screens: {
    list: ['/finance/bills', '/finance/collection_details_view/:collectionId/:batchId'],
    show: '/finance/student_fee/:id',
  },
  menu: {
    group: 'feeSubmission',
    order: 20,
    icon: 'list',
    description: 'Bills of a batch or a collection, and what is outstanding',
    access: feeStaff,
  },
  noArchive: true,
  fields: {
    student: f.ref('student', { required: true, readOnly: true, named: true }),
    admissionNumber: f.lookup({ via: 'student', field: 'admissionNumber', as: 'text' }),
    collection: f.ref('feeCollection', {
      label: 'Fee collection',
      required: true,
      readOnly: true,
      named: true,
    }),
    batch: f.ref('batch', { required: true, readOnly: true, named: true }),
    dueDate: f.date({ required: true, readOnly: true, index: true }),
    particularsTotal: kept('Particulars'),
    discountTotal: kept('Discount'),
    taxTotal: kept('Tax'),
    payable: kept('To pay'),
    principalPaid: kept('Paid towards the fee'),
    /** Refunded; refunds are not owed again, so that they do not change what is left. */
    refundedTotal: kept('Refunded'),
    /** Of that, what was refunded because the stay or seat has changed: the bill is reduced by it. */
    creditedTotal: kept('Refunded for a changed stay or seat'),
    /** Recorded when something is paid or waived, so that it never decreases; what is due today is `fine`. */
    fineAssessed: kept('Fine set down'),
    fineWaived: kept('Fine waived'),
    finePaid: kept('Fine paid'),
    fine: f.computed({ label: 'Fine', as: 'money', value: fineToDate }),
    paid: f.computed({ label: 'Paid', as: 'money', value: paidInAll }),
    balance: f.computed({
      label: 'Balance due',
      as: 'money',
      value: subtract(add(field('payable'), fineToDate), paidInAll),
    }),
    daysLate: f.computed({
      label: 'Days overdue',
      as: 'int',
      value: when(isLate, days(field('dueDate'), today), null),
    }),
    status: f.choice(
      { UNPAID: 'Unpaid', PARTIAL: 'Partly paid', PAID: 'Paid', CANCELLED: 'Cancelled' },
      {
        required: true,
        readOnly: true,
        default: 'UNPAID',
        index: true,
        tones: { UNPAID: 'warning', PARTIAL: 'info', PAID: 'success', CANCELLED: 'neutral' },
      },
    ),
    /** What the bill would be given the current stay or seat, where it is partly paid and stays as it is. */
    wouldBe: f.money({ label: 'By the current stay or seat', level: 'basic', readOnly: true }),
    difference: f.computed({
      label: 'Difference to settle',
      as: 'money',
      value: subtract(field('wouldBe'), subtract(field('payable'), field('creditedTotal'))),
    }),
    settledOn: f.date({ label: 'Paid on', readOnly: true }),
    /** What was removed with a stay returns with one; what the office removed does not. */
    takenAway: f.choice(
      { OFFICE: 'By the office', STAY: 'With the stay or seat' },
      { label: 'Taken away', readOnly: true },
    ),
    lines: f.lines('studentFeeLine', { label: 'Particulars', readOnly: true }),
  },
  title: 'collection',
  subtitle: ['student', 'dueDate'],
  list: {
    columns: [
      'student',
      'admissionNumber',
      'batch',
      'collection',
      'dueDate',
      'payable',
      'fine',
      'paid',
      'balance',
      'status',
    ],
    head: 'student',
    sort: '-dueDate',
    filters: ['batch', 'collection', 'student', 'status', 'dueDate'],
    totals: ['payable', 'fine', 'paid', 'balance'],
    views: [
      { key: 'open', label: 'Open', filter: { status_in: ['UNPAID', 'PARTIAL'] } },
      {
        key: 'overdue',
        label: 'Overdue',
        filter: { status_in: ['UNPAID', 'PARTIAL'], dueDate_lt: { $date: 'today' } },
      },
      { key: 'paid', label: 'Paid', filter: { status: 'PAID' } },
      { key: 'differing', label: 'With a difference to settle', filter: { wouldBe_empty: false } },
    ],
  },
  form: {
    tabs: [
      {
        key: 'bill',
        label: 'Bill',
        sections: [
          {
            fields: [
              'student',
              'admissionNumber',
              'batch',
              'collection',
              'dueDate',
              'status',
              'settledOn',
              'takenAway',
            ],
          },
          {
            label: 'Changed stay or seat',
            help: 'Something has been paid on the bill, so it stays as it is until the difference is settled.',
            fields: ['wouldBe', 'difference'],
          },
          {
            label: 'Amounts',
            fields: [
              'particularsTotal',
              'discountTotal',
              'taxTotal',
              'payable',
              'principalPaid',
              'refundedTotal',
              'creditedTotal',
              'paid',
              'balance',
            ],
          },
          { label: 'Fine', fields: ['fine', 'fineAssessed', 'fineWaived', 'finePaid', 'daysLate'] },
          { fields: ['lines'] },
        ],
      },
    ],
  },
  related: [{ key: 'refunds', label: 'Refunds', resource: 'feeRefund', via: 'studentFee' }],
  actions: {
    remind: {
      label: 'Remind the families',
      on: 'selection',
      access: ['FeeSubmission', 'FinanceControl', 'ManageFee'],
      when: isOneOf('status', ['UNPAID', 'PARTIAL']),
      confirm: 'Each family is notified once of everything overdue, using the next reminder step.',
      answer: { reminded: f.int({ label: 'Families reminded' }), leftOut: f.int({ label: 'Left out' }) },
    },
  },
  conditions: {
    takenAway: { visible: not(isEmpty('takenAway')) },
    wouldBe: { visible: not(isEmpty('wouldBe')) },
    difference: { visible: not(isEmpty('wouldBe')) },
  },
  unique: [{ fields: ['collection', 'student'] }],
  checks: [
    {
      key: 'notPaidBeyond',
      holds: lte(field('principalPaid'), field('payable')),
      message: 'No more can be paid than is due',
      field: 'principalPaid',
    },
    {
      key: 'fineNotPaidBeyond',
      holds: lte(add(field('finePaid'), field('fineWaived')), field('fineAssessed')),
      message: 'No more can be paid than is due',
      field: 'finePaid',
    },
    {
      key: 'notRefundedBeyond',
      holds: lte(field('refundedTotal'), field('principalPaid')),
      message: 'You cannot refund more than was paid',
      field: 'refundedTotal',
    },
    {
      key: 'refundedNotBelowZero',
      holds: gte(field('refundedTotal'), 0),
      message: 'Not below zero',
      field: 'refundedTotal',
    },
    {
      key: 'paidNotBelowZero',
      holds: gte(field('principalPaid'), 0),
      message: 'Not below zero',
      field: 'principalPaid',
    },
  ],
  sample: {
    lines: [],
    payable: '100.00',
    principalPaid: '50.00',
    refundedTotal: '0.00',
    fineAssessed: '0.00',
    fineWaived: '0.00',
    finePaid: '0.00',
  },
  scope: { year: 'batch.academicYear' },
  access: {
    read: [...feeStaff, 'ManageRefunds', 'HostelManagement', 'STUDENT', 'PARENT'],
    rows: { ...feeRows, HostelManagement: { 'collection.basis': 'RENTS' } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    studentFee: typeof studentFee;
  }
}
