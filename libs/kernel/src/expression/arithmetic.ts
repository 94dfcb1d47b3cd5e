import type { Decimal } from 'decimal.js';
import { Exact } from '../field/exact/exact-number.ts';
import { numberOf } from './compare.ts';
import type { Operator } from '../tree/expression.ts';

/** Decimals that a quotient keeps; both sides round to it, half away from zero. */
export const quotientScale = 10;

/** Minus zero becomes zero. */
export const whole = (value: Decimal): Decimal => (value.isZero() ? new Exact(0) : value);

const fold =
  (step: (a: Decimal, b: Decimal) => Decimal | null) =>
  ([first, ...rest]: readonly Decimal[]): Decimal | null =>
    rest.reduce<Decimal | null>((sum, value) => (sum === null ? null : step(sum, value)), first ?? null);

const operations: Partial<Record<Operator, (numbers: readonly Decimal[]) => Decimal | null>> = {
  add: fold((a, b) => a.plus(b)),
  subtract: fold((a, b) => a.minus(b)),
  multiply: fold((a, b) => a.times(b)),
  divide: fold((a, b) => (b.isZero() ? null : a.div(b).toDecimalPlaces(quotientScale))),
  round: ([value, places]) =>
    value && places ? value.toDecimalPlaces(places.toNumber(), Exact.ROUND_HALF_UP) : null,
};

/** Exact arithmetic; null when an operand has no value or the divisor is zero. */
export const arithmetic = (op: Operator, values: readonly unknown[]): Decimal | null => {
  const numbers = values.map(numberOf);
  const present = numbers.filter((number) => number !== null);
  return present.length === numbers.length ? (operations[op]?.(present) ?? null) : null;
};
