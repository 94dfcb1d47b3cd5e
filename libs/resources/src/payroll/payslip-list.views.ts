import { block, contribute, defineView, f, type ViewColumn } from '@school/kernel';
import { payrollReaders } from './payroll-rights.ts';
import { inForce } from './in-force.ts';

const notDeleted = { status_ne: 'DELETED' } as const;
const inStatus = (status: 'PENDING' | 'APPROVED' | 'REJECTED', label: string): ViewColumn => ({
  label,
  figure: { fn: 'count', where: { status } },
  total: true,
});
const states = {
  pending: inStatus('PENDING', 'Pending'),
  approved: inStatus('APPROVED', 'Approved'),
  rejected: inStatus('REJECTED', 'Rejected'),
} as const;
const sums = {
  earningsTotal: { figure: { fn: 'sum', field: 'earningsTotal' }, total: true },
  deductionsTotal: { figure: { fn: 'sum', field: 'deductionsTotal' }, total: true },
  netPay: { figure: { fn: 'sum', field: 'netPay' }, total: true },
} as const;
const period = { payPeriod: { label: 'Period' }, periodEnd: { hidden: true } } as const;

/** Payroll groups with what was last generated, and how many of their payslips are in which state. */
const groupsWithPayslips = defineView('groupsWithPayslips', {
  module: 'payroll',
  label: 'Payslips by payroll group',
  of: 'payrollGroup',
  columns: {
    name: { label: 'Payroll group' },
    paymentFrequency: { label: 'Frequency' },
    employees: {
      label: 'Employees',
      figure: { fn: 'count', of: 'employeePayroll', via: 'group', where: inForce },
      total: true,
    },
    lastPeriod: {
      label: 'Last period',
      figure: { fn: 'max', of: 'payslip', via: 'group', field: 'payPeriod', where: notDeleted },
    },
    pending: {
      label: 'Pending',
      figure: { fn: 'count', of: 'payslip', via: 'group', where: { status: 'PENDING' } },
      total: true,
    },
    rejected: {
      label: 'Rejected',
      figure: { fn: 'count', of: 'payslip', via: 'group', where: { status: 'REJECTED' } },
      total: true,
    },
    approved: {
      label: 'Approved',
      figure: { fn: 'count', of: 'payslip', via: 'group', where: { status: 'APPROVED' } },
      total: true,
    },
    id: { hidden: true },
  },
  sort: 'name',
  access: payrollReaders,
});

/** Anyone who is in a payroll group now or from a later day on, with the last period that was paid. */
const membersWithPayslips = defineView('membersWithPayslips', {
  module: 'payroll',
  label: 'Payslips by employee',
  of: 'employeePayroll',
  where: inForce,
  columns: {
    employee: { label: 'Employee' },
    number: { label: 'Employee number', value: 'employee.employeeNumber' },
    department: { label: 'Department', value: 'employee.department' },
    group: { label: 'Payroll group' },
    lastPeriod: {
      label: 'Last period',
      figure: {
        fn: 'max',
        of: 'payslip',
        via: 'employee',
        on: 'employee',
        field: 'payPeriod',
        where: notDeleted,
      },
    },
    employeeId: { value: 'employee.id', hidden: true },
    groupId: { value: 'group.id', hidden: true },
  },
  sort: 'employee',
  access: payrollReaders,
});

/** The periods that have payslips, of one payroll group or of all. */
const periodsOfGroup = defineView('periodsOfGroup', {
  module: 'payroll',
  label: 'Past payslips',
  of: 'payslip',
  parameters: { payrollGroup: f.ref('payrollGroup') },
  narrows: { payrollGroup: 'group' },
  where: notDeleted,
  columns: {
    ...period,
    group: { label: 'Payroll group' },
    ...states,
    ...sums,
    groupId: { value: 'group.id', hidden: true },
  },
  sort: ['-payPeriod', 'group'],
  access: payrollReaders,
});

/** Periods of all groups with the same pay frequency, those waiting for a decision first. */
const periodsToApprove = defineView('periodsToApprove', {
  module: 'payroll',
  label: 'Approve payslips',
  of: 'payslip',
  where: notDeleted,
  columns: {
    ...period,
    frequency: { label: 'Frequency' },
    ...states,
    netPay: sums.netPay,
    waits: {
      label: 'Waits',
      figure: { fn: 'max', field: 'createdAt', where: { status: 'PENDING' } },
      hidden: true,
    },
  },
  sort: ['-waits', '-payPeriod', 'frequency'],
  access: payrollReaders,
});

/** What a group pays in the period of a day. */
const payslipPeriod = defineView('payslipPeriod', {
  module: 'payroll',
  label: 'Period',
  of: 'payslip',
  parameters: { payrollGroup: f.ref('payrollGroup'), day: f.date() },
  narrows: { payrollGroup: 'group', day: '' },
  where: { ...notDeleted, payPeriod_lte: { $field: 'day' }, periodEnd_gte: { $field: 'day' } },
  columns: {
    group: { label: 'Payroll group' },
    payPeriod: { label: 'Pay period' },
    frequency: { label: 'Frequency' },
    periodEnd: { hidden: true },
    payslips: { label: 'Payslips', figure: { fn: 'count' } },
    pending: { label: 'Pending', figure: { fn: 'count', where: { status: 'PENDING' } } },
    netPay: { label: 'Net total', figure: { fn: 'sum', field: 'netPay' } },
  },
  sort: 'group',
  access: payrollReaders,
});

/** The groups of a period with their figures. */
const groupsOfPeriod = defineView('groupsOfPeriod', {
  module: 'payroll',
  label: 'Payroll groups of the period',
  of: 'payslip',
  parameters: {
    frequency: f.choice({
      MONTHLY: 'Monthly',
      BIWEEKLY: 'Bi-weekly',
      WEEKLY: 'Weekly',
      SEMIMONTHLY: 'Twice a month',
      DAILY: 'Daily',
    }),
    payPeriod: f.date(),
  },
  where: notDeleted,
  columns: { group: { label: 'Payroll group' }, ...period, ...states, ...sums },
  sort: 'group',
  access: payrollReaders,
});

/** Members of a group without a payslip for the period of a day, with what they would get. */
const membersWithoutPayslip = defineView('membersWithoutPayslip', {
  module: 'payroll',
  label: 'Not generated yet',
  parameters: { payrollGroup: f.ref('payrollGroup'), day: f.date() },
  columns: {
    employee: { label: 'Employee', as: 'text' },
    number: { label: 'Employee number', as: 'text' },
    department: { label: 'Department', as: 'text' },
    netPay: { label: 'Net pay', as: 'money' },
    employeeId: { label: 'Employee', as: 'int', hidden: true },
    groupId: { label: 'Payroll group', as: 'int', hidden: true },
    payPeriod: { label: 'Pay period', as: 'date' },
  },
  access: payrollReaders,
});

/** A payroll group in figures. */
const payrollGroupFacts = defineView('payrollGroupFacts', {
  module: 'payroll',
  label: 'Payroll group',
  of: 'payrollGroup',
  parameters: { payrollGroup: f.ref('payrollGroup', { required: true }) },
  narrows: { payrollGroup: 'id' },
  columns: {
    paymentFrequency: { label: 'Frequency' },
    generationDay: {},
    employees: {
      label: 'Employees',
      figure: { fn: 'count', of: 'employeePayroll', via: 'group', where: inForce },
    },
    outdated: {
      label: 'Outdated',
      figure: {
        fn: 'count',
        of: 'employeePayroll',
        via: 'group',
        where: { ...inForce, outdated: true },
      },
    },
    payslips: {
      label: 'Payslips',
      figure: { fn: 'count', of: 'payslip', via: 'group', where: notDeleted },
    },
    enableLop: { label: 'Loss of pay' },
    lopMethod: {},
  },
  access: payrollReaders,
});

export const payslipListViews = [
  groupsWithPayslips,
  membersWithPayslips,
  periodsOfGroup,
  periodsToApprove,
  payslipPeriod,
  groupsOfPeriod,
  membersWithoutPayslip,
  payrollGroupFacts,
] as const;

export const payslipListContributions = [
  contribute('payrollGroup', {
    module: 'payroll',
    tabs: [
      {
        key: 'periods',
        label: 'Periods',
        blocks: [
          block.table('periodsOfGroup', {
            empty: 'No payslips have been generated for this group yet.',
            opens: '/employee_payslips/view_all_employee_payslip/:groupId/:payPeriod',
          }),
        ],
      },
    ],
  }),
] as const;
