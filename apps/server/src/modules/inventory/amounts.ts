import { multiplyThenDivide } from '@school/domain';

/** The value of a quantity at a rate, rounded to two decimals. */
export const timesRate = (quantity: string, rate: string): string => multiplyThenDivide(quantity, rate, '1');

/** The share of a value that belongs to part of a quantity. */
export const shareOf = (value: string, part: string, whole: string): string =>
  multiplyThenDivide(value, part, whole);

/** A quantity without its sign. */
export const plain = (quantity: string): string => quantity.replace(/^-/, '');
