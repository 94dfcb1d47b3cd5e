import { defineResource, f } from '@school/kernel';

/** What happened to a payslip: generated, edited, approved, rejected, reverted, deleted. Append-only. */
export const payslipEvent = defineResource('payslipEvent', {
  module: 'payroll',
  label: ['Payslip event', 'Payslip events'],
  api: 'setup/v1/paySlipEvents',
  appendOnly: true,
  noArchive: true,
  accountedBy: 'payslip',
  fields: {
    payslip: f.ref('payslip', { required: true }),
    event: f.choice(
      {
        generate: 'Generated',
        edit: 'Edited',
        approve: 'Approved',
        reject: 'Rejected',
        update: 'Updated',
        revert: 'Reverted',
        pay: 'Paid',
        unpay: 'Payment cancelled',
        delete: 'Deleted',
      },
      { required: true },
    ),
    fromStatus: f.text({ max: 20 }),
    toStatus: f.text({ max: 20, required: true }),
    actor: f.ref('user', { named: true }),
    happenedAt: f.dateTime({ required: true }),
    remark: f.text({ max: 250 }),
    change: f.json({ label: 'Changed amounts' }),
  },
  title: 'event',
  list: {
    columns: ['happenedAt', 'event', 'fromStatus', 'toStatus', 'actor', 'remark'],
    sort: '-happenedAt',
    filters: ['payslip', 'event'],
  },
  access: { read: ['PayslipPowers', 'PayrollManagement', 'ApproveRejectPayslip', 'FinanceControl'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    payslipEvent: typeof payslipEvent;
  }
}
