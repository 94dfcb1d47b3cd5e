import { defineResource, f, is } from '@school/kernel';
import {
  bookedFields,
  receiptCondition,
  receiptField,
  voidedBeforeFamily,
} from '../finance/booked.fields.ts';
import { paymentConditions, paymentFields } from '../finance/payment.fields.ts';
import { feeStaff } from './access.ts';

const student = is('payeeType', 'STUDENT');
const employee = is('payeeType', 'EMPLOYEE');
const guest = is('payeeType', 'GUEST');
const sum = (label: string) =>
  f.money({ label, level: 'basic', readOnly: true, required: true, default: '0.00', noCopy: true });

/** A fee that is created and paid in one step; no part of it is ever due. */
export const instantFee = defineResource('instantFee', {
  module: 'fees',
  label: ['Instant fee', 'Instant fees'],
  api: 'finance/v1/instantFee',
  screens: {
    list: '/instant_fees/show_instant_fee_transactions',
    create: '/instant_fees/new_instant_fees',
  },
  menu: {
    group: 'instantFees',
    order: 20,
    icon: 'history',
    description: 'What was paid on the spot',
    create: { label: 'New instant fee', description: 'Take a payment for something that is not billed' },
  },
  noArchive: true,
  fields: {
    category: f.ref('instantFeeCategory', {
      label: 'Instant fee category',
      required: true,
      filter: { active: true },
    }),
    payeeType: f.choice(
      { STUDENT: 'Student', EMPLOYEE: 'Employee', GUEST: 'Guest' },
      { label: 'Paid by', required: true, default: 'STUDENT', index: true },
    ),
    student: f.ref('student', { filter: { status: 'ACTIVE' }, named: true }),
    employee: f.ref('employee', { filter: { status: 'ACTIVE' }, named: true }),
    guestName: f.text({ label: 'Name of the guest', max: 120, search: true }),
    date: f.date({ required: true, default: 'today', max: 'today', index: true }),
    paymentMode: { ...paymentFields.paymentMode, label: 'Means of payment' },
    referenceNo: paymentFields.referenceNo,
    bankName: paymentFields.bankName,
    lines: f.lines('instantFeeLine', { label: 'What is paid', min: 1 }),
    discountTotal: sum('Discount'),
    taxTotal: sum('Tax'),
    total: sum('Total'),
    number: f.text({ label: 'Receipt number', readOnly: true, max: 40, search: true, noCopy: true }),
    ...receiptField,
    ...bookedFields,
  },
  title: 'number',
  subtitle: ['category', 'date'],
  list: {
    columns: [
      'number',
      'date',
      'category',
      'payeeType',
      'student',
      'employee',
      'guestName',
      'total',
      'status',
    ],
    sort: '-date',
    filters: ['date', 'category', 'payeeType', 'status'],
    totals: ['total'],
  },
  conditions: {
    receipt: receiptCondition,
    ...paymentConditions,
    student: { visible: student, required: student },
    employee: { visible: employee, required: employee },
    guestName: { visible: guest, required: guest },
  },
  lifecycle: voidedBeforeFamily('Void payment'),
  sample: { date: undefined, payeeType: 'GUEST', guestName: 'Bilal Khan', paymentMode: 'CASH' },
  access: { read: feeStaff, create: ['FeeSubmission'], import: [] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    instantFee: typeof instantFee;
  }
}
