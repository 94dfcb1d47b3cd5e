import { exactType } from '../exact/exact-type.ts';

/** Exact numbers; two decimals of fifteen digits unless the field says otherwise. */
export const decimal = exactType('decimal', false, ({ precision = 15, scale = 2 }) => ({ precision, scale }));
