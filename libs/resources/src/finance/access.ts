import type { Principal } from '@school/kernel';

/** Anyone who works with the school's money reads what it is posted by. */
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
