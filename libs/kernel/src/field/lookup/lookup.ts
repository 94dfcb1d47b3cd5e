import { neverStored } from '../scalar.ts';

/** A field of the referenced row. */
export const lookup = neverStored('lookup', ({ as }) => as);
