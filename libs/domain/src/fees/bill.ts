import type { Decimal } from '../money/decimal.ts';
import { ONE, decimalOf } from '../money/decimal.ts';
import type { Money } from '../money/money.ts';
import {
  addMoney,
  compareMoney,
  multiplyThenDivide,
  subtractMoney,
  sumMoney,
  toMoney,
} from '../money/money.ts';
import { splitMoney } from '../money/split.ts';

/** Whether fees are taxed, and whether their amounts already include the tax. */
export type TaxMode = 'NONE' | 'EXCLUSIVE' | 'INCLUSIVE';

/** A fee head that a student has to pay. */
export interface BillParticular {
  readonly id: number;
  readonly amount: Money;
  /** Percent, `5` for 5 %. */
  readonly taxRate: string;
}

/** A reduction for a student: on one head, or on all. */
export interface BillDiscount {
  readonly id: number;
  /** The head it applies to; null for the whole fee. */
  readonly particular: number | null;
  readonly kind: 'PERCENT' | 'AMOUNT';
  readonly value: string;
}

/** The amount of one discount on a line. */
export interface GivenDiscount {
  readonly discount: number;
  readonly amount: Money;
}

/** One head of a bill; `total` is the amount payable for it. */
export interface BillLine {
  readonly particular: number;
  readonly amount: Money;
  readonly discount: Money;
  readonly net: Money;
  readonly taxRate: string;
  readonly tax: Money;
  readonly total: Money;
  readonly discounts: readonly GivenDiscount[];
}

/** A bill with the sums of its lines. */
export interface Bill {
  readonly lines: readonly BillLine[];
  readonly particularsTotal: Money;
  readonly discountTotal: Money;
  readonly taxTotal: Money;
  readonly payable: Money;
}

const reached = ({ particular }: BillDiscount, { id }: BillParticular): boolean =>
  particular === null || particular === id;

/** The amount of a discount on each line before anything is capped, based on the original amounts. */
const rawShares = (discount: BillDiscount, particulars: readonly BillParticular[]): readonly Money[] => {
  if (discount.kind === 'PERCENT') {
    return particulars.map((one) =>
      reached(discount, one) ? multiplyThenDivide(one.amount, discount.value, '100') : '0.00',
    );
  }
  const weights = particulars.map((one) => (reached(discount, one) ? one.amount : '0.00'));
  const isNothing = weights.every((weight) => compareMoney(weight, '0.00') === 0);
  return isNothing ? weights.map(() => '0.00') : splitMoney(toMoney(decimalOf(discount.value)), weights);
};

/** Discounts of a line in the order of their ids; those that no longer fit are capped. */
const fitting = (amount: Money, given: readonly GivenDiscount[]): readonly GivenDiscount[] => {
  let left = amount;
  return given.flatMap((one) => {
    const part = compareMoney(one.amount, left) > 0 ? left : one.amount;
    left = subtractMoney(left, part);
    return compareMoney(part, '0.00') > 0 ? [{ ...one, amount: part }] : [];
  });
};

/**
 * The tax on an amount after discounts, rounded once.
 * @param rate percent
 * @returns the tax, and the amount payable: tax added to the amount, or included in it
 */
export const taxOn = (
  net: Money,
  rate: string,
  mode: TaxMode,
): { readonly tax: Money; readonly total: Money } => {
  if (mode === 'NONE') return { tax: '0.00', total: net };
  if (mode === 'EXCLUSIVE') {
    const tax = multiplyThenDivide(net, rate, '100');
    return { tax, total: addMoney(net, tax) };
  }
  const divisor: Decimal = ONE.plus(decimalOf(rate).div(100));
  return { tax: subtractMoney(net, toMoney(decimalOf(net).div(divisor))), total: net };
};

/**
 * The bill of one student: amount, then discounts, then tax, each line rounded separately. Percentages are taken from the
 * original amount and not from what another discount has left; amounts off the whole fee are split by amount.
 * @param particulars the heads that apply to the student, in the order in which they are paid
 */
export const billOf = (
  particulars: readonly BillParticular[],
  discounts: readonly BillDiscount[],
  mode: TaxMode,
): Bill => {
  const shares = [...discounts]
    .sort((a, b) => a.id - b.id)
    .map((discount) => ({ id: discount.id, shares: rawShares(discount, particulars) }));
  const lines = particulars.map((particular, at): BillLine => {
    const { id, amount } = particular;
    const taxRate = mode === 'NONE' ? '0' : particular.taxRate;
    const given = shares.map((one) => ({ discount: one.id, amount: one.shares[at] ?? '0.00' }));
    const fits = fitting(amount, given);
    const discount = sumMoney(fits.map((one) => one.amount));
    const net = subtractMoney(amount, discount);
    return { particular: id, amount, discount, net, taxRate, ...taxOn(net, taxRate, mode), discounts: fits };
  });
  return {
    lines,
    particularsTotal: sumMoney(lines.map(({ amount }) => amount)),
    discountTotal: sumMoney(lines.map(({ discount }) => discount)),
    taxTotal: sumMoney(lines.map(({ tax }) => tax)),
    payable: sumMoney(lines.map(({ total }) => total)),
  };
};
