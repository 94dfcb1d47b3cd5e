import { defineResource, f, field, gte, lt } from '@school/kernel';
import { schoolStep } from '../menu/school-set-up.ts';

/** The assignment of an employee to a payroll group from one day to another, with the figures of every category. */
export const employeePayroll = defineResource('employeePayroll', {
  module: 'payroll',
  label: ['Employee payroll', 'Employee payrolls'],
  api: 'setup/v1/payRolls',
  screens: { list: '/payroll_groups/salaries' },
  menu: {
    group: 'payroll',
    order: 25,
    icon: 'payments',
    description: 'Who earns how much from which date, also imported from a file',
    also: [schoolStep('salary', { optional: true }, 'payroll')],
    access: ['PayrollManagement'],
  },
  fields: {
    employee: f.ref('employee', { required: true }),
    group: f.ref('payrollGroup', { required: true, filter: { active: true } }),
    groupRevision: f.int({ required: true, readOnly: true, min: 1, default: 1 }),
    grossPay: f.money({
      level: 'basic',
      min: '0',
      aliases: ['Gross salary', 'Salary', 'Monthly salary'],
      help: 'Pay for one period, GROSS in formulas',
    }),
    effectiveFrom: f.date({ required: true, aliases: ['From', 'Since', 'Wef'] }),
    effectiveTo: f.date({ readOnly: true, noCopy: true }),
    remark: f.text({ max: 250, search: true }),
    earningsTotal: f.money({ level: 'basic', readOnly: true, required: true, default: '0.00' }),
    deductionsTotal: f.money({ level: 'basic', readOnly: true, required: true, default: '0.00' }),
    netPay: f.money({ level: 'basic', readOnly: true, required: true, default: '0.00' }),
    lines: f.lines('employeePayrollLine', { label: 'Categories' }),
    latestRevision: f.lookup({ via: 'group', field: 'revision', as: 'int' }),
    outdated: f.computed({
      as: 'flag',
      warns: true,
      value: lt(field('groupRevision'), field('latestRevision')),
      help: 'The payroll group was changed after the payroll was assigned',
    }),
    employeeNumber: f.lookup({ via: 'employee', field: 'employeeNumber', as: 'text' }),
  },
  title: 'employeeNumber',
  list: {
    columns: [
      'employee',
      'group',
      'grossPay',
      'earningsTotal',
      'deductionsTotal',
      'netPay',
      'groupRevision',
      'outdated',
      'effectiveFrom',
      'effectiveTo',
    ],
    head: 'employee',
    sort: '-effectiveFrom',
    filters: ['group', 'employee'],
  },
  checks: [
    {
      key: 'endsAfterStart',
      holds: gte(field('effectiveTo'), field('effectiveFrom')),
      message: 'The end must not be before the start',
      field: 'effectiveTo',
    },
    {
      key: 'netNotNegative',
      holds: gte(field('netPay'), 0),
      message: 'Deductions exceed earnings',
      field: 'netPay',
    },
  ],
  noOverlap: [{ key: 'onePayroll', fields: ['employee'], from: 'effectiveFrom', to: 'effectiveTo' }],
  sample: { grossPay: '1000.00', effectiveTo: undefined, lines: [] },
  access: {
    read: ['PayrollManagement', 'PayslipPowers', 'ApproveRejectPayslip', 'FinanceControl'],
    create: ['PayrollManagement'],
    update: ['PayrollManagement'],
    delete: ['PayrollManagement'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    employeePayroll: typeof employeePayroll;
  }
}
