import { Decimal, ONE } from '../../money/decimal.ts';

/**
 * An exact fraction. Dividing only when a result is rounded keeps ties such as `10.03 / 3 * 1.5` = 5.015
 * from slipping below the half. The denominator is always above zero.
 */
export interface Ratio {
  readonly numerator: Decimal;
  readonly denominator: Decimal;
}

/** A number without a divisor, as a fraction. */
export function ratioOf(value: Decimal): Ratio {
  return { numerator: value, denominator: ONE };
}

/** Sum of two fractions. */
export function addRatio(a: Ratio, b: Ratio): Ratio {
  if (a.denominator === b.denominator) {
    return { numerator: a.numerator.plus(b.numerator), denominator: a.denominator };
  }
  return {
    numerator: a.numerator.mul(b.denominator).plus(b.numerator.mul(a.denominator)),
    denominator: product(a.denominator, b.denominator),
  };
}

/** The fraction with the other sign. */
export function negateRatio(a: Ratio): Ratio {
  return { numerator: a.numerator.neg(), denominator: a.denominator };
}

/** Product of two fractions. */
export function multiplyRatio(a: Ratio, b: Ratio): Ratio {
  return {
    numerator: a.numerator.mul(b.numerator),
    denominator: product(a.denominator, b.denominator),
  };
}

/**
 * Quotient of two fractions.
 * @returns undefined when the divisor is zero
 */
export function divideRatio(a: Ratio, b: Ratio): Ratio | undefined {
  if (b.numerator.isZero()) return undefined;
  const sign = b.numerator.isNegative() ? -1 : 1;
  return {
    numerator: a.numerator.mul(b.denominator).mul(sign),
    denominator: product(a.denominator, b.numerator.abs()),
  };
}

/** Orders two fractions: below zero when the first is smaller, above when larger, zero when equal. */
export function compareRatio(a: Ratio, b: Ratio): number {
  return a.numerator.mul(b.denominator).cmp(b.numerator.mul(a.denominator));
}

/** The fraction as one number, with the division done last. */
export function ratioValue(a: Ratio): Decimal {
  return a.denominator === ONE ? a.numerator : new Decimal(a.numerator).div(a.denominator);
}

function product(a: Decimal, b: Decimal): Decimal {
  if (a === ONE) return b;
  return b === ONE ? a : a.mul(b);
}
