import type { FieldContext } from '@school/kernel';
import { monthNamed, weekdayNamed } from './day-names.ts';

type Order = FieldContext['dateOrder'];
const words = new Map([
  ...['today', 't', 'heute', 'oggi', 'сегодня', 'hoy'].map((word) => [word, 0] as const),
  ...['tomorrow', 'morgen', 'domani', 'завтра', 'mañana'].map((word) => [word, 1] as const),
  ...['yesterday', 'gestern', 'ieri', 'вчера', 'ayer'].map((word) => [word, -1] as const),
]);

const iso = (date: Date): string => date.toISOString().slice(0, 10);
const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** "yyyy-MM-dd" if the calendar has that day. */
const dayOf = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? iso(date) : undefined;
};

/** Moves a day by a number of days, weeks, months or years; the day of the month is kept if the month allows it. */
const moved = (today: string, count: number, unit: string): string => {
  const date = utc(today);
  if (unit === 'd' || unit === 'w') {
    date.setUTCDate(date.getUTCDate() + count * (unit === 'w' ? 7 : 1));
    return iso(date);
  }
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count * (unit === 'y' ? 12 : 1));
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return iso(date);
};

/** A two-digit year means the century that puts it at most twenty years ahead. */
const fullYear = (text: string, today: string): number => {
  if (text.length > 2) return Number(text);
  const now = Number(today.slice(0, 4));
  const year = Math.floor(now / 100) * 100 + Number(text);
  return year > now + 20 ? year - 100 : year;
};

/** A day and a month without a year follow the school's order, else that of its country: `5/12` is 5 December in Lahore. */
const startsWithDay = (order: Order, locale: string): boolean => {
  if (order !== 'YMD') return order === 'DMY';
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'day';
};

const byNumbers = (
  parts: readonly string[],
  today: string,
  order: Order,
  isDayFirst: boolean,
): string | undefined => {
  const thisYear = today.slice(0, 4);
  const [a = '', b = '', c] = parts;
  if (a.length === 4) return c === undefined ? undefined : dayOf(Number(a), Number(b), Number(c));
  if (c === undefined) {
    return isDayFirst
      ? dayOf(Number(thisYear), Number(b), Number(a))
      : dayOf(Number(thisYear), Number(a), Number(b));
  }
  // Four digits at the end are a year wherever the institute puts it: as spreadsheets deliver days, day first.
  if (order === 'YMD' && c.length < 4) return dayOf(fullYear(a, today), Number(b), Number(c));
  const isMonthFirst = order === 'MDY' || (order === 'YMD' && Number(b) > 12);
  const [day, month] = isMonthFirst ? [b, a] : [a, b];
  return dayOf(fullYear(c, today), Number(month), Number(day));
};

const byMonthName = (text: string, today: string): string | undefined => {
  const found = /^(?:(\d{1,2})\.?\s*(\p{L}{3,})|(\p{L}{3,})\s*(\d{1,2}))(?:[\s,]+(\d{2}|\d{4}))?$/u.exec(
    text,
  );
  if (!found) return undefined;
  const month = monthNamed(found[2] ?? found[3] ?? '');
  const year = found[5] ? fullYear(found[5], today) : Number(today.slice(0, 4));
  return month === 0 ? undefined : dayOf(year, month, Number(found[1] ?? found[4]));
};

/** `050626` in the institute's order: six or eight digits without separators. */
const split = (digits: string, order: Order): readonly string[] => {
  const yearLength = digits.length - 4;
  const cuts = order === 'YMD' ? [0, yearLength, yearLength + 2] : [0, 2, 4];
  return cuts.map((cut, index) => digits.slice(cut, cuts[index + 1]));
};

/**
 * A typed date as "yyyy-MM-dd": `5/6`, `5.6.26`, `2026-06-05`, `5 jun`, `today`, `friday` (this or the coming one; names in five languages), `+7` (days), `-2w`, `+1m`, `050626`.
 * `locale` decides what `5/12` means if the school puts the year first. Undefined if it is not a date.
 */
export const readDate = (
  typed: string,
  today: string,
  order: Order,
  locale = 'en-GB',
): string | undefined => {
  const isDayFirst = startsWithDay(order, locale);
  const text = typed.trim().toLowerCase();
  const word = words.get(text);
  if (word !== undefined) return moved(today, word, 'd');
  const weekday = weekdayNamed(text);
  if (weekday !== undefined) return moved(today, (weekday - utc(today).getUTCDay() + 7) % 7, 'd');
  const step = /^([+-]\d{1,4})\s*([dwmy]?)$/.exec(text);
  if (step) return moved(today, Number(step[1]), step[2] || 'd');
  if (/^(\d{6}|\d{8})$/.test(text)) return byNumbers(split(text, order), today, order, isDayFirst);
  if (/^\d{1,4}[\s./-]\d{1,2}([\s./-]\d{1,4})?$/.test(text))
    return byNumbers(text.split(/[\s./-]/), today, order, isDayFirst);
  return byMonthName(text, today);
};
