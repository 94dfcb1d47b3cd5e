import { defineResource, f, field, gt, isEmpty, not } from '@school/kernel';
import { bookedFields, receiptCondition, receiptField, voidedBy } from './booked.fields.ts';
import { paymentConditions, paymentFields } from './payment.fields.ts';

/** What was posted has its number and is not changed; a note may still be added. */
const booked = { readOnly: not(isEmpty('number')) };

/** Money that someone donates to the school. It is posted with a receipt when saved. */
export const donation = defineResource('donation', {
  module: 'finance',
  label: ['Donation', 'Donations'],
  api: 'finance/v1/donations',
  screens: {
    list: '/finance/donations',
    create: '/finance/donation',
    show: '/finance/donation_receipt/:id',
  },
  menu: {
    group: 'finance',
    order: 25,
    icon: 'payments',
    description: 'Who gave what to the school',
    create: {
      label: 'New donation',
      description: 'Record a donation and print the receipt',
      icon: 'admission',
    },
  },
  noArchive: true,
  fields: {
    donor: f.text({ required: true, max: 150, search: true }),
    email: f.email({ label: 'E-mail', level: 'basic' }),
    phone: f.phone({ level: 'basic' }),
    amount: f.money({ level: 'basic', required: true, min: '0.01', words: true }),
    date: f.date({ required: true, default: 'today', max: 'today', index: true }),
    description: f.text({ label: 'What it is for', max: 250, search: true }),
    ...paymentFields,
    note: f.longText({ max: 500 }),
    number: f.text({ label: 'Receipt number', readOnly: true, max: 40, search: true, noCopy: true }),
    ...receiptField,
    ...bookedFields,
  },
  title: 'donor',
  subtitle: ['date', 'number'],
  list: {
    columns: ['date', 'number', 'donor', 'description', 'amount', 'paymentMode', 'status'],
    head: 'donor',
    sort: '-date',
    filters: ['date', 'paymentMode', 'status'],
    totals: ['amount'],
  },
  conditions: {
    receipt: receiptCondition,
    donor: booked,
    amount: booked,
    date: booked,
    description: booked,
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
  lifecycle: voidedBy('Void donation'),
  custom: 'DONATION',
  sample: { date: undefined },
  access: {
    read: ['FinanceControl', 'FinanceReports'],
    create: ['FinanceControl'],
    update: ['FinanceControl'],
    import: [],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    donation: typeof donation;
  }
}
