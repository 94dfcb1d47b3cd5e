import { dayNumber, type IsoDate } from '../calendar/iso-date.ts';
import { multiplyThenDivide, subtractMoney, type Money } from '../money/money.ts';

/** A seat with its fare for a whole period, for as long as it is assigned. */
export interface FaredSeat {
  readonly id: number;
  readonly fare: Money;
  readonly from: IsoDate;
  /** Its last day; null while unknown. */
  readonly to: IsoDate | null;
}

/** The cost of a seat for a period. */
export interface FareShare {
  readonly seat: number;
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** It was assigned on every day of the period. */
  readonly isWhole: boolean;
  readonly amount: Money;
}

const daysFrom = (from: IsoDate, to: IsoDate): number => dayNumber(to) - dayNumber(from) + 1;
const later = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b);
const earlier = (a: IsoDate, b: IsoDate | null): IsoDate => (b !== null && b < a ? b : a);

/**
 * The cost of seats for a period, day by day: a seat from the 16th of a month of 30 days costs half of its fare.
 * Consecutive seats with the same fare add up to that fare to the paisa, however often the route was changed.
 */
export const fareShares = (
  seats: readonly FaredSeat[],
  period: { readonly from: IsoDate; readonly to: IsoDate },
): readonly FareShare[] => {
  const all = daysFrom(period.from, period.to);
  const counted = new Map<Money, number>();
  return [...seats]
    .sort((a, b) => a.from.localeCompare(b.from) || a.id - b.id)
    .flatMap((seat): FareShare[] => {
      const from = later(seat.from, period.from);
      const to = earlier(period.to, seat.to);
      if (from > to) return [];
      const before = counted.get(seat.fare) ?? 0;
      const after = before + daysFrom(from, to);
      counted.set(seat.fare, after);
      const upTo = (days: number): Money => multiplyThenDivide(seat.fare, String(days), String(all));
      const isWhole = from === period.from && to === period.to;
      return [{ seat: seat.id, from, to, isWhole, amount: subtractMoney(upTo(after), upTo(before)) }];
    });
};
