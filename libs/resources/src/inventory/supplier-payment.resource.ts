import { defineResource, f, field, gt, isEmpty, not } from '@school/kernel';
import { bookedFields, voidedBy } from '../finance/booked.fields.ts';
import { paymentConditions, paymentFields } from '../finance/payment.fields.ts';
import { buyers, payers } from './access.ts';

/** What was posted has its number and is not changed. */
const booked = { readOnly: not(isEmpty('number')) };

/** Money paid to a supplier for deliveries. It is posted with a voucher when saved, never more than is owed. */
export const supplierPayment = defineResource('supplierPayment', {
  module: 'inventory',
  label: ['Supplier payment', 'Supplier payments'],
  api: 'finance/v1/supplierPayments',
  screens: {
    list: '/finance/supplier_payments',
    create: '/finance/supplier_payments/new',
    show: '/finance/supplier_payments/:id',
  },
  menu: {
    group: 'finance',
    order: 30,
    icon: 'payments',
    description: 'Pay what is owed for goods received',
    access: payers,
  },
  noArchive: true,
  fields: {
    supplier: f.ref('supplier', { required: true }),
    amount: f.money({ level: 'basic', required: true, min: '0.01', words: true }),
    date: f.date({ required: true, default: 'today', max: 'today', index: true }),
    ...paymentFields,
    note: f.text({ max: 250, help: "Such as the supplier's invoice numbers" }),
    number: f.text({ label: 'Voucher', readOnly: true, max: 40, search: true, noCopy: true }),
    ...bookedFields,
  },
  title: 'number',
  subtitle: ['supplier', 'date'],
  list: {
    columns: ['date', 'number', 'supplier', 'amount', 'paymentMode', 'note', 'status'],
    head: 'number',
    sort: '-date',
    filters: ['date', 'supplier', 'paymentMode', 'status'],
    totals: ['amount'],
  },
  conditions: {
    supplier: booked,
    amount: booked,
    date: booked,
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
  lifecycle: voidedBy('Void entry'),
  sample: { date: undefined },
  access: {
    read: [...payers, ...buyers],
    create: ['FinanceControl'],
    update: ['FinanceControl'],
    import: [],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    supplierPayment: typeof supplierPayment;
  }
}
