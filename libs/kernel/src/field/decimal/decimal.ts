import { exactType } from '../exact/exact-type.ts';

/** An exact number with a fixed count of decimals, two unless the field says otherwise. */
export const decimal = exactType('decimal', false, ({ precision = 15, scale = 2 }) => ({ precision, scale }));
