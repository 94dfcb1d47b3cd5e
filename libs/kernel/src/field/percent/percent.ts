import { exactType } from '../exact/exact-type.ts';

/** A share of a hundred, with up to four decimals. */
export const percent = exactType('percent', false, ({ scale = 4 }) => ({ precision: 5 + scale, scale }));
