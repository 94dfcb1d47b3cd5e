import { decimalOf } from '../money/decimal.ts';
import type { Money } from '../money/money.ts';
import { addMoney, compareMoney, multiplyThenDivide, subtractMoney, sumMoney } from '../money/money.ts';
import { splitMoney } from '../money/split.ts';
import type { Problem, Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';

/** A line of a bill with what has been paid towards it; `total` includes the tax. */
export interface OpenLine {
  readonly id: number;
  readonly total: Money;
  readonly tax: Money;
  readonly paid: Money;
  readonly taxPaid: Money;
}

/**
 * How a payment is allocated: fine first or last, lines one after the other or all in proportion to what is left of them.
 */
export interface AllocationRules {
  readonly order: 'PRIORITY' | 'PRO_RATA';
  readonly isFineFirst: boolean;
  readonly mayPayInPart: boolean;
}

/** What a payment covers of one line; `tax` is part of `amount`. */
export interface LinePart {
  readonly line: number;
  readonly amount: Money;
  readonly tax: Money;
}

export interface Allocation {
  readonly fine: Money;
  readonly parts: readonly LinePart[];
}

export type PaymentProblem =
  | Problem<'NOT_ABOVE_ZERO', { amount: Money }>
  | Problem<'ABOVE_BALANCE', { amount: Money; balance: Money }>
  | Problem<'NOT_IN_PART', { balance: Money }>;

const smaller = (left: Money, right: Money): Money => (compareMoney(left, right) < 0 ? left : right);
const leftOf = ({ total, paid }: OpenLine): Money => subtractMoney(total, paid);

/**
 * The tax within a part. Calculated over everything paid so far rather than the part alone, so that the rounding of many
 * small payments never adds up to more or less than the tax of the line.
 */
const taxWithin = (line: OpenLine, part: Money): Money => {
  if (decimalOf(line.total).isZero()) return '0.00';
  const paid = addMoney(line.paid, part);
  return subtractMoney(multiplyThenDivide(paid, line.tax, line.total), line.taxPaid);
};

const amountsOf = (
  amount: Money,
  lines: readonly OpenLine[],
  order: AllocationRules['order'],
): readonly Money[] => {
  const open = lines.map(leftOf);
  if (order === 'PRO_RATA') {
    return compareMoney(amount, '0.00') === 0 ? open.map(() => '0.00') : splitMoney(amount, open);
  }
  let left = amount;
  return open.map((most) => {
    const part = smaller(left, most);
    left = subtractMoney(left, part);
    return part;
  });
};

/**
 * Allocates a payment to the fine and the lines of a bill; the parts add up to the payment.
 * @param lines those of the bill, in the order in which they are paid
 * @returns the parts, or why the payment cannot be accepted: nothing, more than is due, or a part where the whole is
 * required
 */
export const allocate = (
  amount: Money,
  fineDue: Money,
  lines: readonly OpenLine[],
  { order, isFineFirst, mayPayInPart }: AllocationRules,
): Result<Allocation, PaymentProblem> => {
  const principal = sumMoney(lines.map(leftOf));
  const balance = addMoney(principal, fineDue);
  if (compareMoney(amount, '0.00') <= 0) return refuse('NOT_ABOVE_ZERO', { amount });
  if (compareMoney(amount, balance) > 0) return refuse('ABOVE_BALANCE', { amount, balance });
  if (!mayPayInPart && compareMoney(amount, balance) !== 0) return refuse('NOT_IN_PART', { balance });
  const toLines = isFineFirst ? subtractMoney(amount, smaller(amount, fineDue)) : smaller(amount, principal);
  const amounts = amountsOf(toLines, lines, order);
  const parts = lines.flatMap((line, at): LinePart[] => {
    const part = amounts[at] ?? '0.00';
    if (compareMoney(part, '0.00') === 0) return [];
    return [{ line: line.id, amount: part, tax: taxWithin(line, part) }];
  });
  return success({ fine: subtractMoney(amount, toLines), parts });
};

/** A bill with an amount outstanding. */
export interface OpenFee {
  readonly id: number;
  readonly due: Money;
}

/**
 * Distributes one amount over several fees, each filled before the next one gets anything.
 * @param fees in the order in which they are due
 * @returns one amount per fee; any excess over all of them together is left out
 */
export const pour = (
  amount: Money,
  fees: readonly OpenFee[],
): readonly { readonly id: number; readonly amount: Money }[] => {
  let left = amount;
  return fees.map(({ id, due }) => {
    const part = compareMoney(left, '0.00') > 0 ? smaller(left, due) : '0.00';
    left = subtractMoney(left, part);
    return { id, amount: part };
  });
};
