import { defineResource, f } from '@school/kernel';

const readers = ['PayslipPowers', 'PayrollManagement', 'ApproveRejectPayslip', 'FinanceControl', 'EMPLOYEE'];

/** One earning or deduction of a payslip. `computedAmount` keeps the result of the rule when the amount was edited. */
export const payslipLine = defineResource('payslipLine', {
  module: 'payroll',
  label: ['Payslip line', 'Payslip lines'],
  parent: 'payslip',
  noArchive: true,
  fields: {
    code: f.text({ required: true, max: 60 }),
    label: f.text({ required: true, max: 80 }),
    type: f.choice({ EARNING: 'Earning', DEDUCTION: 'Deduction' }, { required: true }),
    amount: f.money({ level: 'basic', required: true, min: '0' }),
    computedAmount: f.money({ level: 'basic', required: true, min: '0' }),
    category: f.ref('payrollCategory'),
    source: f.choice(
      { CATEGORY: 'Category', INDIVIDUAL: 'Individual item', FARE: 'Transport fare', LOP: 'Loss of pay' },
      { required: true, default: 'CATEGORY' },
    ),
    fare: f.ref('employeeFare', { readOnly: true }),
    isEdited: f.flag({ label: 'Edited', default: false }),
  },
  title: 'label',
  list: { columns: ['code', 'label', 'type', 'amount', 'isEdited'] },
  access: { read: readers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    payslipLine: typeof payslipLine;
  }
}
