import { defineResource, f, field, gt, isEmpty, not } from '@school/kernel';
import { bookedFields, voidedBy } from '../finance/booked.fields.ts';
import { paymentConditions, paymentFields } from '../finance/payment.fields.ts';

/** What was posted has its number and is not changed. */
const booked = { readOnly: not(isEmpty('number')) };

/** Tax or a fund's share that was withheld from salaries and is passed on. It is posted with a voucher when saved. */
export const deductionRemittance = defineResource('deductionRemittance', {
  module: 'payroll',
  label: ['Deduction remittance', 'Deduction remittances'],
  api: 'finance/v1/deductionRemittances',
  screens: {
    list: '/finance/deduction_remittances',
    create: '/finance/deduction_remittances/new',
    show: '/finance/deduction_remittances/:id',
  },
  menu: {
    group: 'financePayslips',
    order: 70,
    icon: 'bank',
    description: 'Remit tax and funds withheld from salaries',
    access: ['FinanceControl'],
  },
  noArchive: true,
  fields: {
    category: f.ref('payrollCategory', {
      label: 'Deduction',
      required: true,
      filter: { type: 'DEDUCTION' },
      named: true,
    }),
    amount: f.money({ level: 'basic', required: true, min: '0.01', words: true }),
    date: f.date({ required: true, default: 'today', max: 'today', index: true }),
    payeeName: f.text({ label: 'Paid to', required: true, max: 150, search: true }),
    ...paymentFields,
    note: f.text({ max: 250 }),
    number: f.text({ label: 'Voucher', readOnly: true, max: 40, search: true, noCopy: true }),
    ...bookedFields,
  },
  title: 'payeeName',
  subtitle: ['date', 'number'],
  list: {
    columns: ['date', 'number', 'category', 'payeeName', 'amount', 'paymentMode', 'status'],
    head: 'payeeName',
    sort: '-date',
    filters: ['date', 'category', 'status'],
    totals: ['amount'],
  },
  conditions: {
    category: booked,
    amount: booked,
    date: booked,
    payeeName: booked,
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
    read: ['FinanceControl', 'FinanceReports', 'PayrollManagement'],
    create: ['FinanceControl'],
    update: ['FinanceControl'],
    import: [],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    deductionRemittance: typeof deductionRemittance;
  }
}
