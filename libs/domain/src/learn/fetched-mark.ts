import { decimalOf } from '../money/decimal.ts';

const figure = /^\d{1,6}(\.\d{1,10})?$/;

/**
 * A mark from another platform converted to the marks of an exam here.
 * @param raw the mark there, a decimal string
 * @param highest the maximum there
 * @param maximum the maximum here
 * @returns two decimals, ties away from zero; undefined for what is not a mark
 */
export const fetchedMark = (raw: string, highest: string, maximum: string): string | undefined => {
  if (![raw, highest, maximum].every((text) => figure.test(text))) return undefined;
  const [got, most] = [decimalOf(raw), decimalOf(highest)];
  if (most.isZero() || got.gt(most)) return undefined;
  return got.mul(decimalOf(maximum)).div(most).toFixed(2);
};
