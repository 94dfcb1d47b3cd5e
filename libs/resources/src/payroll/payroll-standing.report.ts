import { inForce } from './in-force.ts';
import { defineReport, f } from '@school/kernel';
import { alsoForFinance } from './also-for-finance.ts';

const office = ['PayslipPowers', 'PayrollManagement'] as const;
const entry = (order: number, icon: string, description: string) => ({
  group: 'hrReports',
  order,
  icon,
  description,
});
const range = {
  fromPeriod: f.date({ label: 'From', required: true }),
  toPeriod: f.date({ label: 'To', required: true }),
  group: f.ref('payrollGroup', { label: 'Payroll group' }),
  department: f.ref('employeeDepartment'),
} as const;
const narrows = { fromPeriod: 'payPeriod_gte', toPeriod: 'payPeriod_lte' } as const;

/** What everyone has earned in the year so far: the sums of the approved payslips. */
export const payrollYearToDate = defineReport('payrollYearToDate', {
  module: 'payroll',
  label: 'Pay for the year',
  description: 'Totals of each employee’s approved payslips',
  screen: ['/hr/reports/year_to_date', '/finance/reports/year_to_date'],
  menu: {
    ...entry(62, 'report', 'Totals of each employee’s approved payslips'),
    also: [alsoForFinance(60, '/finance/reports/year_to_date')],
  },
  from: 'payslip',
  where: { status: 'APPROVED' },
  parameters: range,
  start: { fromPeriod: 'thisYear:from', toPeriod: 'thisYear:to' },
  narrows,
  columns: {
    department: { label: 'Department', as: 'text', value: 'departmentName' },
    employeeNumber: { label: 'Number', as: 'text', value: 'employeeNumber' },
    employee: { label: 'Employee', as: 'text', link: { resource: 'employee', id: 'employeeId' } },
    payslips: { label: 'Payslips', as: 'int', figure: 'count', total: true },
    lopDays: { label: 'Days of loss of pay', as: 'decimal', figure: 'sum:lopDays', total: true },
    earnings: { label: 'Earnings', as: 'money', figure: 'sum:earningsTotal', total: true },
    deductions: { label: 'Deductions', as: 'money', figure: 'sum:deductionsTotal', total: true },
    netPay: { label: 'Net pay', as: 'money', figure: 'sum:netPay', total: true },
    employeeId: { label: 'Employee', as: 'int', value: 'employee.id', hidden: true },
  },
  groupBy: 'department',
  access: [...office, 'FinanceControl'],
});

/** Payslips with days deducted. */
export const lossOfPay = defineReport('lossOfPay', {
  module: 'payroll',
  label: 'Loss of pay',
  description: 'Payslips with unpaid days and what they cost',
  screen: '/hr/reports/loss_of_pay',
  menu: entry(64, 'pending', 'Payslips with unpaid days and what they cost'),
  from: 'payslip',
  where: { lopDays_gt: '0', status_ne: 'DELETED' },
  parameters: range,
  start: { fromPeriod: 'thisYear:from', toPeriod: 'thisYear:to' },
  narrows,
  columns: {
    payPeriod: { label: 'Pay period', as: 'date' },
    employeeNumber: { label: 'Number', as: 'text' },
    employeeName: { label: 'Employee', as: 'text', link: { resource: 'payslip', id: 'id' } },
    department: { label: 'Department', as: 'text', value: 'departmentName' },
    daysAbsent: { label: 'Days absent', as: 'decimal', total: true },
    lopDays: { label: 'Days of loss of pay', as: 'decimal', total: true },
    lopAmount: { label: 'Loss of pay', as: 'money', total: true },
    status: { label: 'Status', as: 'text' },
    id: { label: 'Payslip', as: 'int', hidden: true },
  },
  sort: '-payPeriod',
  access: office,
});

/** Employees who are still paid by an earlier revision of their group. */
export const outdatedPayrolls = defineReport('outdatedPayrolls', {
  module: 'payroll',
  label: 'Outdated payrolls',
  description: 'Employees whose payroll group has changed since their payroll was assigned',
  screen: '/hr/reports/outdated_payrolls',
  menu: entry(66, 'people', 'Employees whose payroll group has changed since their payroll was assigned'),
  from: 'employeePayroll',
  where: { ...inForce, outdated: true },
  parameters: { group: f.ref('payrollGroup', { label: 'Payroll group' }) },
  columns: {
    group: { label: 'Payroll group', as: 'text' },
    employeeNumber: { label: 'Number', as: 'text' },
    employee: { label: 'Employee', as: 'text', link: { resource: 'employee', id: 'employeeId' } },
    effectiveFrom: { label: 'From', as: 'date' },
    groupRevision: { label: 'Revision', as: 'int' },
    latestRevision: { label: 'Latest revision', as: 'int' },
    netPay: { label: 'Net pay', as: 'money', total: true },
    employeeId: { label: 'Employee', as: 'int', value: 'employee.id', hidden: true },
  },
  groupBy: 'group',
  access: ['PayrollManagement', 'PayslipPowers'],
});
