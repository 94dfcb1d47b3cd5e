import { defineReport, f } from '@school/kernel';

/** What is to be paid to which account for one period, for the bank: approved payslips, accounts as of their day. */
export const bankTransferList = defineReport('bankTransferList', {
  module: 'payroll',
  label: 'Bank transfer list',
  description: 'Net pay of approved payslips and the accounts it goes to',
  screen: '/hr/reports/bank_transfers',
  menu: {
    group: 'hrReports',
    order: 70,
    icon: 'bank',
    description: 'Net pay of approved payslips and the accounts it goes to',
  },
  parameters: {
    fromPeriod: f.date({ label: 'From', required: true }),
    toPeriod: f.date({ label: 'To', required: true }),
    group: f.ref('payrollGroup', { label: 'Payroll group' }),
  },
  start: { fromPeriod: 'thisMonth:from', toPeriod: 'thisMonth:to' },
  columns: {
    employeeNumber: { label: 'Number', as: 'text' },
    employeeName: { label: 'Employee', as: 'text', link: { resource: 'employee', id: 'employeeId' } },
    account: { label: 'Account', as: 'text' },
    payslip: { label: 'Payslip', as: 'text' },
    netPay: { label: 'Net pay', as: 'money', total: true },
    employeeId: { label: 'Employee', as: 'int', hidden: true },
  },
  access: ['EmployeePrivate', 'FinanceControl'],
});
