import { defineResource, f } from '@school/kernel';

/** One generation of payslips for many employees. */
export const payrollRun = defineResource('payrollRun', {
  module: 'payroll',
  label: ['Payroll run', 'Payroll runs'],
  api: 'setup/v1/payrollRuns',
  noArchive: true,
  fields: {
    group: f.ref('payrollGroup', { required: true, readOnly: true }),
    payPeriod: f.date({ required: true, readOnly: true, index: true }),
    status: f.choice(
      { QUEUED: 'Queued', RUNNING: 'Running', DONE: 'Done', FAILED: 'Failed' },
      { required: true, default: 'QUEUED', readOnly: true, passing: ['QUEUED', 'RUNNING'] },
    ),
    requested: f.int({ required: true, readOnly: true, default: 0 }),
    created: f.int({ required: true, readOnly: true, default: 0 }),
    skipped: f.json({ readOnly: true }),
    problem: f.longText({ max: 2000, readOnly: true }),
  },
  title: 'payPeriod',
  list: {
    columns: ['group', 'payPeriod', 'status', 'requested', 'created'],
    sort: '-payPeriod',
    filters: ['group', 'status'],
  },
  access: { read: ['PayslipPowers', 'PayrollManagement', 'FinanceControl'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    payrollRun: typeof payrollRun;
  }
}
