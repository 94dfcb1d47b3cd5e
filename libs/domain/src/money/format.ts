import { currencyFormat } from '@school/kernel';
import { currencyNames } from './currency.ts';
import { decimalOf } from './decimal.ts';
import type { Money } from './money.ts';
import { toMoney } from './money.ts';

/** Digits behind the point; a currency without parts shows them only where something stands in them. */
const digitsOf = (amount: string, currency: string): number =>
  currencyNames(currency).part === undefined && amount.endsWith('.00') ? 0 : 2;

/**
 * Writes an amount of a currency as it is written at home: `Rs 12,435.00`, `-₹12,34,567.50`, `€0.50`.
 * @param amount decimal string; further decimals are rounded
 * @param currency its code, "PKR"
 */
export function formatMoney(amount: Money, currency: string): string {
  const exact = toMoney(decimalOf(amount));
  const { locale, options } = currencyFormat(currency, digitsOf(exact, currency));
  // A text keeps all its digits, which a number would not.
  return new Intl.NumberFormat(locale, options).format(exact as `${number}`);
}

/**
 * Writes an amount without a currency sign, for columns whose heading names the currency: `12,435.00`.
 * @param amount decimal string; further decimals are rounded
 * @param currency its code, which says how digits are grouped
 */
export function formatAmount(amount: Money, currency: string): string {
  const exact = toMoney(decimalOf(amount));
  const { locale } = currencyFormat(currency);
  const digits = digitsOf(exact, currency);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, options).format(exact as `${number}`);
}
