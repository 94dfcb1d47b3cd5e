import type { Principal } from '@school/kernel';

/** Members of the staff who see what students owe. */
export const feeStaff: readonly Principal[] = [
  'FinanceControl',
  'ManageFee',
  'FeeSubmission',
  'FinanceReports',
  'ManageRefunds',
];
/** Anyone who sees what a student owes: staff, students their own, parents that of their children. */
export const feeReaders: readonly Principal[] = [...feeStaff, 'STUDENT', 'PARENT'];
