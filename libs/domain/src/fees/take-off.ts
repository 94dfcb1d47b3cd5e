import { compareMoney, subtractMoney, type Money } from '../money/money.ts';

/** A particular of a bill with its outstanding amount. */
export interface LineLeft {
  readonly line: number;
  readonly left: Money;
}

/** What a reduced bill loses, and how much of that was already paid. */
export interface TakenOff {
  readonly lines: readonly { readonly line: number; readonly amount: Money }[];
  /** What no longer has to be paid. */
  readonly takenOff: Money;
  /** What was paid beyond the new total of the bill. */
  readonly paidAbove: Money;
}

const lesser = (a: Money, b: Money): Money => (compareMoney(a, b) < 0 ? a : b);

/**
 * Deducts an amount from what is outstanding on a bill, its last line first, since the first ones are paid first.
 * @param lines in the order in which they are paid
 * @param amount above zero
 */
export const takeOff = (lines: readonly LineLeft[], amount: Money): TakenOff => {
  let rest = amount;
  const taken = lines.toReversed().flatMap(({ line, left }) => {
    const part = lesser(left, rest);
    rest = subtractMoney(rest, part);
    return compareMoney(part, '0.00') > 0 ? [{ line, amount: part }] : [];
  });
  return { lines: taken, takenOff: subtractMoney(amount, rest), paidAbove: rest };
};
