import { any, defineOperation, f, is, rows } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { payslipApprovers, payslipGenerators } from './payroll-rights.ts';

const longestReason = 250;
const most = 1_000;

const reason = f.text({ required: true, max: longestReason });
/** The version as seen; an older one is refused. */
const version = f.int({ min: 1 });

/** Payslips that a bulk call skipped, each with its reason. */
const skipped = rows(
  {
    id: f.int({ label: 'Payslip', required: true }),
    name: f.text({ label: 'Employee', required: true }),
    reason: f.choice(
      {
        PAYSLIP_TRANSITION_REFUSED: 'Not possible in its current status',
        OWN_PAYSLIP: 'Own payslip',
        PAYSLIP_DISBURSED: 'In a salary payment',
        NET_PAY_NEGATIVE: 'Net pay is not above zero',
        FINANCIAL_YEAR_CLOSED: 'No open financial year',
        REASON_REQUIRED: 'A reason is required',
      },
      { label: 'Why', required: true },
    ),
  },
  { max: most, label: 'Left alone' },
);
/** Which payslips: those named by `ids`, or all of a group in the period of a day. */
const named = { groupId: f.int({ min: 1 }), payPeriod: f.date() } as const;
const several = { several: 'payslip', least: 0 } as const;
const count = (label: string) => f.int({ label, required: true });

export const approvePayslip = defineOperation('approvePayslip', {
  module: 'payroll',
  label: 'Approve',
  at: 'PUT setup/v1/paySlip/approve/:id',
  on: { one: 'payslip' },
  when: is('status', 'PENDING'),
  input: { version, reason: f.text({ max: longestReason }) },
  unasked: ['version', 'reason'],
  answer: 'wire',
  access: payslipApprovers,
  done: 'Payslip approved',
  failsWith: 'Failed to approve payslip',
});

export const rejectPayslip = defineOperation('rejectPayslip', {
  module: 'payroll',
  label: 'Reject',
  at: 'PUT setup/v1/paySlip/reject/:id',
  also: ['PUT setup/v1/paySlip/reject/:id/:reason'],
  on: { one: 'payslip' },
  when: is('status', 'PENDING'),
  input: { version, reason },
  unasked: ['version'],
  answer: 'wire',
  tone: 'error',
  access: payslipApprovers,
  done: 'Payslip rejected',
  failsWith: 'Failed to reject payslip',
});

export const revertPayslip = defineOperation('revertPayslip', {
  module: 'payroll',
  label: 'Revert',
  at: 'PUT setup/v1/paySlip/revert/:id',
  on: { one: 'payslip' },
  when: is('status', 'APPROVED'),
  input: { version, reason },
  unasked: ['version'],
  answer: 'wire',
  tone: 'warning',
  access: payslipApprovers,
  done: 'Payslip reverted',
  failsWith: 'Failed to revert payslip',
});

export const deletePayslip = defineOperation('deletePayslip', {
  module: 'payroll',
  label: 'Delete',
  at: 'DELETE setup/v1/paySlip/delete/:id',
  also: ['DELETE setup/v1/paySlip/:id'],
  on: { one: 'payslip' },
  when: any(is('status', 'PENDING'), is('status', 'REJECTED')),
  answer: { id: count('Payslip'), status: f.text({ required: true }) },
  confirm: 'The employee’s period becomes free again.',
  tone: 'error',
  access: payslipGenerators,
  done: 'Payslip deleted',
});

/** For clients that name the payslip in the query or the body. */
export const deleteNamedPayslip = defineOperation('deleteNamedPayslip', {
  module: 'payroll',
  label: 'Delete a payslip',
  at: 'DELETE setup/v1/paySlip/delete',
  input: { id: f.int({ required: true, min: 1 }) },
  answer: { id: count('Payslip'), status: f.text({ required: true }) },
  access: payslipGenerators,
  done: 'Payslip deleted',
});

export const approvePayslips = defineOperation('approvePayslips', {
  module: 'payroll',
  label: 'Approve',
  at: 'POST setup/v1/paySlip/approvedAll',
  on: several,
  input: { ...named, reason: f.text({ max: longestReason }) },
  unasked: ['groupId', 'payPeriod', 'reason'],
  answer: { approved: count('Approved'), skipped },
  preview: true,
  access: payslipApprovers,
  done: 'Payslips approved',
  failsWith: 'Failed to approve all payslips',
});

export const revertPayslips = defineOperation('revertPayslips', {
  module: 'payroll',
  label: 'Revert',
  at: 'PUT setup/v1/paySlip/revertAll',
  on: several,
  input: { ...named, reason },
  unasked: ['groupId', 'payPeriod'],
  answer: { reverted: count('Reverted'), skipped },
  preview: true,
  tone: 'warning',
  access: payslipApprovers,
  done: 'Payslips reverted',
  failsWith: 'Failed to revert all payslips',
});

export const deletePendingPayslips = defineOperation('deletePendingPayslips', {
  module: 'payroll',
  label: 'Delete',
  at: 'POST setup/v1/paySlip/deletePendingPaySlips',
  on: several,
  input: { ...named, reason: f.text({ max: longestReason }) },
  unasked: ['groupId', 'payPeriod', 'reason'],
  answer: { deleted: count('Deleted'), skipped },
  preview: true,
  tone: 'error',
  access: payslipGenerators,
  done: 'Payslips deleted',
  failsWith: 'Failed to delete pending payslips',
});

export const payslipDecisionOperations = [
  approvePayslip,
  rejectPayslip,
  revertPayslip,
  deletePayslip,
  deleteNamedPayslip,
  approvePayslips,
  revertPayslips,
  deletePendingPayslips,
] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof payslipDecisionOperations> {}
}
