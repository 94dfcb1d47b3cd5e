/** The decimal separator of a language. */
const decimalSigns = new Map<string, string>();

const decimalSignOf = (locale: string): string => {
  const known = decimalSigns.get(locale);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  decimalSigns.set(locale, sign);
  return sign;
};

/** Without currencies, spaces and percent signs; brackets around an amount mean that it is negative. */
const bareOf = (text: string): string => {
  const bare = text
    .replaceAll(/\p{Sc}|[\s\u00a0\u202f%'’]/gu, '')
    .replace(/^(-?)[A-Za-z]{1,3}\.?(?=[\d-])/, '$1')
    .replace(/[A-Za-z]{3}$/, '');
  const inBrackets = /^\((.+)\)$/.exec(bare);
  return inBrackets ? `-${inBrackets[1] ?? ''}` : bare.replace(/^(.+)-$/, '-$1');
};

/**
 * Which of the signs in a number is the decimal separator: the last one of two different ones; one that occurs once, unless
 * exactly three digits follow, which may be thousands: then the language decides, and fields with many decimals.
 */
const decimalOf = (bare: string, locale: string, scale: number): string | undefined => {
  const signs = bare.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return undefined;
  const isMixed = signs.some((sign) => sign !== last);
  if (isMixed || signs.length > 1) return isMixed ? last : undefined;
  const isThousand = /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(bare);
  if (!isThousand || decimalSignOf(locale) === last) return last;
  return last === '.' && scale >= 3 ? last : undefined;
};

/**
 * Digits of a typed number with a point as decimal separator: `$107,790.00`, `1.234,50 €`, `(12)`. A text that is not a
 * number is returned as it is, to be refused by its field.
 */
export const plainNumber = (text: string, locale: string, scale: number): string => {
  const bare = bareOf(text);
  if (!/^-?[\d.,]*\d[.,]?$/.test(bare)) return text;
  const decimal = decimalOf(bare, locale, scale);
  const [whole = '', ...rest] = decimal === undefined ? [bare] : splitAtLast(bare, decimal);
  const digits = whole.replaceAll(/[.,]/g, '');
  const [decimals = ''] = rest;
  return decimals === '' ? digits : `${digits === '' || digits === '-' ? `${digits}0` : digits}.${decimals}`;
};

const splitAtLast = (text: string, sign: string): readonly [string, string] => {
  const at = text.lastIndexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
};
