const groupsOf = (text: string, separator: string): readonly string[] => text.split(separator);

const marks = new Map<string, string>();

/** The decimal separator of a locale: `.` in English, `,` in German, Italian, Russian and Spanish. */
const markOf = (locale: string): string => {
  const known = marks.get(locale);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  const mark = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  marks.set(locale, mark);
  return mark;
};

/**
 * The separator that precedes the decimals. Two different ones settle it, and so does one that occurs more than once:
 * `1,20,000` and `1.20.000` are grouped. A single one is judged by the locale: three digits after the other mark are a
 * group (`1.000` in German), anything else is decimals.
 */
const decimalMark = (text: string, locale: string): '.' | ',' | undefined => {
  const comma = text.lastIndexOf(',');
  const dot = text.lastIndexOf('.');
  if (comma >= 0 && dot >= 0) return comma > dot ? ',' : '.';
  const mark = comma >= 0 ? ',' : '.';
  const parts = groupsOf(text, mark);
  if (parts.length !== 2) return undefined;
  return mark !== markOf(locale) && parts[1]?.length === 3 ? undefined : mark;
};

/**
 * A typed number as an exact decimal string: `1,20,000` and `1.20.000` -> `120000`, `Rs 5,000.50` -> `5000.50`. Undefined
 * if it is not a number.
 */
export const readNumber = (typed: string, locale = 'en-PK'): string | undefined => {
  const text = typed
    .replaceAll('−', '-')
    .replace(/^\s*(Rs\.?|PKR|₨)\s*/i, '')
    .replace(/[\s\u00a0\u202f'_%]/g, '');
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(text)) return undefined;
  const mark = decimalMark(text, locale);
  const at = mark ? text.lastIndexOf(mark) : -1;
  const whole = (at < 0 ? text : text.slice(0, at)).replace(/[.,+]/g, '');
  const decimals = at < 0 ? '' : text.slice(at + 1);
  if (/[.,]/.test(decimals)) return undefined;
  const digits = whole.replace(/^(-?)0+(?=\d)/, '$1') || '0';
  return decimals === '' ? digits : `${digits === '-' ? '-0' : digits}.${decimals}`;
};

/** Exact string with exactly `scale` decimals; further decimals are kept, so that validation can refuse them. */
export const withScale = (number: string, scale: number): string => {
  const [whole = '0', decimals = ''] = number.split('.');
  const kept = decimals.padEnd(scale, '0');
  return kept === '' ? whole : `${whole}.${kept}`;
};
