import { any, defineResource, f, field, gt, is, isEmpty, not } from '@school/kernel';
import { bookedFields, voidedBy } from '../finance/booked.fields.ts';
import { bookedModes, paymentConditions, paymentFields } from '../finance/payment.fields.ts';
import { refundReaders, refunders } from './access.ts';

const kept = { readOnly: true, named: true } as const;
/** What was posted has its number and is not changed. */
const booked = { readOnly: not(isEmpty('number')) };
const isByRule = any(isEmpty('cause'), is('cause', 'RULE'));

/** A partial refund of a fee. It is posted when saved; mistakes are cancelled and entered again. */
export const feeRefund = defineResource('feeRefund', {
  module: 'fees',
  label: ['Refund', 'Refunds'],
  api: 'finance/v1/feesRefund',
  ownCalls: ['save', 'import'],
  screens: { list: '/finance/view_refunds', show: '/finance/view_refunds/:id' },
  menu: {
    group: 'feeRefunds',
    order: 20,
    icon: 'history',
    description: 'What was refunded, and why',
    access: refundReaders,
  },
  noArchive: true,
  fields: {
    studentFee: f.ref('studentFee', { required: true, named: true, filter: { principalPaid_gt: 0 } }),
    student: f.ref('student', kept),
    collection: f.ref('feeCollection', { label: 'Fee collection', ...kept }),
    /** A paid bill that would be lower given the current stay or seat is refunded without a rule. */
    cause: f.choice(
      { RULE: 'By a rule', DIFFERENCE: 'The stay or seat changed' },
      { required: true, readOnly: true, default: 'RULE' },
    ),
    rule: f.ref('feeRefundRule', { named: true, filter: { active: true } }),
    amount: f.money({ level: 'basic', required: true, min: '0.01', words: true }),
    tax: f.money({
      label: 'Tax in it',
      level: 'basic',
      readOnly: true,
      required: true,
      default: '0.00',
      noCopy: true,
    }),
    date: f.date({ required: true, default: 'today', max: 'today', index: true }),
    reason: f.text({ required: true, min: 5, max: 250, search: true }),
    ...paymentFields,
    paymentMode: f.choice(bookedModes, { label: 'Paid by', required: true, default: 'CASH', index: true }),
    /** What it added to the student's advance, where it went there. */
    movement: f.ref('walletTransaction', {
      label: 'Advance',
      readOnly: true,
      named: true,
      noCopy: true,
      unique: true,
    }),
    note: f.longText({ max: 500 }),
    number: f.text({ label: 'Voucher number', readOnly: true, max: 40, search: true, noCopy: true }),
    ...bookedFields,
  },
  title: 'number',
  subtitle: ['student', 'date'],
  list: {
    columns: ['date', 'number', 'student', 'collection', 'rule', 'amount', 'paymentMode', 'reason', 'status'],
    head: 'student',
    sort: '-date',
    filters: ['date', 'collection', 'rule', 'student', 'status'],
    totals: ['amount'],
    views: [
      { key: 'booked', label: 'Booked', filter: { status: 'POSTED' } },
      { key: 'cancelled', label: 'Cancelled', filter: { status: 'REVERSED' } },
    ],
  },
  conditions: {
    studentFee: booked,
    rule: { required: isByRule, visible: isByRule, ...booked },
    movement: { visible: not(isEmpty('movement')) },
    amount: booked,
    date: booked,
    reason: booked,
    paymentMode: booked,
    referenceNo: { ...paymentConditions.referenceNo, ...booked },
    bankName: { ...paymentConditions.bankName, ...booked },
  },
  checks: [
    {
      key: 'amountAboveZero',
      holds: gt(field('amount'), 0),
      message: 'The amount must be above zero',
      field: 'amount',
    },
  ],
  lifecycle: voidedBy('Void refund'),
  access: { read: refundReaders, create: refunders, update: refunders, import: [] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    feeRefund: typeof feeRefund;
  }
}
