import type { Decimal } from './decimal.ts';
import { ZERO, decimalOf } from './decimal.ts';
import type { Money } from './money.ts';
import { toMoney } from './money.ts';

interface Share {
  readonly position: number;
  readonly whole: Decimal;
  readonly fraction: Decimal;
}

/**
 * Splits an amount in proportion to weights so that the parts add up to it to the paisa. Each share is truncated to whole
 * paisa; those left over go one each to the largest truncated fractions, and among equal ones to the earlier line.
 * @param total amount of any sign
 * @param weights decimal strings, none negative, at least one above zero
 * @returns one amount per weight, in the same order
 * @throws RangeError for weights that are negative or all zero
 */
export function splitMoney(total: Money, weights: readonly string[]): Money[] {
  const parts = weights.map(decimalOf);
  const weight = parts.reduce((sum, part) => sum.plus(part), ZERO);
  if (weight.lte(0) || parts.some((part) => part.isNegative() && !part.isZero())) {
    throw new RangeError('Weights must not be negative and one must be above zero');
  }
  const amount = decimalOf(total);
  const shares = parts.map((part, position) => shareOf(amount.abs().mul(100), part, weight, position));
  const extra = positionsWithExtraUnit(shares, amount.abs().mul(100));
  return shares.map((share) => {
    const units = extra.has(share.position) ? share.whole.plus(1) : share.whole;
    return toMoney((amount.isNegative() ? units.neg() : units).div(100));
  });
}

function shareOf(units: Decimal, part: Decimal, weight: Decimal, position: number): Share {
  const product = units.mul(part);
  const whole = product.divToInt(weight);
  // The remainder represents the fraction: all shares have the same divisor, and the remainder is exact.
  return { position, whole, fraction: product.minus(whole.mul(weight)) };
}

function positionsWithExtraUnit(shares: readonly Share[], units: Decimal): Set<number> {
  const given = shares.reduce((sum, share) => sum.plus(share.whole), ZERO);
  const left = units.minus(given).toNumber();
  const ranked = [...shares].sort((a, b) => b.fraction.cmp(a.fraction) || a.position - b.position);
  return new Set(ranked.slice(0, left).map((share) => share.position));
}
