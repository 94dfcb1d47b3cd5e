import { defineResource, f, field, gte } from '@school/kernel';

/** A salary register that is printed repeatedly: whose pay, for which periods, with which columns. */
export const paybook = defineResource('paybook', {
  module: 'payroll',
  label: ['Pay book', 'Pay books'],
  api: 'setup/v1/paybooks',
  screens: { list: '/paybooks' },
  menu: {
    group: 'payroll',
    order: 85,
    icon: 'report',
    description: 'Salary registers with a column for every category, for signing',
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    fromPeriod: f.date({ label: 'From', required: true, help: 'Periods that begin on or after this day' }),
    toPeriod: f.date({ label: 'To', required: true }),
    groups: f.refs('payrollGroup', { label: 'Payroll groups', help: 'If empty, all of them are included' }),
    states: f.choices(
      { APPROVED: 'Approved', PENDING: 'Pending' },
      { label: 'Payslips', required: true, default: ['APPROVED'] },
    ),
    shows: f.choices(
      {
        DEPARTMENT: 'Department',
        POSITION: 'Position',
        DAYS: 'Days',
        ACCOUNT: 'Account',
        SIGNATURE: 'Signature',
      },
      { label: 'More columns', default: ['DEPARTMENT', 'SIGNATURE'] },
    ),
  },
  title: 'name',
  list: {
    columns: ['name', 'fromPeriod', 'toPeriod', 'groups', 'states'],
    sort: '-fromPeriod',
    filters: ['fromPeriod'],
  },
  checks: [
    {
      key: 'endsAfterStart',
      holds: gte(field('toPeriod'), field('fromPeriod')),
      message: 'The range must not end before it begins',
      field: 'toPeriod',
    },
  ],
  sample: { fromPeriod: '2026-01-01', toPeriod: '2026-01-31', states: ['APPROVED'], shows: ['SIGNATURE'] },
  access: {
    read: ['PayslipPowers', 'PayrollManagement', 'FinanceControl'],
    create: ['PayslipPowers', 'PayrollManagement'],
    update: ['PayslipPowers', 'PayrollManagement'],
    delete: ['PayslipPowers', 'PayrollManagement'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    paybook: typeof paybook;
  }
}
