import { defineResource, f } from '@school/kernel';

/** What a group consisted of at one revision; assignments and payslips reference it. Never changed. */
export const payrollGroupRevision = defineResource('payrollGroupRevision', {
  module: 'payroll',
  label: ['Group revision', 'Group revisions'],
  api: 'setup/v1/payrollGroupRevision',
  noArchive: true,
  accountedBy: 'group',
  fields: {
    group: f.ref('payrollGroup', { required: true, onDelete: 'cascade' }),
    revision: f.int({ required: true, min: 1 }),
    snapshot: f.json({ label: 'Categories and rules' }),
    reason: f.text({ max: 250 }),
  },
  title: 'revision',
  list: { columns: ['revision', 'reason'], sort: '-revision', filters: ['group'] },
  unique: [{ fields: ['group', 'revision'] }],
  access: { read: ['PayrollManagement', 'PayslipPowers', 'ApproveRejectPayslip', 'FinanceControl'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    payrollGroupRevision: typeof payrollGroupRevision;
  }
}
