import { Decimal as BaseDecimal } from 'decimal.js';

/**
 * Decimal numbers of this package. Sixty digits hold the product of four amounts without loss, so only
 * a division can ever be inexact; ties go away from zero.
 */
export const Decimal = BaseDecimal.clone({
  precision: 60,
  rounding: BaseDecimal.ROUND_HALF_UP,
  toExpNeg: -60,
  toExpPos: 60,
});

/** A number of the {@link Decimal} constructor. */
export type Decimal = BaseDecimal;

/** How a number is rounded to fewer decimals, one of the `ROUND_` constants of {@link Decimal}. */
export type RoundingMode = BaseDecimal.Rounding;

/** Zero, shared because it is compared with and added to everywhere. */
export const ZERO: Decimal = new Decimal(0);

/** One, shared so that "no divisor" can be recognised by identity. */
export const ONE: Decimal = new Decimal(1);

const decimalText = /^-?\d+(\.\d+)?$/;

/**
 * Reads a decimal string such as `2.5` or `-12435.00`.
 * @throws TypeError for any other text: figures are validated before they reach the rules
 */
export function decimalOf(text: string): Decimal {
  if (!decimalText.test(text)) throw new TypeError(`Not a decimal string: ${JSON.stringify(text)}`);
  return new Decimal(text);
}
