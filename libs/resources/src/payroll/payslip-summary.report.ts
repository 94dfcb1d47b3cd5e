import { defineReport, f } from '@school/kernel';
import { alsoForFinance } from './also-for-finance.ts';

const range = {
  fromPeriod: f.date({ label: 'From', required: true }),
  toPeriod: f.date({ label: 'To', required: true }),
} as const;
const start = { fromPeriod: 'thisYear:from', toPeriod: 'thisYear:to' } as const;

/** What each period cost, by payroll group and department. */
export const payslipSummary = defineReport('payslipSummary', {
  module: 'payroll',
  label: 'Payslip summary',
  description: 'Payslip totals by period, payroll group and department',
  screen: [
    '/hr/reports/payslip_summary',
    '/reports/employee_payroll_details',
    '/finance/reports/payslip_summary',
  ],
  menu: {
    group: 'hrReports',
    order: 50,
    icon: 'report',
    description: 'Payslip totals by period, payroll group and department',
    also: [alsoForFinance(20, '/finance/reports/payslip_summary')],
  },
  from: 'payslip',
  where: { status_in: ['PENDING', 'APPROVED'] },
  parameters: {
    ...range,
    group: f.ref('payrollGroup', { label: 'Payroll group' }),
    department: f.ref('employeeDepartment'),
    status: f.choice({ PENDING: 'Pending', APPROVED: 'Approved' }),
  },
  start,
  narrows: { fromPeriod: 'payPeriod_gte', toPeriod: 'payPeriod_lte' },
  columns: {
    payPeriod: { label: 'Pay period', as: 'date' },
    group: { label: 'Payroll group', as: 'text' },
    departmentName: { label: 'Department', as: 'text' },
    payslips: {
      label: 'Payslips',
      as: 'int',
      figure: 'count',
      total: true,
      link: { resource: 'payslip', filter: { payPeriod: 'payPeriod', group: 'groupId' } },
    },
    earnings: { label: 'Earnings', as: 'money', figure: 'sum:earningsTotal', total: true },
    deductions: { label: 'Deductions', as: 'money', figure: 'sum:deductionsTotal', total: true },
    netPay: { label: 'Net pay', as: 'money', figure: 'sum:netPay', total: true },
    groupId: { label: 'Payroll group', as: 'int', value: 'group.id', hidden: true },
  },
  groupBy: 'payPeriod',
  chart: { kind: 'line', category: 'payPeriod', values: ['earnings', 'deductions', 'netPay'] },
  access: ['PayslipPowers', 'PayrollManagement', 'FinanceControl'],
});

/** What was withheld by law and by agreement, to be passed on: approved payslips only. */
export const payrollDeductions = defineReport('payrollDeductions', {
  module: 'payroll',
  label: 'Deductions',
  description: 'Taxes, insurance, loans and other deductions of approved payslips',
  screen: ['/hr/reports/deductions', '/finance/reports/deductions'],
  menu: {
    group: 'hrReports',
    order: 60,
    icon: 'report',
    description: 'Taxes, insurance, loans and other deductions',
    also: [alsoForFinance(35, '/finance/reports/deductions')],
  },
  from: 'payslipLine',
  where: { type: 'DEDUCTION', 'payslip.status': 'APPROVED' },
  parameters: { ...range, category: f.ref('payrollCategory', { label: 'Payroll category' }) },
  start,
  narrows: { fromPeriod: 'payslip.payPeriod_gte', toPeriod: 'payslip.payPeriod_lte' },
  columns: {
    deduction: { label: 'Deduction', as: 'text', value: 'label' },
    payPeriod: { label: 'Pay period', as: 'date', value: 'payslip.payPeriod' },
    payslips: { label: 'Payslips', as: 'int', figure: 'count', total: true },
    amount: { label: 'Amount', as: 'money', figure: 'sum:amount', total: true },
  },
  groupBy: 'deduction',
  chart: { kind: 'pie', category: 'deduction', values: ['amount'] },
  access: ['PayslipPowers', 'PayrollManagement', 'FinanceControl'],
});
