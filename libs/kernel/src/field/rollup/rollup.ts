import { neverStored } from '../scalar.ts';

/** A figure over the rows of another resource that point here. */
export const rollup = neverStored('rollup', ({ as = 'int' }) => as);
