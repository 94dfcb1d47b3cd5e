import { neverStored } from '../scalar.ts';

/** A field of the record that a reference points at. */
export const lookup = neverStored('lookup', ({ as }) => as);
