import type { Problem, Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';
import { ZERO, decimalOf } from '../money/decimal.ts';
import { toMoney } from '../money/money.ts';

/** The stock of an item in its store, exact decimal strings. */
export interface Stock {
  /** Three decimals. */
  readonly onHand: string;
  /** Two decimals. */
  readonly value: string;
  /** Average cost of one unit, four decimals; kept while the stock is zero. */
  readonly avgRate: string;
}

/** The effect of a movement. Quantity and value have the sign of the movement. */
export interface Posted {
  readonly stock: Stock;
  readonly quantity: string;
  readonly rate: string;
  readonly value: string;
}

export type StockProblem = Problem<'NOT_ENOUGH', { onHand: string }> | Problem<'NOTHING_MOVES', object>;

/**
 * Receives goods at cost and moves the average (INV-2): 20 at 50.00 and 30 at 60.00 become 50 at 56.0000.
 * @param quantity above zero
 * @param cost value of the whole quantity
 */
export const takeIn = (stock: Stock, quantity: string, cost: string): Result<Posted, StockProblem> => {
  const amount = decimalOf(quantity);
  if (amount.lte(0)) return refuse('NOTHING_MOVES', {});
  const value = decimalOf(toMoney(decimalOf(cost)));
  const onHand = decimalOf(stock.onHand).plus(amount);
  const worth = decimalOf(stock.value).plus(value);
  return success({
    stock: {
      onHand: onHand.toFixed(3),
      value: toMoney(worth),
      avgRate: worth.div(onHand).toDecimalPlaces(4).toFixed(4),
    },
    quantity: amount.toFixed(3),
    rate: value.div(amount).toDecimalPlaces(4).toFixed(4),
    value: toMoney(value),
  });
};

/**
 * Issues goods at the average. The last unit takes all the remaining value, so that an empty stock has no value.
 * @param quantity above zero
 * @returns refused where less is in stock (INV-3)
 */
export const takeOut = (stock: Stock, quantity: string): Result<Posted, StockProblem> => {
  const amount = decimalOf(quantity);
  if (amount.lte(0)) return refuse('NOTHING_MOVES', {});
  const before = decimalOf(stock.onHand);
  const onHand = before.minus(amount);
  if (onHand.isNegative()) return refuse('NOT_ENOUGH', { onHand: stock.onHand });
  const worth = decimalOf(stock.value);
  const left = onHand.isZero() ? ZERO : worth.minus(toMoney(worth.mul(amount).div(before)));
  return success({
    stock: { onHand: onHand.toFixed(3), value: toMoney(left), avgRate: stock.avgRate },
    quantity: amount.neg().toFixed(3),
    rate: stock.avgRate,
    value: toMoney(left.minus(worth)),
  });
};
