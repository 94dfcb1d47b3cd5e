import type { Money } from '../money/money.ts';

/** Currencies without hundredths, as gateways count them (https://docs.stripe.com/currencies#zero-decimal). */
const whole = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
/** Decimal places with which gateways count a currency. */
const digitsOf = (currency: string): 0 | 2 => (whole.has(currency.toUpperCase()) ? 0 : 2);

/**
 * An amount as gateways count it: in the smallest unit of the currency, "12435.00" rupees as "1243500".
 * @returns undefined where the currency has no such unit: half a yen
 */
export const minorUnits = (amount: Money, currency: string): string | undefined => {
  const match = /^(\d+)\.(\d\d)$/.exec(amount);
  if (!match) return undefined;
  const [, units = '', parts = ''] = match;
  if (digitsOf(currency) === 2) return `${units}${parts}`.replace(/^0+(?=\d)/, '');
  return parts === '00' ? units : undefined;
};

/** The amount that a gateway counts in the smallest unit of the currency; undefined for what is not such a number. */
export const fromMinorUnits = (count: string, currency: string): Money | undefined => {
  if (!/^\d{1,15}$/.test(count)) return undefined;
  if (digitsOf(currency) === 0) return `${count.replace(/^0+(?=\d)/, '')}.00`;
  const digits = count.padStart(3, '0');
  return `${digits.slice(0, -2).replace(/^0+(?=\d)/, '')}.${digits.slice(-2)}`;
};
