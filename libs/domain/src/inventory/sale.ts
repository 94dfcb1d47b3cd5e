import type { Problem, Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';
import { decimalOf } from '../money/decimal.ts';
import type { Money } from '../money/money.ts';
import { compareMoney, multiplyThenDivide, roundMoney, subtractMoney, sumMoney } from '../money/money.ts';

/** What an invoice consists of, decimal strings. */
export interface Sale {
  readonly items: readonly { readonly quantity: string; readonly rate: string }[];
  readonly discounts: readonly { readonly kind: 'PERCENT' | 'AMOUNT'; readonly value: string }[];
  readonly charges: readonly { readonly amount: string }[];
  readonly taxPercent: string;
}
export interface SaleTotals {
  readonly itemsTotal: Money;
  readonly discountTotal: Money;
  readonly chargeTotal: Money;
  readonly taxTotal: Money;
  readonly total: Money;
}

/**
 * The totals of an invoice (INV-11): percentages are of the goods, tax is on goods less discounts plus charges.
 * @returns refused where the discounts exceed the goods
 */
export const saleTotals = (sale: Sale): Result<SaleTotals, Problem<'DISCOUNT_TOO_HIGH', object>> => {
  const itemsTotal = sumMoney(
    sale.items.map(({ quantity, rate }) => roundMoney(decimalOf(quantity).mul(decimalOf(rate)).toFixed())),
  );
  const discountTotal = sumMoney(
    sale.discounts.map(({ kind, value }) =>
      kind === 'PERCENT' ? multiplyThenDivide(itemsTotal, value, '100') : roundMoney(value),
    ),
  );
  if (compareMoney(discountTotal, itemsTotal) > 0) return refuse('DISCOUNT_TOO_HIGH', {});
  const chargeTotal = sumMoney(sale.charges.map(({ amount }) => roundMoney(amount)));
  const base = sumMoney([subtractMoney(itemsTotal, discountTotal), chargeTotal]);
  const taxTotal = multiplyThenDivide(base, sale.taxPercent, '100');
  return success({ itemsTotal, discountTotal, chargeTotal, taxTotal, total: sumMoney([base, taxTotal]) });
};
