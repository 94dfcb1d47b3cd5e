import { defineReport, f } from '@school/kernel';
import { alsoForFinance } from './also-for-finance.ts';

/** The posting of approved payslips: what is debited and credited, in equal totals. */
export const payrollJournal = defineReport('payrollJournal', {
  module: 'payroll',
  label: 'Payroll journal',
  description: 'Debits and credits of approved payslips by category',
  screen: ['/hr/reports/payroll_journal', '/finance/payroll_payslip/journal'],
  menu: {
    group: 'hrReports',
    order: 72,
    icon: 'report',
    description: 'Debits and credits of approved payslips by category',
    also: [alsoForFinance(50, '/finance/payroll_payslip/journal')],
  },
  parameters: {
    fromPeriod: f.date({ label: 'From', required: true }),
    toPeriod: f.date({ label: 'To', required: true }),
    group: f.ref('payrollGroup', { label: 'Payroll group' }),
  },
  start: { fromPeriod: 'lastMonth:from', toPeriod: 'lastMonth:to' },
  columns: {
    account: {
      label: 'Account',
      as: 'text',
      words: ['Salary expense', 'Fee income', 'Deductions payable', 'Salaries payable'],
    },
    item: { label: 'Category', as: 'text', words: ['Net pay'] },
    payslips: { label: 'Payslips', as: 'int' },
    debit: { label: 'Debit', as: 'money', total: true },
    credit: { label: 'Credit', as: 'money', total: true },
  },
  access: ['PayrollManagement', 'FinanceControl', 'FinanceReports'],
});
