import { currencyFormat } from '@school/kernel';
import { schoolCurrency } from '../money/school-currency.ts';

/** Formats exact decimal strings without going through a binary number. */
export const formatNumber = (value: unknown, locale: string, options: Intl.NumberFormatOptions): string => {
  if (value === null || value === undefined || value === '') return '';
  const text = String(value);
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  return new Intl.NumberFormat(locale, options).format(text as unknown as number);
};

/** Amounts as the institution writes them, always with two decimals. */
export const formatMoney = (value: unknown): string => {
  const { locale, options } = currencyFormat(schoolCurrency());
  return formatNumber(value, locale, options);
};

export const formatDecimal = (value: unknown, locale: string, scale?: number): string =>
  formatNumber(value, locale, { minimumFractionDigits: scale ?? 0, maximumFractionDigits: scale ?? 10 });

/** A number in its input: with all the decimals that were typed, so that a refused value is not shown rounded. */
export const formatTyped = (value: unknown, locale: string, scale = 0): string =>
  formatNumber(value, locale, {
    minimumFractionDigits: scale,
    maximumFractionDigits: Math.min(Math.max(scale, String(value ?? '').split('.')[1]?.length ?? 0), 20),
  });
