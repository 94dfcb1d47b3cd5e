import { accepted, refused, type Accepted } from '../problem/problem.ts';
import type { FieldContext } from './field-type.ts';

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that exists: "2024-02-29" but not "2025-02-29". Years 1900 to 2200. */
export const isCalendarDate = (text: string): boolean => {
  const found = iso.exec(text);
  if (!found) return false;
  const [year, month, day] = found.slice(1).map(Number) as [number, number, number];
  if (year < 1900 || year > 2200 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
};

const bound = (text: string | undefined, today: string): string | undefined =>
  text === 'today' ? today : text;

export const acceptDate = (
  value: unknown,
  limits: { min?: string; max?: string },
  today: string,
): Accepted<string> => {
  if (typeof value !== 'string' || !isCalendarDate(value)) return refused('date');
  const min = bound(limits.min, today);
  const max = bound(limits.max, today);
  if (min && value < min) return refused('minDate', { min });
  if (max && value > max) return refused('maxDate', { max });
  return accepted(value);
};

const two = (value: string): string => value.padStart(2, '0');
const fourDigits = (year: string): string =>
  year.length === 2 ? `${Number(year) > 69 ? '19' : '20'}${year}` : year;

/** Reads "2026-01-05", "5/1/2026" in the order of the context, and the day count of a spreadsheet. */
export const dateFromText = (text: string, { dateOrder }: FieldContext): string | undefined => {
  const trimmed = text.trim().replace(/[T ]\d{2}:\d{2}.*$/, '');
  if (isCalendarDate(trimmed)) return trimmed;
  const parts = trimmed.split(/[./\-\s]+/);
  if (parts.length !== 3 || parts.some((part) => !/^\d{1,4}$/.test(part))) return undefined;
  const [a, b, c] = parts as [string, string, string];
  const [year, month, day] = a.length === 4 ? [a, b, c] : dateOrder === 'MDY' ? [c, a, b] : [c, b, a];
  const date = `${fourDigits(year)}-${two(month)}-${two(day)}`;
  return isCalendarDate(date) ? date : undefined;
};
