import { currencyFormat } from '@school/kernel';
import { currencyNames } from './currency.ts';
import { decimalOf } from './decimal.ts';
import type { Money } from './money.ts';
import { toMoney } from './money.ts';

/** Digits after the decimal point; a currency without subunits shows them only where they are not zero. */
const digitsOf = (amount: string, currency: string): number =>
  currencyNames(currency).part === undefined && amount.endsWith('.00') ? 0 : 2;

/**
 * Formats an amount of a currency as written locally: `Rs 12,435.00`, `-₹12,34,567.50`, `€0.50`.
 * @param amount decimal string; further decimals are rounded
 * @param currency its code, "PKR"
 */
export function formatMoney(amount: Money, currency: string): string {
  const exact = toMoney(decimalOf(amount));
  const { locale, options } = currencyFormat(currency, digitsOf(exact, currency));
  // A string keeps all its digits, which a number would not.
  return new Intl.NumberFormat(locale, options).format(exact as `${number}`);
}

/**
 * Formats an amount without a currency sign, for columns whose heading names the currency: `12,435.00`.
 * @param amount decimal string; further decimals are rounded
 * @param currency its code, which determines how digits are grouped
 */
export function formatAmount(amount: Money, currency: string): string {
  const exact = toMoney(decimalOf(amount));
  const { locale } = currencyFormat(currency);
  const digits = digitsOf(exact, currency);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, options).format(exact as `${number}`);
}
