import type { Principal } from '@school/kernel';

/** Who reads pay books. */
export const paybookReaders: readonly Principal[] = ['PayslipPowers', 'PayrollManagement', 'FinanceControl'];
