import { defineReport, f } from '@school/kernel';
import { alsoForFinance } from './also-for-finance.ts';

const office = ['PayslipPowers', 'PayrollManagement', 'FinanceControl'] as const;

/** Net pay of two periods side by side: who joined, who left, whose pay changed. */
export const payrollComparison = defineReport('payrollComparison', {
  module: 'payroll',
  label: 'Comparison of two periods',
  description: 'Net pay of two periods side by side: who joined, who left, whose pay changed',
  screen: ['/hr/reports/payroll_comparison', '/finance/reports/payroll_comparison'],
  menu: {
    group: 'hrReports',
    order: 68,
    icon: 'chart',
    description: 'Net pay of two periods side by side',
    also: [alsoForFinance(40, '/finance/reports/payroll_comparison')],
  },
  parameters: {
    firstDay: f.date({ label: 'A day in the first period', required: true }),
    secondDay: f.date({ label: 'A day in the second period', required: true }),
    group: f.ref('payrollGroup', { label: 'Payroll group' }),
    department: f.ref('employeeDepartment'),
    moreThan: f.decimal({
      label: 'Changed by more than (%)',
      scale: 2,
      min: '0',
      max: '1000',
    }),
  },
  start: { firstDay: 'lastMonth:from', secondDay: 'thisMonth:from' },
  columns: {
    change: { label: 'Change', as: 'text', words: ['Joined', 'Left', 'Changed', 'Unchanged'] },
    employeeNumber: { label: 'Number', as: 'text' },
    employeeName: { label: 'Employee', as: 'text', link: { resource: 'employee', id: 'employeeId' } },
    department: { label: 'Department', as: 'text' },
    first: { label: 'First period', as: 'money', total: true, link: { resource: 'payslip', id: 'firstId' } },
    second: {
      label: 'Second period',
      as: 'money',
      total: true,
      link: { resource: 'payslip', id: 'secondId' },
    },
    difference: { label: 'Difference', as: 'money', total: true },
    percent: { label: 'Difference in %', as: 'decimal' },
    employeeId: { label: 'Employee', as: 'int', hidden: true },
    firstId: { label: 'First payslip', as: 'int', hidden: true },
    secondId: { label: 'Second payslip', as: 'int', hidden: true },
  },
  groupBy: 'change',
  access: office,
});

/** Employees not paid by any payroll on a day. */
export const withoutPayroll = defineReport('withoutPayroll', {
  module: 'payroll',
  label: 'Employees without payroll',
  description: 'Current employees with no payroll group; select a name to assign one',
  screen: '/hr/reports/without_payroll',
  menu: {
    group: 'hrReports',
    order: 67,
    icon: 'people',
    description: 'Current employees with no payroll group',
  },
  parameters: {
    onDay: f.date({ label: 'On', required: true }),
    department: f.ref('employeeDepartment'),
    category: f.ref('employeeCategory'),
  },
  start: { onDay: 'today' },
  columns: {
    department: { label: 'Department', as: 'text' },
    employeeNumber: { label: 'Number', as: 'text' },
    employeeName: {
      label: 'Employee',
      as: 'text',
      link: {
        resource: 'employee',
        id: 'employeeId',
        at: '/payroll_payslip/:employeeId/assign_employee_payroll',
      },
    },
    position: { label: 'Position', as: 'text' },
    joiningDate: { label: 'Joining date', as: 'date' },
    lastUntil: { label: 'Last payroll until', as: 'date' },
    employeeId: { label: 'Employee', as: 'int', hidden: true },
  },
  groupBy: 'department',
  access: ['PayrollManagement'],
});

/** Totals of each payroll category: earnings and deductions of payslips that count. */
export const payByCategory = defineReport('payByCategory', {
  module: 'payroll',
  label: 'Pay by category',
  description: 'Totals of each earning and deduction in approved payslips, by period',
  screen: ['/hr/reports/pay_by_category', '/finance/reports/pay_by_category'],
  menu: {
    group: 'hrReports',
    order: 58,
    icon: 'category',
    description: 'Totals of each earning and deduction',
    also: [alsoForFinance(30, '/finance/reports/pay_by_category')],
  },
  from: 'payslipLine',
  where: { 'payslip.status': 'APPROVED' },
  parameters: {
    fromPeriod: f.date({ label: 'From', required: true }),
    toPeriod: f.date({ label: 'To', required: true }),
    kind: f.choice({ EARNING: 'Earning', DEDUCTION: 'Deduction' }, { required: true }),
    group: f.ref('payrollGroup', { label: 'Payroll group' }),
  },
  start: { fromPeriod: 'thisYear:from', toPeriod: 'thisYear:to', kind: 'EARNING' },
  narrows: {
    kind: 'type',
    fromPeriod: 'payslip.payPeriod_gte',
    toPeriod: 'payslip.payPeriod_lte',
    group: 'payslip.group',
  },
  columns: {
    item: { label: 'Category', as: 'text', value: 'label' },
    payPeriod: { label: 'Pay period', as: 'date', value: 'payslip.payPeriod' },
    payslips: { label: 'Payslips', as: 'int', figure: 'count' },
    amount: { label: 'Amount', as: 'money', figure: 'sum:amount', total: true },
  },
  groupBy: 'item',
  chart: { kind: 'pie', category: 'item', values: ['amount'] },
  access: office,
});
