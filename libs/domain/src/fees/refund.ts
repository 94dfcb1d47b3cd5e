import type { Money } from '../money/money.ts';
import {
  addMoney,
  compareMoney,
  multiplyThenDivide,
  roundMoney,
  subtractMoney,
  sumMoney,
} from '../money/money.ts';
import type { Problem, Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';

/** Until when how much of a fee is refunded. */
export interface RefundRule {
  /** Last day, "yyyy-MM-dd". */
  readonly validUntil: string;
  readonly kind: 'PERCENT' | 'AMOUNT';
  readonly value: string;
}

/** What was paid of a fee and how much of that was refunded; a fine is never refunded. */
export interface Refundable {
  readonly paid: Money;
  readonly refunded: Money;
}

export type RefundProblem =
  | Problem<'NOT_ABOVE_ZERO', { amount: Money }>
  | Problem<'RULE_OVER', { until: string }>
  | Problem<'ABOVE_REFUNDABLE', { amount: Money; most: Money }>;

const smaller = (left: Money, right: Money): Money => (compareMoney(left, right) < 0 ? left : right);

/** What remains of the amount paid. */
export const refundableOf = ({ paid, refunded }: Refundable): Money => subtractMoney(paid, refunded);

/** The most that a rule refunds: its share of what is still paid, after all earlier refunds. */
export const mostRefund = (rule: RefundRule, fee: Refundable): Money => {
  const paid = refundableOf(fee);
  const given =
    rule.kind === 'PERCENT' ? multiplyThenDivide(paid, rule.value, '100') : roundMoney(rule.value);
  return smaller(given, paid);
};

/** Whether an amount can be refunded on a day. The last day of the rule still counts. */
export const refund = (
  amount: Money,
  on: string,
  rule: RefundRule,
  fee: Refundable,
): Result<Money, RefundProblem> => {
  if (compareMoney(amount, '0.00') <= 0) return refuse('NOT_ABOVE_ZERO', { amount });
  if (on > rule.validUntil) return refuse('RULE_OVER', { until: rule.validUntil });
  const most = mostRefund(rule, fee);
  return compareMoney(amount, most) > 0 ? refuse('ABOVE_REFUNDABLE', { amount, most }) : success(amount);
};

/**
 * The tax within a refund. Calculated over everything refunded so far, so that a fee refunded in full returns all of its
 * tax, however many refunds it took.
 * @param taxPaid tax within what was paid of the fee
 * @param taxes those within the earlier refunds
 */
export const taxInRefund = (
  amount: Money,
  { paid, refunded }: Refundable,
  taxPaid: Money,
  taxes: readonly Money[],
): Money => {
  if (compareMoney(paid, '0.00') <= 0) return '0.00';
  const all = multiplyThenDivide(addMoney(refunded, amount), taxPaid, paid);
  const tax = subtractMoney(all, sumMoney(taxes));
  return compareMoney(tax, '0.00') < 0 ? '0.00' : smaller(tax, amount);
};
