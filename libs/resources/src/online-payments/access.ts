import type { Principal } from '@school/kernel';

/** Who sets up gateways and decides what becomes of payments that need attention. */
export const gatewayKeepers: readonly Principal[] = ['ManageFinanceSettings'];
/** Who reads what was paid online, and why something failed. */
export const paymentReaders: readonly Principal[] = ['FinanceControl', 'FinanceReports', 'FeeSubmission'];
/** Who pays. */
export const payers: readonly Principal[] = ['STUDENT', 'PARENT'];
/** The office sees all payments, families their own. */
export const paymentRows = {
  FinanceControl: 'all',
  FinanceReports: 'all',
  FeeSubmission: 'all',
  STUDENT: { student: { $me: 'student' } },
  PARENT: { student_in: { $me: 'wards' } },
} as const;
