import { defineResource, f } from '@school/kernel';
import { feeStaff } from './access.ts';

/** What an instant fee is paid for. */
export const instantFeeLine = defineResource('instantFeeLine', {
  module: 'fees',
  label: ['Instant fee line', 'Instant fee lines'],
  parent: 'instantFee',
  noArchive: true,
  fields: {
    particular: f.ref('instantFeeParticular', { label: 'Particular' }),
    name: f.text({ max: 80, search: true, help: 'If empty, the name of the particular is used' }),
    amount: f.money({ level: 'basic', min: '0', help: 'If empty, the amount of the particular is used' }),
    discountKind: f.choice(
      { PERCENT: 'Percent', AMOUNT: 'Amount' },
      { label: 'Discount as', required: true, default: 'PERCENT' },
    ),
    discountValue: f.decimal({
      label: 'Discount',
      required: true,
      default: '0',
      min: '0',
      scale: 2,
      precision: 12,
    }),
    taxRate: f.percent({ label: 'Tax rate', readOnly: true, required: true, default: '0' }),
    discount: f.money({
      label: 'Discount given',
      level: 'basic',
      readOnly: true,
      required: true,
      default: '0.00',
    }),
    tax: f.money({ level: 'basic', readOnly: true, required: true, default: '0.00' }),
    total: f.money({ label: 'To pay', level: 'basic', readOnly: true, required: true, default: '0.00' }),
  },
  title: 'name',
  list: { columns: ['particular', 'name', 'amount', 'discountKind', 'discountValue', 'tax', 'total'] },
  sample: { amount: '250.00', discountValue: '10', discountKind: 'PERCENT' },
  access: { read: feeStaff, create: ['FeeSubmission'], update: ['FeeSubmission'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    instantFeeLine: typeof instantFeeLine;
  }
}
