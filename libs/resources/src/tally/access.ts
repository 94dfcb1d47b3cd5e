import type { Principal } from '@school/kernel';

/** Who takes the books over to Tally. */
export const bookTakers: readonly Principal[] = ['FinanceControl'];
/** Who says how the books are called there. */
export const tallyKeepers: readonly Principal[] = ['ManageFinanceSettings'];
export const tallyStaff: readonly Principal[] = [...bookTakers, ...tallyKeepers];
export const tallyMasters = {
  read: tallyStaff,
  create: tallyKeepers,
  update: tallyKeepers,
  delete: tallyKeepers,
} as const;
