import { Decimal } from 'decimal.js';
import { accepted, refused, type Accepted } from '../../problem/problem.ts';

/** Digits of precision that no sum, product or quotient in a school reaches; results are exact below it. */
export const Exact = Decimal.clone({
  precision: 200,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -9e15,
  toExpPos: 9e15,
});

const plain = /^-?\d{1,40}(?:\.\d{1,40})?$/;

/**
 * The digits of a number sent by a client, or null when it is not one. Texts must be plain digits (no exponent, no plus, no
 * `NaN`). JSON numbers pass only where their digits are certain: finite, at most 15 significant digits.
 */
export const digitsOf = (value: unknown): string | null => {
  if (typeof value === 'string') {
    const text = value.trim();
    return plain.test(text) ? text : null;
  }
  if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return null;
  const text = new Exact(value).toFixed();
  return text.replace(/^-?0*\.?0*/, '').replace('.', '').length <= 16 ? text : null;
};

export interface ExactRules {
  /** All digits, including decimals. */
  readonly precision: number;
  readonly scale: number;
  readonly min?: string;
  readonly max?: string;
}

/** Accepts an exact number and returns it with all its decimals: "12" with scale 2 becomes "12.00". */
export const acceptExact = (value: unknown, { precision, scale, min, max }: ExactRules): Accepted<string> => {
  const digits = digitsOf(value);
  if (digits === null) return refused('notNumber');
  const number = new Exact(digits);
  if (number.decimalPlaces() > scale) return refused('scale', { scale });
  if (number.abs().gte(new Exact(10).pow(precision - scale)))
    return refused('tooLarge', { digits: precision - scale });
  if (min !== undefined && number.lt(min)) return refused('min', { min });
  if (max !== undefined && number.gt(max)) return refused('max', { max });
  const text = number.toFixed(scale);
  return accepted(/[1-9]/.test(text) ? text : text.replace('-', ''));
};

/**
 * Digits of a number as people type it: "1,234.50" in most places, "1.234,50" where the comma is the decimal sign; currency
 * and percent signs and spaces are dropped. Null when it is not a number.
 */
export const typedDigits = (text: string, locale: string): string | null => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
  const decimal = parts.find((part) => part.type === 'decimal')?.value ?? '.';
  const bare = text.replace(/^(?:PKR|Rs\.?|USD|EUR|GBP)|\p{Sc}|[\s\u00a0\u202f%]/giu, '');
  const grouped =
    decimal === ',' ? /^-?\d{1,3}(?:\.\d{2,3})+(?:,\d+)?$/ : /^-?\d{1,3}(?:,\d{2,3})+(?:\.\d+)?$/;
  const ungrouped = grouped.test(bare) ? bare.replaceAll(decimal === ',' ? '.' : ',', '') : bare;
  const digits = decimal === ',' ? ungrouped.replace(',', '.') : ungrouped;
  return plain.test(digits) ? digits : null;
};

/** Without trailing zeros: "12.5000" becomes "12.5". */
export const shortDigits = (digits: string): string =>
  plain.test(digits) ? new Exact(digits).toFixed() : digits;
