import { neverStored } from '../scalar.ts';

/** The value of an expression over the row. */
export const computed = neverStored(
  'computed',
  ({ as }) => as,
  ({ scale = 2 }) => scale,
);
