import { exactType } from '../exact/exact-type.ts';

/** Amounts in the institution's currency, `numeric(15,2)`; "12435.00" on the wire. */
export const money = exactType(
  'money',
  true,
  ({ scale = 2 }) => ({ precision: 13 + scale, scale }),
  (digits) => digits,
);
