import { compareMoney, subtractMoney, type Money } from '../money/money.ts';

/** A particular of a bill with what is left of it. */
export interface LineLeft {
  readonly line: number;
  readonly left: Money;
}

/** What a bill that asks for less loses, and what of it was paid already. */
export interface TakenOff {
  readonly lines: readonly { readonly line: number; readonly amount: Money }[];
  /** What is not left to pay any more. */
  readonly takenOff: Money;
  /** What was paid above what the bill asks for now. */
  readonly paidAbove: Money;
}

const lesser = (a: Money, b: Money): Money => (compareMoney(a, b) < 0 ? a : b);

/**
 * Takes an amount off what is left of a bill, its last line first, since the first ones are paid first.
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
