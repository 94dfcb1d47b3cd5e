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
