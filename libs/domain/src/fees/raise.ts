import { Decimal, decimalOf } from '../money/decimal.ts';
import { multiplyThenDivide, toMoney, type Money } from '../money/money.ts';

/**
 * An amount for the next year.
 * @param percent the increase, "8" for 8 %; below zero is a reduction
 * @param step rounds to the nearest multiple of it, halves up; above zero, "0.01" rounds nothing
 * @example raisedAmount('10000.00', '8', '50') // '10800.00'
 */
export const raisedAmount = (amount: Money, percent: string, step: string): Money => {
  const exact = multiplyThenDivide(amount, decimalOf(percent).plus(100).toString(), '100');
  if (step === '0.01') return exact;
  const steps = decimalOf(exact).dividedBy(step).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
  return toMoney(steps.times(step));
};
