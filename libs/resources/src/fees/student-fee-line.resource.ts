import { defineResource, f, field, lte, subtract } from '@school/kernel';
import { feeStaff } from './access.ts';

const kept = (label: string) =>
  f.money({ label, level: 'basic', readOnly: true, required: true, default: '0.00' });

/** One particular of a bill. */
export const studentFeeLine = defineResource('studentFeeLine', {
  module: 'fees',
  label: ['Bill particular', 'Bill particulars'],
  parent: 'studentFee',
  noArchive: true,
  fields: {
    name: f.text({ required: true, readOnly: true, max: 80, search: true }),
    feeParticular: f.ref('feeParticular', { readOnly: true, onDelete: 'clear' }),
    masterParticular: f.ref('masterParticular', { required: true, readOnly: true, named: true }),
    amount: kept('Amount'),
    discount: kept('Discount'),
    net: kept('After discount'),
    taxRate: f.percent({ readOnly: true, required: true, default: '0' }),
    tax: kept('Tax'),
    total: kept('To pay'),
    paid: kept('Paid'),
    taxPaid: kept('Tax paid'),
    left: f.computed({
      label: 'Balance due',
      as: 'money',
      scale: 2,
      value: subtract(field('total'), field('paid')),
    }),
    discounts: f.json({ readOnly: true, labels: { name: 'Discount' } }),
  },
  title: 'name',
  list: { columns: ['name', 'amount', 'discount', 'tax', 'total', 'paid'] },
  checks: [
    {
      key: 'notPaidBeyond',
      holds: lte(field('paid'), field('total')),
      message: 'No more can be paid than is due',
      field: 'paid',
    },
  ],
  access: { read: [...feeStaff, 'ManageRefunds', 'STUDENT', 'PARENT'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    studentFeeLine: typeof studentFeeLine;
  }
}
