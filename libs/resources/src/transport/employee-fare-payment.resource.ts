import { defineResource, f, field, gt, isEmpty, not } from '@school/kernel';
import { bookedFields, receiptCondition, receiptField, voidedBy } from '../finance/booked.fields.ts';
import { paymentConditions, paymentFields } from '../finance/payment.fields.ts';

/** What was posted has its number and is not changed; a note may still be added. */
const booked = { readOnly: not(isEmpty('number')) };

const readers = ['FinanceControl', 'FeeSubmission', 'FinanceReports', 'TransportManagement'] as const;

/** Money that an employee pays over the counter for a seat. Payslips deduct only what is still left afterwards. */
export const employeeFarePayment = defineResource('employeeFarePayment', {
  module: 'transport',
  label: ['Fare payment', 'Fare payments'],
  api: 'transport/v1/EmployeeFarePayment',
  screens: {
    list: '/transport_fee/employee_payments',
    create: '/transport_fee/employee_pay',
    show: '/transport_fee/employee_payments/:id',
  },
  menu: {
    group: 'transportFees',
    order: 46,
    icon: 'payments',
    description: 'Fares that employees have paid at the counter',
    access: readers,
    create: {
      label: 'Take a fare from an employee',
      description: 'Record what an employee pays for a seat, with a receipt',
      icon: 'payments',
    },
  },
  noArchive: true,
  fields: {
    employee: f.ref('employee', { required: true, named: true }),
    fare: f.ref('employeeFare', {
      label: 'Fare',
      required: true,
      named: true,
      filter: { employee: { $field: 'employee' }, status: 'OPEN', left_gt: 0 },
    }),
    amount: f.money({ level: 'basic', required: true, min: '0.01' }),
    date: f.date({ required: true, default: 'today', max: 'today', index: true }),
    ...paymentFields,
    note: f.longText({ max: 500 }),
    number: f.text({ label: 'Receipt number', readOnly: true, max: 40, search: true, noCopy: true }),
    ...receiptField,
    ...bookedFields,
  },
  title: 'number',
  subtitle: ['employee', 'date'],
  list: {
    columns: ['date', 'number', 'employee', 'fare', 'amount', 'paymentMode', 'status'],
    head: 'number',
    sort: '-date',
    filters: ['date', 'employee', 'paymentMode', 'status'],
    totals: ['amount'],
  },
  conditions: {
    receipt: receiptCondition,
    employee: booked,
    fare: booked,
    amount: booked,
    date: booked,
    paymentMode: booked,
    referenceNo: { ...paymentConditions.referenceNo, ...booked },
    bankName: { ...paymentConditions.bankName, ...booked },
  },
  checks: [
    {
      key: 'fareAboveZero',
      holds: gt(field('amount'), 0),
      message: 'The amount must be above zero',
      field: 'amount',
    },
  ],
  lifecycle: voidedBy('Void payment'),
  sample: { date: undefined },
  access: {
    read: [...readers, 'EMPLOYEE'],
    create: ['FeeSubmission', 'FinanceControl'],
    update: ['FeeSubmission', 'FinanceControl'],
    import: [],
    rows: {
      FinanceControl: 'all',
      FeeSubmission: 'all',
      FinanceReports: 'all',
      TransportManagement: 'all',
      EMPLOYEE: { employee: { $me: 'employee' } },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    employeeFarePayment: typeof employeeFarePayment;
  }
}
