import { accepted, refused, type Accepted } from '../problem/problem.ts';

const pattern = /^-?\d{1,15}(\.\d+)?$/;

/** What an exact number must keep to. */
export interface ExactLimits {
  readonly scale: number;
  readonly min?: string;
  readonly max?: string;
}

const scaled = (text: string, scale: number): bigint => {
  const negative = text.startsWith('-');
  const [whole = '0', part = ''] = (negative ? text.slice(1) : text).split('.');
  const units = BigInt(whole + part.slice(0, scale).padEnd(scale, '0'));
  return negative ? -units : units;
};

/** Compares two decimal strings: below, at or above zero. */
export const compareExact = (a: string, b: string): number => {
  const difference = scaled(a, 10) - scaled(b, 10);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** `12.5` with scale 2 -> `12.50`; keeps every digit. */
export const withScale = (text: string, scale: number): string => {
  const units = scaled(text, scale);
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const sign = units < 0n ? '-' : '';
  return scale === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
};

/**
 * Accepts a decimal string, or a JSON number that is exactly the decimal it prints as. `1e3`, `NaN` and more
 * decimals than the scale are refused, so that nothing is rounded behind anybody's back.
 */
export const acceptExact = (value: unknown, { scale, min, max }: ExactLimits): Accepted<string> => {
  const text = typeof value === 'number' && Math.abs(value) < 1e12 ? String(value) : value;
  if (typeof text !== 'string' || !pattern.test(text.trim())) return refused('number');
  const trimmed = text.trim();
  const decimals = trimmed.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  if (decimals > scale) return refused('decimals', { scale });
  if (min !== undefined && compareExact(trimmed, min) < 0) return refused('min', { min });
  if (max !== undefined && compareExact(trimmed, max) > 0) return refused('max', { max });
  return accepted(withScale(trimmed, scale));
};

/** Reads what people type and spreadsheets hold: `$1,20,000.50`, `1.20.000,50`, `(12.00)`, `PKR 5,000`. */
export const exactFromText = (text: string): string => {
  const negative = /^\s*\(.*\)\s*$/.test(text) || /^\s*-/.test(text.replace(/^[^\d-]+/, ''));
  const bare = text.replace(/[^\d.,]/g, '');
  const lastComma = bare.lastIndexOf(',');
  const lastPoint = bare.lastIndexOf('.');
  const commaIsPoint =
    lastComma > lastPoint && (lastPoint >= 0 || /,\d{1,2}$/.test(bare)) && bare.indexOf(',') === lastComma;
  const plain = commaIsPoint
    ? bare.replaceAll('.', '').replace(',', '.')
    : withOnePoint(bare.replaceAll(',', ''));
  return negative ? `-${plain}` : plain;
};

/** Points that group thousands (`1.20.000`) are no decimal points. */
const withOnePoint = (text: string): string => (text.split('.').length > 2 ? text.replaceAll('.', '') : text);
