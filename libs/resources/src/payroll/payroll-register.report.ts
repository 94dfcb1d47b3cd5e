import { defineReport, f } from '@school/kernel';

const parameters = {
  fromPeriod: f.date({ label: 'From', required: true }),
  toPeriod: f.date({ label: 'To', required: true }),
  group: f.ref('payrollGroup', { label: 'Payroll group' }),
  department: f.ref('employeeDepartment'),
  status: f.choice({ PENDING: 'Pending', APPROVED: 'Approved', REJECTED: 'Rejected' }),
} as const;

const columns = {
  department: { label: 'Department', as: 'text' },
  employeeNumber: { label: 'Number', as: 'text' },
  employeeName: { label: 'Employee', as: 'text', link: { resource: 'payslip', id: 'id' } },
  payPeriod: { label: 'Pay period', as: 'date' },
  earningsTotal: { label: 'Earnings', as: 'money', total: true },
  deductionsTotal: { label: 'Deductions', as: 'money', total: true },
  netPay: { label: 'Net pay', as: 'money', total: true },
  status: { label: 'Status', as: 'text', words: ['Pending', 'Approved', 'Rejected'] },
  id: { label: 'Payslip', as: 'int', hidden: true },
} as const;

/** Every payslip of a range of periods, grouped by department, for the personnel office. */
export const payrollRegister = defineReport('payrollRegister', {
  module: 'payroll',
  label: 'Payroll register',
  description: 'Payslips for a range of periods by department',
  screen: '/hr/payroll_payslip/reports',
  menu: {
    group: 'hrReports',
    order: 10,
    icon: 'report',
    description: 'Payslips for a range of periods by department',
  },
  parameters,
  start: { fromPeriod: 'thisYear:from', toPeriod: 'thisYear:to' },
  columns,
  groupBy: 'department',
  chart: { kind: 'bar', category: 'department', values: ['netPay'] },
  access: ['PayslipPowers', 'PayrollManagement'],
});

/** The same for finance: approved payslips only. */
export const financePayrollRegister = defineReport('financePayrollRegister', {
  module: 'payroll',
  label: 'Payroll register (approved)',
  description: 'Approved payslips for a range of periods by department',
  screen: '/finance/payroll_payslip/reports',
  menu: {
    group: 'financeReports',
    order: 10,
    icon: 'report',
    description: 'Approved payslips for a range of periods',
  },
  parameters: {
    fromPeriod: parameters.fromPeriod,
    toPeriod: parameters.toPeriod,
    group: parameters.group,
    department: parameters.department,
  },
  start: { fromPeriod: 'thisYear:from', toPeriod: 'thisYear:to' },
  columns,
  groupBy: 'department',
  chart: { kind: 'bar', category: 'department', values: ['netPay'] },
  access: ['FinanceControl', 'FinanceReports'],
});
