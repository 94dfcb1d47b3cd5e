import type { Money } from '../money/money.ts';
import { compareMoney, multiplyThenDivide, roundMoney, subtractMoney } from '../money/money.ts';
import { taxOn, type TaxMode } from './bill.ts';

/** A line of a fee that is paid as soon as it is created. */
export interface InstantLine {
  readonly amount: Money;
  readonly discountKind: 'PERCENT' | 'AMOUNT';
  readonly discountValue: string;
  readonly taxRate: string;
}

/** The line with its discount and tax; `total` is the amount paid. A discount never exceeds the amount. */
export const instantLine = (
  { amount, discountKind, discountValue, taxRate }: InstantLine,
  mode: TaxMode,
): { readonly discount: Money; readonly tax: Money; readonly total: Money } => {
  const asked =
    discountKind === 'PERCENT' ? multiplyThenDivide(amount, discountValue, '100') : roundMoney(discountValue);
  const discount = compareMoney(asked, amount) > 0 ? amount : asked;
  return { discount, ...taxOn(subtractMoney(amount, discount), taxRate, mode) };
};
