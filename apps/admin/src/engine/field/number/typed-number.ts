const groupsOf = (text: string, separator: string): readonly string[] => text.split(separator);

/** The separator that stands before decimals, judged from the text alone: `1,20,000` groups, `12,5` does not. */
const decimalMark = (text: string): '.' | ',' | undefined => {
  const comma = text.lastIndexOf(',');
  const dot = text.lastIndexOf('.');
  if (comma >= 0 && dot >= 0) return comma > dot ? ',' : '.';
  if (dot >= 0) return groupsOf(text, '.').length === 2 ? '.' : undefined;
  if (comma < 0) return undefined;
  const parts = groupsOf(text, ',');
  return parts.length === 2 && parts[1]?.length !== 3 ? ',' : undefined;
};

/**
 * A typed number as an exact decimal text: `1,20,000` and `1.20.000` -> `120000`, `Rs 5,000.50` -> `5000.50`.
 * Undefined when it is no number.
 */
export const readNumber = (typed: string): string | undefined => {
  const text = typed.replace(/^\s*(Rs\.?|PKR|₨)\s*/i, '').replace(/[\s\u00a0\u202f'_%]/g, '');
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(text)) return undefined;
  const mark = decimalMark(text);
  const at = mark ? text.lastIndexOf(mark) : -1;
  const whole = (at < 0 ? text : text.slice(0, at)).replace(/[.,+]/g, '');
  const decimals = at < 0 ? '' : text.slice(at + 1);
  if (/[.,]/.test(decimals)) return undefined;
  const digits = whole.replace(/^(-?)0+(?=\d)/, '$1') || '0';
  return decimals === '' ? digits : `${digits === '-' ? '-0' : digits}.${decimals}`;
};

/** Exact text with exactly `scale` decimals; more decimals than that stay, so that the check can refuse them. */
export const withScale = (number: string, scale: number): string => {
  const [whole = '0', decimals = ''] = number.split('.');
  const kept = decimals.padEnd(scale, '0');
  return kept === '' ? whole : `${whole}.${kept}`;
};
