import { defineResource, f } from '@school/kernel';

/** How much a payment paid of one particular of a bill; negative where a payment was cancelled. Never changed. */
export const particularPayment = defineResource('particularPayment', {
  module: 'fees',
  label: ['Particular payment', 'Particular payments'],
  api: 'finance/v1/particularPayments',
  appendOnly: true,
  noArchive: true,
  fields: {
    transaction: f.ref('financeTransaction', { required: true, readOnly: true, named: true }),
    studentFee: f.ref('studentFee', { required: true, readOnly: true, named: true }),
    line: f.ref('studentFeeLine', { required: true, readOnly: true, named: true }),
    masterParticular: f.ref('masterParticular', { required: true, readOnly: true, named: true }),
    student: f.ref('student', { required: true, readOnly: true, named: true }),
    batch: f.ref('batch', { required: true, readOnly: true, named: true }),
    paidOn: f.date({ required: true, readOnly: true, index: true }),
    amount: f.money({ level: 'basic', required: true, readOnly: true }),
    tax: f.money({ level: 'basic', required: true, readOnly: true, default: '0.00' }),
  },
  title: 'line',
  subtitle: ['paidOn'],
  list: {
    columns: ['paidOn', 'student', 'batch', 'masterParticular', 'amount', 'tax', 'transaction'],
    head: 'student',
    sort: '-paidOn',
    filters: ['paidOn', 'masterParticular', 'batch'],
    totals: ['amount', 'tax'],
  },
  access: { read: ['FinanceControl', 'FinanceReports'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    particularPayment: typeof particularPayment;
  }
}
