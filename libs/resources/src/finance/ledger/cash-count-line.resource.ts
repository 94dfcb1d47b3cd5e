import { defineResource, f, field, subtract } from '@school/kernel';
import { paymentModes } from '../payment.fields.ts';

/** The counted amount of one means of payment, next to what the books state. */
export const cashCountLine = defineResource('cashCountLine', {
  module: 'finance',
  label: ['Cash count line', 'Cash count lines'],
  parent: 'cashCount',
  noArchive: true,
  fields: {
    paymentMode: f.choice(paymentModes, { label: 'Paid by', required: true, default: 'CASH' }),
    counted: f.money({ label: 'Counted', level: 'basic', min: '0', required: true, default: '0.00' }),
    expected: f.money({ label: 'By the books', level: 'basic', readOnly: true, noCopy: true }),
    difference: f.computed({
      label: 'Difference',
      as: 'money',
      value: subtract(field('counted'), field('expected')),
    }),
  },
  title: 'paymentMode',
  list: { columns: ['paymentMode', 'counted', 'expected', 'difference'] },
  access: {
    read: ['FinanceControl', 'FinanceReports', 'FeeSubmission'],
    create: ['FinanceControl', 'FeeSubmission'],
    update: ['FinanceControl', 'FeeSubmission'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    cashCountLine: typeof cashCountLine;
  }
}
