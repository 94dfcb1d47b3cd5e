import { exactType } from '../exact/exact-type.ts';

/** Exact numbers; fifteen digits with two decimals unless the field states otherwise. */
export const decimal = exactType('decimal', false, ({ precision = 15, scale = 2 }) => ({ precision, scale }));
