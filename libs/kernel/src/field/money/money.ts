import { exactType } from '../exact/exact-type.ts';

/** An amount in the currency of the institution, with two decimals. */
export const money = exactType(
  'money',
  true,
  ({ scale = 2 }) => ({ precision: 13 + scale, scale }),
  (digits) => digits,
);
