import type { RoundingMode } from '../money/decimal.ts';
import { Decimal, ZERO } from '../money/decimal.ts';
import type { RoundingRule } from './category.ts';

const rules: Readonly<Record<RoundingRule, readonly [unitExponent: number, mode: RoundingMode]>> = {
  CENT: [-2, Decimal.ROUND_HALF_UP],
  NEAREST_1: [0, Decimal.ROUND_HALF_UP],
  UP_1: [0, Decimal.ROUND_CEIL],
  DOWN_1: [0, Decimal.ROUND_FLOOR],
  NEAREST_10: [1, Decimal.ROUND_HALF_UP],
};

/**
 * Rounds an amount by the rule of its category. Ties go away from zero; up and down mean towards the
 * larger and the smaller number.
 * @param value rupees with any number of decimals
 */
export function roundByRule(value: Decimal, rule: RoundingRule): Decimal {
  const [exponent, mode] = rules[rule];
  if (exponent <= 0) return unsignedZero(value.toDecimalPlaces(-exponent, mode));
  const unit = new Decimal(10).pow(exponent);
  return unsignedZero(value.div(unit).toDecimalPlaces(0, mode).mul(unit));
}

/** A result rounded to minus zero is not below zero and must not be reported as such. */
function unsignedZero(value: Decimal): Decimal {
  return value.isZero() ? ZERO : value;
}
