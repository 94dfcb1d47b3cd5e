import { addDays, civilDate, dayNumber, daysInMonth, isoDate, type IsoDate } from '../calendar/iso-date.ts';
import { ZERO, decimalOf } from '../money/decimal.ts';
import { sumMoney, toMoney, type Money } from '../money/money.ts';

/** A resident's stay in one room; `lastNight` is null while unknown. */
export interface RoomStay {
  readonly fromDate: IsoDate;
  readonly lastNight: IsoDate | null;
  readonly rent: Money;
  readonly rentPeriod: 'MONTH' | 'TERM' | 'YEAR';
}

/** The billed period: its first and last day. */
export interface BilledTime {
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
}

const daysOf = (from: IsoDate, to: IsoDate): number => dayNumber(to) - dayNumber(from) + 1;
const later = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b);
const earlier = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b);

/** Days of the stay that lie in the period; undefined where there are none. */
const within = ({ fromDate, lastNight }: RoomStay, time: BilledTime): BilledTime | undefined => {
  const startDate = later(fromDate, time.startDate);
  const endDate = lastNight === null ? time.endDate : earlier(lastNight, time.endDate);
  return startDate <= endDate ? { startDate, endDate } : undefined;
};

interface Stretch {
  readonly days: number;
  /** Days of the month or year that contains the stretch. */
  readonly of: number;
}

/** The days month by month, or year by year, with the length of each. */
const stretches = ({ startDate, endDate }: BilledTime, grain: 'MONTH' | 'YEAR'): readonly Stretch[] => {
  const found: Stretch[] = [];
  let from = startDate;
  while (from <= endDate) {
    const { year, month } = civilDate(from);
    const first = grain === 'MONTH' ? isoDate(year, month, 1) : isoDate(year, 1, 1);
    const last = grain === 'MONTH' ? isoDate(year, month, daysInMonth(year, month)) : isoDate(year, 12, 31);
    found.push({ days: daysOf(from, earlier(last, endDate)), of: daysOf(first, last) });
    from = addDays(last, 1);
  }
  return found;
};

/**
 * The rent of one stay by the day: for each month (or year) the share of its days, rounded once at the end. A term rent
 * covers the billed period.
 */
const rentOfStay = (stay: RoomStay, time: BilledTime): Money => {
  const days = within(stay, time);
  if (!days) return '0.00';
  const parts =
    stay.rentPeriod === 'TERM'
      ? [{ days: daysOf(days.startDate, days.endDate), of: daysOf(time.startDate, time.endDate) }]
      : stretches(days, stay.rentPeriod);
  const rent = decimalOf(stay.rent);
  return toMoney(parts.reduce((sum, part) => sum.plus(rent.times(part.days).div(part.of)), ZERO));
};

/** What a resident pays by the day for a period, all rooms together (HOS-5). */
export const rentByDay = (stays: readonly RoomStay[], time: BilledTime): Money =>
  sumMoney(stays.map((stay) => rentOfStay(stay, time)));

/** The full rent of the room a resident last lived in within a period; nothing without a stay. */
export const rentOfRoom = (stays: readonly RoomStay[], time: BilledTime): Money =>
  stays
    .filter((stay) => within(stay, time) !== undefined)
    .toSorted((a, b) => (a.fromDate < b.fromDate ? 1 : -1))[0]?.rent ?? '0.00';
