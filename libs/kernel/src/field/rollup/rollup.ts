import { neverStored } from '../scalar.ts';

/** A figure over rows that reference this one; a count unless the field states what it is. */
export const rollup = neverStored('rollup', ({ as, fn }) => as ?? (fn === 'count' ? 'int' : 'decimal'));
