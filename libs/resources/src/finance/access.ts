import type { Principal } from '@school/kernel';

/** Whoever works with money of the school reads what it is booked by. */
export const financeStaff: readonly Principal[] = [
  'FinanceControl',
  'ManageFee',
  'FeeSubmission',
  'FinanceReports',
  'ManageFinanceSettings',
];
/** Settings of finance: read by all who work there, changed by few. */
export const financeSettings = {
  read: financeStaff,
  create: ['ManageFinanceSettings'],
  update: ['ManageFinanceSettings'],
  delete: ['ManageFinanceSettings'],
} as const;
/** Registers of the accounts office. */
export const bookKeeping = {
  read: ['FinanceControl', 'FinanceReports'],
  create: ['FinanceControl'],
  update: ['FinanceControl'],
  delete: ['FinanceControl'],
} as const;
