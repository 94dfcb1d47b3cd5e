/**
 * The English locale in which figures of a currency are grouped: `12,34,567.50` in India, `1,234,567.50` in Pakistan
 * (K098).
 */
const homes: Readonly<Record<string, string>> = { INR: 'en-IN', NPR: 'en-IN', BDT: 'en-IN', PKR: 'en-PK' };

/** How figures of a currency are written in every language of the product, with the locally used sign. */
export const currencyFormat = (
  code: string,
  digits = 2,
): { readonly locale: string; readonly options: Intl.NumberFormatOptions } => ({
  locale: homes[code] ?? 'en',
  options: {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  },
});

/** The sign of a currency: `Rs`, `₹`, `$`, `AED`. */
export const currencySign = (code: string): string => {
  const { locale, options } = currencyFormat(code);
  const parts = new Intl.NumberFormat(locale, options).formatToParts(1);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
};
