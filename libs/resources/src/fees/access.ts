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
/** Who gives money back. */
export const refunders: readonly Principal[] = ['ManageRefunds'];
/** Who reads what was given back. */
export const refundReaders: readonly Principal[] = ['ManageRefunds', 'FinanceControl', 'FinanceReports'];
/** Whoever works with fees sees all of them. */
export const allOfFees = {
  FinanceControl: 'all',
  ManageFee: 'all',
  FeeSubmission: 'all',
  FinanceReports: 'all',
} as const;
/** The office sees all students, students and parents themselves and their children. */
export const payerRows = {
  ...allOfFees,
  STUDENT: { student: { $me: 'student' } },
  PARENT: { student_in: { $me: 'wards' } },
} as const;
/** The same for what refunds are made of. */
export const feeRows = { ...payerRows, ManageRefunds: 'all' } as const;
