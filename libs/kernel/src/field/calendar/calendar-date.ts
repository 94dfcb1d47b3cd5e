import type { FieldContext } from '../field-type.ts';

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** Days of a month (1 to 12) in the Gregorian calendar. */
export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

/** "yyyy-MM-dd" of an existing day, or null. */
export const isoDate = (year: number, month: number, day: number): string | null => {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return null;
  return day > daysInMonth(year, month) ? null : `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
};

/** Whether the text is an existing calendar day, "yyyy-MM-dd". */
export const isIsoDate = (text: string): boolean => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return parts !== null && isoDate(Number(parts[1]), Number(parts[2]), Number(parts[3])) !== null;
};

/** The day a number of days later; negative goes back. */
export const plusDays = (date: string, days: number): string => {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 26 is 2026, 85 is 1985: two-digit years lie within the last 80 and the next 19 years. */
const fullYear = (text: string, today: string): number => {
  if (text.length > 2) return Number(text);
  const current = Number(today.slice(0, 4));
  const year = Math.floor(current / 100) * 100 + Number(text);
  if (year > current + 19) return year - 100;
  return year < current - 80 ? year + 100 : year;
};

/** A typed day: "yyyy-MM-dd", "31/12/2025" in the institution's date order, "31-Dec-2025". Null for anything else. */
export const typedDate = (text: string, { dateOrder, today }: FieldContext): string | null => {
  const bare = text.trim();
  if (isIsoDate(bare)) return bare;
  const named = /^(\d{1,2})[\s./-]+([a-z]{3,9})[\s.,/-]+(\d{2}|\d{4})$/i.exec(bare);
  if (named) {
    const month = months.indexOf((named[2] ?? '').slice(0, 3).toLowerCase()) + 1;
    return isoDate(fullYear(named[3] ?? '', today), month, Number(named[1]));
  }
  const parts = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})$/.exec(bare);
  if (!parts) return null;
  const [first = '', second = '', third = ''] = parts.slice(1);
  if (first.length === 4 || dateOrder === 'YMD')
    return isoDate(fullYear(first, today), Number(second), Number(third));
  const [day, month] = dateOrder === 'DMY' ? [first, second] : [second, first];
  return third.length === 2 || third.length === 4
    ? isoDate(fullYear(third, today), Number(month), Number(day))
    : null;
};

/** A day in the institution's date order: "31/12/2025". */
export const dateText = (date: string, { dateOrder }: FieldContext): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  if (dateOrder === 'YMD') return date;
  return dateOrder === 'DMY' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
};
