import { neverStored } from '../scalar.ts';

/** A field of the row that a reference names. */
export const lookup = neverStored('lookup', ({ as }) => as);
