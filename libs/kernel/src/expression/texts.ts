import { Exact, shortDigits } from '../field/exact/exact-number.ts';
import { isIsoDate } from '../field/calendar/calendar-date.ts';
import { lengthOf } from '../field/texts/text-input.ts';
import { numberOf } from './compare.ts';
import type { ExpressionKind } from './kind.ts';

/** The text of a value inside a joined text; numbers without trailing zeros. */
export const textOfValue = (value: unknown, kind: ExpressionKind): string | null => {
  if (value === null || value === undefined) return null;
  if (Exact.isDecimal(value) || typeof value === 'number') return numberOf(value)?.toFixed() ?? null;
  return kind === 'number' ? shortDigits(String(value)) : String(value);
};

/** Joins the non-empty values with the first value as separator; null without a separator. */
export const joinTexts = (values: readonly unknown[], kinds: readonly ExpressionKind[]): string | null => {
  const [separator, ...texts] = values.map((value, index) => textOfValue(value, kinds[index] ?? 'any'));
  return separator === null || separator === undefined
    ? null
    : texts.filter((text) => text !== null && text !== '').join(separator);
};

/** Characters of a text, or items of a list. */
export const lengthOfValue = (value: unknown): number | null => {
  if (Array.isArray(value)) return value.length;
  return value === null ? null : lengthOf(String(value));
};

const wholeYears = (from: string, until: string): number =>
  Number(until.slice(0, 4)) - Number(from.slice(0, 4)) - (until.slice(5) < from.slice(5) ? 1 : 0);

/** Whole years between two days, towards zero. A person born on 29 February turns a year older on 1 March. */
export const yearsBetween = (from: unknown, until: unknown): number | null => {
  if (typeof from !== 'string' || typeof until !== 'string' || !isIsoDate(from) || !isIsoDate(until))
    return null;
  return until < from ? 0 - wholeYears(until, from) || 0 : wholeYears(from, until);
};

const dayLength = 86_400_000;

/** Days from one day to another, negative where the second is earlier. */
export const daysBetween = (from: unknown, until: unknown): number | null => {
  if (typeof from !== 'string' || typeof until !== 'string' || !isIsoDate(from) || !isIsoDate(until))
    return null;
  return Math.round((Date.parse(until) - Date.parse(from)) / dayLength);
};
