import { defineResource, f, field, gt } from '@school/kernel';

const days = (label: string) =>
  f.decimal({ label, readOnly: true, required: true, scale: 2, min: '0', default: '0' });
const total = (label: string) =>
  f.money({ label, level: 'basic', readOnly: true, required: true, default: '0.00' });
const kept = (label: string, max = 120) => f.text({ label, max, readOnly: true });

/**
 * What one employee is paid for one period. All names and figures are a snapshot of the day it was generated; only the
 * module writes it, no generic call does.
 */
export const payslip = defineResource('payslip', {
  module: 'payroll',
  label: ['Payslip', 'Payslips'],
  api: 'setup/v1/paySlip',
  ownCalls: ['save', 'update', 'delete', 'archive', 'restore', 'bulk', 'import', 'get'],
  fields: {
    number: f.series('PS-{yyyy}{MM}-{seq:5}', { search: true }),
    employee: f.ref('employee', { required: true, readOnly: true }),
    group: f.ref('payrollGroup', { label: 'Payroll group', named: true, required: true, readOnly: true }),
    groupRevision: f.int({ required: true, readOnly: true, default: 1 }),
    employeePayroll: f.ref('employeePayroll', { required: true, readOnly: true }),
    employeeName: f.text({ max: 200, required: true, readOnly: true, search: true }),
    employeeNumber: f.text({ max: 30, required: true, readOnly: true, search: true }),
    department: f.ref('employeeDepartment', { readOnly: true }),
    departmentName: kept('Department name'),
    categoryName: kept('Category name'),
    positionName: kept('Position name'),
    gradeName: kept('Grade name'),
    joiningDate: f.date({ readOnly: true }),
    bankSnapshot: f.json({ label: 'Bank', readOnly: true, level: 'finance' }),
    detailSnapshot: f.json({ label: 'Additional details', readOnly: true }),
    frequency: f.choice(
      {
        MONTHLY: 'Monthly',
        BIWEEKLY: 'Bi-weekly',
        WEEKLY: 'Weekly',
        SEMIMONTHLY: 'Twice a month',
        DAILY: 'Daily',
      },
      { required: true, readOnly: true, default: 'MONTHLY' },
    ),
    payPeriod: f.date({
      label: 'Pay period',
      required: true,
      readOnly: true,
      index: true,
      until: 'periodEnd',
    }),
    periodEnd: f.date({ required: true, readOnly: true, index: true }),
    workingDaysCount: days('Working days'),
    daysPresent: days('Days present'),
    daysAbsent: days('Days absent'),
    lopDays: days('Days of loss of pay'),
    lopAmount: total('Loss of pay'),
    lateTimes: f.int({ label: 'Times late', required: true, readOnly: true, min: 0, default: 0 }),
    lateMinutes: f.int({ label: 'Minutes late', required: true, readOnly: true, min: 0, default: 0 }),
    lateDays: f.decimal({
      label: 'Days for lateness',
      required: true,
      readOnly: true,
      scale: 4,
      min: '0',
      default: '0',
    }),
    lateAmount: total('Lateness'),
    earningsTotal: total('Earnings'),
    deductionsTotal: total('Deductions'),
    netPay: total('Net pay'),
    status: f.choice(
      { PENDING: 'Pending', APPROVED: 'Approved', REJECTED: 'Rejected', DELETED: 'Deleted' },
      {
        required: true,
        default: 'PENDING',
        readOnly: true,
        index: true,
        tones: { PENDING: 'warning', APPROVED: 'success', REJECTED: 'error', DELETED: 'neutral' },
      },
    ),
    remark: f.text({ max: 250, readOnly: true }),
    rejectReason: f.text({ max: 250, readOnly: true }),
    decidedBy: f.ref('user', { readOnly: true, named: true, onDelete: 'clear' }),
    decidedAt: f.dateTime({ readOnly: true }),
    salaryPayment: f.ref('salaryPayment', { label: 'Payment', readOnly: true, named: true, noCopy: true }),
    paidOn: f.date({ label: 'Paid on', readOnly: true, index: true, noCopy: true }),
    lines: f.lines('payslipLine', { readOnly: true }),
  },
  title: 'number',
  subtitle: ['employeeName', 'payPeriod'],
  list: {
    columns: [
      'number',
      'employeeName',
      'employeeNumber',
      'departmentName',
      'payPeriod',
      'earningsTotal',
      'deductionsTotal',
      'netPay',
      'status',
    ],
    sort: '-payPeriod',
    filters: ['status', 'group', 'department', 'payPeriod', 'paidOn'],
    views: [
      { key: 'pending', label: 'Pending', filter: { status: 'PENDING' } },
      { key: 'approved', label: 'Approved', filter: { status: 'APPROVED' } },
      { key: 'rejected', label: 'Rejected', filter: { status: 'REJECTED' } },
    ],
    totals: ['earningsTotal', 'deductionsTotal', 'netPay'],
  },
  unique: [{ fields: ['employee', 'payPeriod'] }],
  noOverlap: [{ key: 'onePayslip', fields: ['employee'], from: 'payPeriod', to: 'periodEnd' }],
  checks: [
    {
      key: 'netPositive',
      holds: gt(field('netPay'), 0),
      message: 'Net pay must be above zero',
      field: 'netPay',
    },
  ],
  sample: { lines: [] },
  access: {
    read: ['PayslipPowers', 'PayrollManagement', 'ApproveRejectPayslip', 'FinanceControl', 'EMPLOYEE'],
    rows: {
      PayslipPowers: { status_ne: 'DELETED' },
      PayrollManagement: { status_ne: 'DELETED' },
      ApproveRejectPayslip: { status_ne: 'DELETED' },
      FinanceControl: { status_ne: 'DELETED' },
      EMPLOYEE: { employee: { $me: 'employee' }, status: 'APPROVED' },
    },
    levels: { finance: { read: ['EmployeePrivate'], write: [] } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    payslip: typeof payslip;
  }
}
