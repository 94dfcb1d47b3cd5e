import { addMoney, compareMoney, subtractMoney, sumMoney, type Money } from '../money/money.ts';

/** A payment in a gateway's file. */
export interface SettledPayment {
  readonly gross: Money;
  readonly fee: Money;
  readonly tax: Money;
}

/** What a settlement moves: `net` reaches the bank, `kept` is the gateway's cost, `gross` is deducted from what it owed. */
export const settlementTotals = (
  rows: readonly SettledPayment[],
): { readonly gross: Money; readonly kept: Money; readonly net: Money } => {
  const gross = sumMoney(rows.map((row) => row.gross));
  const kept = sumMoney(rows.map(({ fee, tax }) => addMoney(fee, tax)));
  return { gross, kept, net: subtractMoney(gross, kept) };
};

/** How a payment in a file differs from the booked one; undefined where it does not. */
export type SettlementDifference = 'UNKNOWN' | 'NOT_PAID' | 'AMOUNT';

export const settlementDifference = (
  gross: Money,
  booked: { readonly paidAmount: Money; readonly isPaid: boolean } | undefined,
): SettlementDifference | undefined => {
  if (!booked) return 'UNKNOWN';
  if (!booked.isPaid) return 'NOT_PAID';
  return compareMoney(gross, booked.paidAmount) === 0 ? undefined : 'AMOUNT';
};
