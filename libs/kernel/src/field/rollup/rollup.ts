import { neverStored } from '../scalar.ts';

/** A figure over rows that point here; a count unless the field says what it is. */
export const rollup = neverStored('rollup', ({ as, fn }) => as ?? (fn === 'count' ? 'int' : 'decimal'));
