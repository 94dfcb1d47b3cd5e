import type { Principal } from '@school/kernel';

/** Who defines fees and bills them. */
export const feeKeepers: readonly Principal[] = ['ManageFee'];
/** Who reads what students have to pay. */
export const feeStaff: readonly Principal[] = [
  'FinanceControl',
  'ManageFee',
  'FeeSubmission',
  'FinanceReports',
];
export const feeMasters = {
  read: feeStaff,
  create: feeKeepers,
  update: feeKeepers,
  delete: feeKeepers,
} as const;
/** Who makes refunds. */
export const refunders: readonly Principal[] = ['ManageRefunds'];
/** Who reads refunds. */
export const refundReaders: readonly Principal[] = ['ManageRefunds', 'FinanceControl', 'FinanceReports'];
/** Anyone who works with fees sees all of them. */
export const allOfFees = {
  FinanceControl: 'all',
  ManageFee: 'all',
  FeeSubmission: 'all',
  FinanceReports: 'all',
} as const;
/** The office sees all students; students see themselves, and parents their children. */
export const payerRows = {
  ...allOfFees,
  STUDENT: { student: { $me: 'student' } },
  PARENT: { student_in: { $me: 'wards' } },
} as const;
/** The same for what refunds consist of. */
export const feeRows = { ...payerRows, ManageRefunds: 'all' } as const;
