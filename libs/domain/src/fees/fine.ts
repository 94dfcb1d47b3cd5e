import type { IsoDate } from '../calendar/iso-date.ts';
import { dayNumber } from '../calendar/iso-date.ts';
import type { Money } from '../money/money.ts';
import { compareMoney, multiplyThenDivide, subtractMoney } from '../money/money.ts';

/** What is added from a given number of days after the due date; the next slab replaces it and is not added to it. */
export interface FineSlab {
  readonly days: number;
  readonly kind: 'PERCENT' | 'AMOUNT';
  readonly value: string;
}

/** Days after the due date, which itself is free. */
export const daysLate = (due: IsoDate, on: IsoDate): number => Math.max(0, dayNumber(on) - dayNumber(due));

/** What a fine is calculated from. */
export interface FineBasis {
  readonly slabs: readonly FineSlab[];
  readonly due: IsoDate;
  /** Day of the enquiry or payment. */
  readonly on: IsoDate;
  /** Outstanding amount of the fee itself. */
  readonly principal: Money;
  /** What has been charged before; a fine never shrinks. */
  readonly assessed: Money;
}

/** The total fine of a bill on a day; frozen once the fee itself is paid. */
export const fineOf = ({ slabs, due, on, principal, assessed }: FineBasis): Money => {
  const late = daysLate(due, on);
  const [slab] = slabs.filter(({ days }) => days <= late).sort((a, b) => b.days - a.days);
  if (!slab || compareMoney(principal, '0.00') <= 0) return assessed;
  const fine =
    slab.kind === 'PERCENT'
      ? multiplyThenDivide(principal, slab.value, '100')
      : multiplyThenDivide(slab.value, '1', '1');
  return compareMoney(fine, assessed) > 0 ? fine : assessed;
};

/** Figures of a bill that determine the amount due. */
export interface BillStanding {
  readonly payable: Money;
  readonly principalPaid: Money;
  readonly fineAssessed: Money;
  readonly fineWaived: Money;
  readonly finePaid: Money;
}

/** Outstanding amount of the fee itself. */
export const principalDue = ({ payable, principalPaid }: BillStanding): Money =>
  subtractMoney(payable, principalPaid);

/** The fine charged, less what was waived. */
export const fineCharged = ({ fineAssessed, fineWaived }: BillStanding): Money =>
  subtractMoney(fineAssessed, fineWaived);

/** Outstanding amount of the fine. */
export const fineDue = (bill: BillStanding): Money => subtractMoney(fineCharged(bill), bill.finePaid);

/** A day on which the fine of a bill was recorded because of a payment or waiver. */
export interface FineMoment {
  readonly on: IsoDate;
  /** What was paid towards the fee itself on that day. */
  readonly principal: Money;
}

/** The fine recorded over successive days: what remains when another payment is treated as never made. */
export const fineAfter = (
  { slabs, due, payable }: Pick<FineBasis, 'slabs' | 'due'> & Pick<BillStanding, 'payable'>,
  moments: readonly FineMoment[],
): Money => {
  let [assessed, principal]: [Money, Money] = ['0.00', payable];
  for (const { on, principal: paid } of moments) {
    assessed = fineOf({ slabs, due, on, principal, assessed });
    principal = subtractMoney(principal, paid);
  }
  return assessed;
};
