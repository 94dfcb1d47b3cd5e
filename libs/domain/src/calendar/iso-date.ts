/** A calendar day written `yyyy-MM-dd`. Two of them compare correctly as plain strings. */
export type IsoDate = string;

/** Year, month (1–12) and day of month of a calendar day. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Weekday as ISO 8601 numbers it: Monday 1 to Sunday 7. */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const daysPerEra = 146_097;
const daysBeforeEpoch = 719_468;

/**
 * Whether a text is an existing day, written `yyyy-MM-dd`.
 * @param text any text, for example from a request
 */
export function isIsoDate(text: string): text is IsoDate {
  const match = pattern.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/**
 * Splits a day into its numbers.
 * @throws RangeError when the text is not an existing day: check with {@link isIsoDate} first
 */
export function civilDate(date: IsoDate): CivilDate {
  if (!isIsoDate(date)) throw new RangeError(`Not a calendar day: ${date}`);
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/**
 * Writes year, month and day as `yyyy-MM-dd`; a month outside 1–12 moves into the neighbouring year.
 * @param year four-digit year
 * @param month month number, 13 meaning January of the next year
 * @param day day that exists in that month
 */
export function isoDate(year: number, month: number, day: number): IsoDate {
  const index = year * 12 + month - 1;
  const parts = [Math.floor(index / 12), (index % 12) + 1, day];
  return parts.map((part, position) => String(part).padStart(position === 0 ? 4 : 2, '0')).join('-');
}

/**
 * Number of days in a month, leap years included.
 * @param year four-digit year
 * @param month 1–12
 */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * The requested day of a month, or the month's last day when the month is shorter.
 * @param day 1–31, where 31 therefore always means the last day
 */
export function clampedDay(year: number, month: number, day: number): IsoDate {
  const first = civilDate(isoDate(year, month, 1));
  return isoDate(year, month, Math.min(day, daysInMonth(first.year, first.month)));
}

/** Days from 1970-01-01 to the given day, negative before it. */
export function dayNumber(date: IsoDate): number {
  const { year, month, day } = civilDate(date);
  // Years are counted from March so that the leap day is the last day of a year.
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysPerEra + dayOfEra - daysBeforeEpoch;
}

/** The day with the given number, the inverse of {@link dayNumber}. */
export function fromDayNumber(number: number): IsoDate {
  const shifted = number + daysBeforeEpoch;
  const era = Math.floor(shifted / daysPerEra);
  const dayOfEra = shifted - era * daysPerEra;
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / (daysPerEra - 1));
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return isoDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

/**
 * The day a number of days later.
 * @param days may be negative
 */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** Weekday of a day, Monday 1 to Sunday 7. */
export function isoWeekday(date: IsoDate): IsoWeekday {
  const weekdays: readonly IsoWeekday[] = [4, 5, 6, 7, 1, 2, 3]; // 1970-01-01 was a Thursday
  return weekdays[remainder(dayNumber(date), 7)] ?? 4;
}

/**
 * Remainder that is never negative, as needed when counting backwards over a cycle of days.
 * @param divisor greater than zero
 */
export function remainder(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
