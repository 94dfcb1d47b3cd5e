import { multiplyThenDivide } from '@school/domain';

/** What a quantity is worth at a rate, rounded to two decimals. */
export const timesRate = (quantity: string, rate: string): string => multiplyThenDivide(quantity, rate, '1');

/** The part of a value that belongs to a part of a quantity. */
export const shareOf = (value: string, part: string, whole: string): string =>
  multiplyThenDivide(value, part, whole);

/** A quantity without its sign. */
export const plain = (quantity: string): string => quantity.replace(/^-/, '');
