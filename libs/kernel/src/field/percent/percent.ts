import { exactType } from '../exact/exact-type.ts';

/** Percentages, 12.5 for 12.5 %. Kept as `numeric(9,4)` unless the field says its decimals. */
export const percent = exactType('percent', false, ({ scale = 4 }) => ({ precision: 5 + scale, scale }));
