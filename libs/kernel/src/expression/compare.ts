import type { Decimal } from 'decimal.js';
import type { ValueKind } from '../field/field-type.ts';
import { digitsOf, Exact } from '../field/exact/exact-number.ts';

/** A number, or null for anything else: what a user is still typing has no value yet. */
export const numberOf = (value: unknown): Decimal | null => {
  if (Exact.isDecimal(value)) return value;
  const digits = digitsOf(value);
  return digits === null ? null : new Exact(digits);
};

/** By code point, as PostgreSQL's "C" collation orders UTF-8. */
const compareTexts = (a: string, b: string): number => {
  const [left, right] = [[...a], [...b]];
  for (const [index, sign] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const difference = (sign.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
};

const hasPoint = (value: unknown): boolean => typeof value === 'string' && /^-?\d+\.\d+$/.test(value);

/** What two values are when no definition tells. Exact numbers are recognised by their decimal point. */
export const guessKind = (a: unknown, b: unknown): ValueKind => {
  const isNumber = (value: unknown): boolean =>
    typeof value === 'number' || Exact.isDecimal(value) || hasPoint(value);
  if (typeof a === 'boolean' || typeof b === 'boolean') return 'flag';
  return isNumber(a) || isNumber(b) ? 'number' : 'text';
};

/** Below, equal to or above zero as in sorting; null when one of the two has no value. */
export const compareValues = (a: unknown, b: unknown, kind: ValueKind | 'any'): number | null => {
  if (a === null || a === undefined || b === null || b === undefined) return null;
  const as = kind === 'any' ? guessKind(a, b) : kind;
  if (as === 'number') {
    const [left, right] = [numberOf(a), numberOf(b)];
    return left && right ? left.comparedTo(right) : null;
  }
  if (as === 'flag') return typeof a === 'boolean' && typeof b === 'boolean' ? Number(a) - Number(b) : null;
  return compareTexts(String(a), String(b));
};
