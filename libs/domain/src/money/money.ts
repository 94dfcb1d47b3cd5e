import type { Problem, Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';
import type { Decimal } from './decimal.ts';
import { ZERO, decimalOf } from './decimal.ts';

/** An exact amount in rupees with two decimals, for example `12435.00` or `-0.50`. Never `-0.00`. */
export type Money = string;

/** Why a typed text is not an amount. */
export type MoneyProblem =
  | Problem<'AMOUNT_NOT_A_NUMBER', { text: string }>
  | Problem<'AMOUNT_TOO_PRECISE', { text: string }>
  | Problem<'AMOUNT_OUT_OF_RANGE', { text: string }>;

const typedAmount = /^[+-]?\d+(?:\.(\d+))?$/;
const limit = decimalOf('10000000000000');

/**
 * Reads an amount as people type it and returns its canonical form (`7.5` → `7.50`, `-0` → `0.00`).
 * @param text digits with an optional sign and at most two decimals; spaces around it are ignored
 * @returns the amount, or why it is not one: not a number, more than two decimals, more than 13 whole digits
 */
export function parseMoney(text: string): Result<Money, MoneyProblem> {
  const trimmed = text.trim();
  const match = typedAmount.exec(trimmed);
  if (!match) return refuse('AMOUNT_NOT_A_NUMBER', { text });
  if ((match[1] ?? '').length > 2) return refuse('AMOUNT_TOO_PRECISE', { text });
  const value = decimalOf(trimmed.replace(/^\+/, ''));
  return fitsMoney(value) ? success(toMoney(value)) : refuse('AMOUNT_OUT_OF_RANGE', { text });
}

/**
 * Rounds half away from zero to two decimals: `10.005` → `10.01`, `-10.005` → `-10.01`.
 * @param value decimal string with any number of decimals
 */
export function roundMoney(value: string): Money {
  return toMoney(decimalOf(value));
}

/** Adds two amounts exactly. */
export function addMoney(left: Money, right: Money): Money {
  return toMoney(decimalOf(left).plus(decimalOf(right)));
}

/** Subtracts the second amount from the first, exactly. */
export function subtractMoney(left: Money, right: Money): Money {
  return toMoney(decimalOf(left).minus(decimalOf(right)));
}

/**
 * Adds up amounts that are already rounded, which is the only way a total is ever formed.
 * @returns `0.00` for none
 */
export function sumMoney(amounts: Iterable<Money>): Money {
  let total = ZERO;
  for (const amount of amounts) total = total.plus(decimalOf(amount));
  return toMoney(total);
}

/**
 * Orders two amounts by value.
 * @returns -1 when the first is smaller, 0 when equal, 1 when larger
 */
export function compareMoney(left: Money, right: Money): -1 | 0 | 1 {
  const order = decimalOf(left).cmp(decimalOf(right));
  return order < 0 ? -1 : order > 0 ? 1 : 0;
}

/**
 * Takes a share of an amount with a single rounding at the end: the product is formed before the quotient, so 100,000 × 3 ÷
 * 30 is 10,000.00 and not a paisa less.
 * @param amount amount or rate, decimal string
 * @param multiplier decimal string
 * @param divisor decimal string other than zero
 * @throws RangeError for a divisor of zero
 */
export function multiplyThenDivide(amount: string, multiplier: string, divisor: string): Money {
  const by = decimalOf(divisor);
  if (by.isZero()) throw new RangeError('The divisor of a share is zero');
  return toMoney(decimalOf(amount).mul(decimalOf(multiplier)).div(by));
}

/** Writes a number as an amount, rounding half away from zero. */
export function toMoney(value: Decimal): Money {
  const rounded = value.toDecimalPlaces(2);
  return rounded.isZero() ? '0.00' : rounded.toFixed(2);
}

/** Whether a number fits the thirteen whole digits an amount is stored with. */
export function fitsMoney(value: Decimal): boolean {
  return value.toDecimalPlaces(2).abs().lt(limit);
}
