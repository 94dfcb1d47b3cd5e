import { any, defineResource, f, field, gt, is, isEmpty, isNot, not } from '@school/kernel';
import { voidedBeforeFamily } from '../finance/booked.fields.ts';
import { paymentConditions, paymentFields } from '../finance/payment.fields.ts';
import { feeRows, feeStaff } from './access.ts';

const taken = any(isEmpty('kind'), is('kind', 'TOPUP'));
const booked = { readOnly: not(isEmpty('number')) };

/** Money that went into or out of a student's advance. Positive where it came in. */
export const walletTransaction = defineResource('walletTransaction', {
  module: 'fees',
  label: ['Advance', 'Advances'],
  api: 'finance/v1/walletTransactions',
  screens: {
    list: '/advance_payment_fees/advances',
    create: '/advance_payment_fees/advances/new',
    show: '/advance_payment_fees/advances/:id',
  },
  menu: {
    group: 'advanceFees',
    order: 20,
    icon: 'history',
    description: 'Advances paid, used and refunded',
    access: feeStaff,
  },
  noArchive: true,
  fields: {
    student: f.ref('student', { required: true, filter: { status: 'ACTIVE' }, named: true }),
    category: f.ref('advanceFeeCategory', {
      label: 'Advance category',
      filter: { active: true },
      named: true,
    }),
    kind: f.choice(
      {
        TOPUP: 'Paid in advance',
        APPLIED: 'Used for a fee',
        CREDIT: 'Credited from a fee',
        REFUND: 'Paid back',
        REVERSAL: 'Cancellation',
      },
      { label: 'What', required: true, readOnly: true, default: 'TOPUP', index: true },
    ),
    amount: f.money({ level: 'basic', required: true }),
    date: f.date({ required: true, default: 'today', max: 'today', index: true }),
    ...paymentFields,
    paymentMode: f.choice(
      { ...paymentFields.paymentMode.options, WALLET: 'Advance' },
      { label: 'Paid by', required: true, default: 'CASH' },
    ),
    note: f.text({ max: 250, search: true }),
    wallet: f.ref('studentWallet', { label: 'Advance balance', readOnly: true, named: true }),
    balanceAfter: f.money({
      label: 'Left afterwards',
      level: 'basic',
      readOnly: true,
      noCopy: true,
      noSum: true,
    }),
    receipt: f.ref('transactionReceipt', { readOnly: true, named: true, noCopy: true }),
    number: f.text({ label: 'Receipt or voucher', readOnly: true, max: 40, search: true, noCopy: true }),
    reversalOf: f.ref('walletTransaction', {
      label: 'Cancels',
      readOnly: true,
      unique: true,
      named: true,
      noCopy: true,
    }),
    status: f.choice(
      { POSTED: 'Booked', USED: 'Used', CREDITED: 'Booked with a refund', REVERSED: 'Cancelled' },
      {
        required: true,
        readOnly: true,
        default: 'POSTED',
        index: true,
        tones: { POSTED: 'success', USED: 'info', CREDITED: 'info', REVERSED: 'error' },
      },
    ),
    reverseReason: f.text({ label: 'Reason for the cancellation', readOnly: true, max: 250, noCopy: true }),
  },
  title: 'number',
  subtitle: ['student', 'date'],
  list: {
    columns: [
      'date',
      'number',
      'student',
      'kind',
      'category',
      'amount',
      'balanceAfter',
      'paymentMode',
      'status',
    ],
    head: 'student',
    sort: '-date',
    filters: ['date', 'student', 'category', 'kind', 'status'],
    totals: ['amount'],
    views: [
      { key: 'taken', label: 'Paid in advance', filter: { kind: 'TOPUP' } },
      { key: 'used', label: 'Used for fees', filter: { kind: 'APPLIED' } },
    ],
  },
  conditions: {
    student: booked,
    category: { visible: taken, required: taken, ...booked },
    amount: booked,
    date: booked,
    paymentMode: booked,
    note: booked,
    referenceNo: { ...paymentConditions.referenceNo, ...booked },
    bankName: { ...paymentConditions.bankName, ...booked },
  },
  checks: [
    {
      key: 'takenAboveZero',
      holds: any(isNot('kind', 'TOPUP'), gt(field('amount'), 0)),
      message: 'The amount must be above zero',
      field: 'amount',
    },
  ],
  lifecycle: voidedBeforeFamily('Void advance'),
  sample: { category: true, amount: '5000.00', paymentMode: 'CASH', date: undefined },
  access: {
    read: [...feeStaff, 'ManageRefunds', 'STUDENT', 'PARENT'],
    create: ['FeeSubmission'],
    import: [],
    rows: feeRows,
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    walletTransaction: typeof walletTransaction;
  }
}
