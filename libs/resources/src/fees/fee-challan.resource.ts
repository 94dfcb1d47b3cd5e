import { defineResource, f, field, gte, is } from '@school/kernel';
import { feeStaff, payerRows } from './access.ts';

const cashiers = ['FeeSubmission'] as const;
const made = { readOnly: true, noCopy: true } as const;

/**
 * A slip with which a family pays bills at the bank. Its amount is what was outstanding on the day of issue; the bank
 * reports its number, and with that the bills are paid.
 */
export const feeChallan = defineResource('feeChallan', {
  module: 'fees',
  label: ['Challan', 'Challans'],
  api: 'finance/v1/feeChallans',
  screens: { list: '/finance/challans', create: '/finance/challans/new', show: '/finance/challans/:id' },
  menu: {
    group: 'feeSubmission',
    order: 50,
    icon: 'bank',
    description: 'Slips to pay at the bank: issue, print, pay by number',
    create: { label: 'New challan', description: 'Issue a slip for the open bills of a student' },
  },
  noArchive: true,
  fields: {
    number: f.text({ max: 40, unique: true, search: true, ...made }),
    student: f.ref('student', { required: true, named: true }),
    bills: f.refs('studentFee', {
      named: true,
      filter: { student: { $field: 'student' }, status_in: ['UNPAID', 'PARTIAL'] },
      help: 'If empty, all open bills of the student',
    }),
    amount: f.money({ level: 'basic', min: '0', ...made }),
    shares: f.json({
      label: 'Amount due on each bill',
      readOnly: true,
      noCopy: true,
      labels: { bill: 'Bill', dueDate: 'Due date', amount: 'Amount' },
    }),
    feeAccount: f.ref('feeAccount', { label: 'To be paid into', filter: { active: true } }),
    issuedOn: f.date({ index: true, ...made }),
    validTill: f.date({ label: 'Valid until', required: true, min: 'today', index: true }),
    status: f.choice(
      { ISSUED: 'Issued', PAID: 'Paid', CANCELLED: 'Cancelled' },
      {
        required: true,
        readOnly: true,
        default: 'ISSUED',
        index: true,
        tones: { ISSUED: 'info', PAID: 'success', CANCELLED: 'neutral' },
      },
    ),
    paidOn: f.date(made),
    receipts: f.text({ label: 'Receipt numbers', max: 250, ...made }),
  },
  title: 'number',
  subtitle: ['student', 'validTill'],
  list: {
    columns: ['number', 'student', 'amount', 'issuedOn', 'validTill', 'status', 'paidOn', 'receipts'],
    sort: '-issuedOn',
    filters: ['student', 'status', 'issuedOn', 'validTill'],
    totals: ['amount'],
    views: [
      { key: 'open', label: 'Open', filter: { status: 'ISSUED', validTill_gte: { $date: 'today' } } },
      { key: 'expired', label: 'Expired', filter: { status: 'ISSUED', validTill_lt: { $date: 'today' } } },
      { key: 'paid', label: 'Paid', filter: { status: 'PAID' } },
    ],
  },
  lifecycle: {
    field: 'status',
    initial: 'ISSUED',
    transitions: {
      pay: {
        label: 'Paid at the bank',
        access: cashiers,
        from: ['ISSUED'],
        to: 'PAID',
        ask: {
          paidOn: f.date({ label: 'Date of payment', required: true, default: 'today', max: 'today' }),
        },
      },
      cancel: {
        label: 'Cancel',
        access: cashiers,
        from: ['ISSUED'],
        to: 'CANCELLED',
        tone: 'warning',
        confirm: 'The bank may no longer accept it.',
      },
    },
  },
  actions: {
    payByNumber: {
      label: 'Pay by number',
      on: 'list',
      access: cashiers,
      ask: {
        number: f.text({ required: true, max: 40 }),
        paidOn: f.date({ label: 'Date of payment', required: true, default: 'today', max: 'today' }),
      },
    },
  },
  checks: [
    {
      key: 'validFromIssue',
      holds: gte(field('validTill'), field('issuedOn')),
      message: 'It must be valid on the day it is issued',
      field: 'validTill',
    },
  ],
  closed: [
    {
      verbs: ['delete'],
      when: is('status', 'PAID'),
      code: 'PAID',
      message: 'Money was received for it, so it cannot be deleted. Cancel the receipt instead.',
    },
  ],
  sample: { validTill: '2027-03-31', bills: [] },
  access: {
    read: [...feeStaff, 'STUDENT', 'PARENT'],
    create: cashiers,
    import: [],
    rows: payerRows,
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    feeChallan: typeof feeChallan;
  }
}
