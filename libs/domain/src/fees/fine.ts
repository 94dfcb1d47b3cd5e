import type { IsoDate } from '../calendar/iso-date.ts';
import { dayNumber } from '../calendar/iso-date.ts';
import type { Money } from '../money/money.ts';
import { compareMoney, multiplyThenDivide, subtractMoney } from '../money/money.ts';

/** What is added from so many days after the due date on; the next slab takes its place and is not added to it. */
export interface FineSlab {
  readonly days: number;
  readonly kind: 'PERCENT' | 'AMOUNT';
  readonly value: string;
}

/** Days behind the due date, which is free itself. */
export const daysLate = (due: IsoDate, on: IsoDate): number => Math.max(0, dayNumber(on) - dayNumber(due));

/** What a fine is worked out from. */
export interface FineBasis {
  readonly slabs: readonly FineSlab[];
  readonly due: IsoDate;
  /** Day on which it is asked or paid. */
  readonly on: IsoDate;
  /** What is left of the fee itself. */
  readonly principal: Money;
  /** What has been added before; a fine never shrinks. */
  readonly assessed: Money;
}

/** The fine of a bill on a day, all in all; frozen once the fee itself is paid. */
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

/** Figures of a bill from which follows what is to pay. */
export interface BillStanding {
  readonly payable: Money;
  readonly principalPaid: Money;
  readonly fineAssessed: Money;
  readonly fineWaived: Money;
  readonly finePaid: Money;
}

/** What is left of the fee itself. */
export const principalDue = ({ payable, principalPaid }: BillStanding): Money =>
  subtractMoney(payable, principalPaid);

/** What is charged as a fine, less what was waived. */
export const fineCharged = ({ fineAssessed, fineWaived }: BillStanding): Money =>
  subtractMoney(fineAssessed, fineWaived);

/** What is left of the fine. */
export const fineDue = (bill: BillStanding): Money => subtractMoney(fineCharged(bill), bill.finePaid);

/** A day on which the fine of a bill was set down, since something was paid of it, or waived. */
export interface FineMoment {
  readonly on: IsoDate;
  /** What was paid of the fee itself on that day. */
  readonly principal: Money;
}

/** The fine that was set down on some days, one after the other: what is left when another payment never was. */
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
