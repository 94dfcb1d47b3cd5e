import type { Principal } from '@school/kernel';

/** Who reconciles the bank with the books. */
export const bankKeepers: readonly Principal[] = ['FinanceControl'];
export const bankReaders: readonly Principal[] = ['FinanceControl', 'FinanceReports'];
