import type { Principal } from '@school/kernel';

/** Who transfers the books to Tally. */
export const bookTakers: readonly Principal[] = ['FinanceControl'];
/** Who sets the names used for the books there. */
export const tallyKeepers: readonly Principal[] = ['ManageFinanceSettings'];
export const tallyStaff: readonly Principal[] = [...bookTakers, ...tallyKeepers];
export const tallyMasters = {
  read: tallyStaff,
  create: tallyKeepers,
  update: tallyKeepers,
  delete: tallyKeepers,
} as const;
