import { exactType } from '../exact/exact-type.ts';

/** Percentages, 12.5 for 12.5 %. Stored as `numeric(9,4)` unless the field states its decimals. */
export const percent = exactType('percent', false, ({ scale = 4 }) => ({ precision: 5 + scale, scale }));
