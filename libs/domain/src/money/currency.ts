/** Names of a currency where an amount is written out. */
interface CurrencyNames {
  readonly unit: readonly [one: string, many: string];
  /** The hundredth; undefined where there is none. */
  readonly part: readonly [one: string, many: string] | undefined;
}

const cents = ['Cent', 'Cents'] as const;
/** Cheques and receipts in Pakistan use the same form for any number of them. */
const paisa = ['Paisa', 'Paisa'] as const;

/** What they are called locally: "Dollars" where the platform has "US dollars". */
const names: Readonly<Record<string, CurrencyNames>> = {
  PKR: { unit: ['Rupee', 'Rupees'], part: paisa },
  INR: { unit: ['Rupee', 'Rupees'], part: ['Paisa', 'Paise'] },
  NPR: { unit: ['Rupee', 'Rupees'], part: ['Paisa', 'Paise'] },
  LKR: { unit: ['Rupee', 'Rupees'], part: cents },
  BDT: { unit: ['Taka', 'Taka'], part: ['Poisha', 'Poisha'] },
  USD: { unit: ['Dollar', 'Dollars'], part: cents },
  CAD: { unit: ['Dollar', 'Dollars'], part: cents },
  AUD: { unit: ['Dollar', 'Dollars'], part: cents },
  NZD: { unit: ['Dollar', 'Dollars'], part: cents },
  SGD: { unit: ['Dollar', 'Dollars'], part: cents },
  EUR: { unit: ['Euro', 'Euros'], part: cents },
  GBP: { unit: ['Pound', 'Pounds'], part: ['Penny', 'Pence'] },
  CHF: { unit: ['Franc', 'Francs'], part: ['Centime', 'Centimes'] },
  AED: { unit: ['Dirham', 'Dirhams'], part: ['Fils', 'Fils'] },
  SAR: { unit: ['Riyal', 'Riyals'], part: ['Halala', 'Halalas'] },
  QAR: { unit: ['Riyal', 'Riyals'], part: ['Dirham', 'Dirhams'] },
  RUB: { unit: ['Ruble', 'Rubles'], part: ['Kopeck', 'Kopecks'] },
  TRY: { unit: ['Lira', 'Lira'], part: ['Kurus', 'Kurus'] },
  ZAR: { unit: ['Rand', 'Rand'], part: cents },
  KES: { unit: ['Shilling', 'Shillings'], part: cents },
  NGN: { unit: ['Naira', 'Naira'], part: ['Kobo', 'Kobo'] },
  CNY: { unit: ['Yuan', 'Yuan'], part: ['Fen', 'Fen'] },
  JPY: { unit: ['Yen', 'Yen'], part: undefined },
};

const nameOf = (code: string, count: number): string => {
  const style = {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  } as const;
  const parts = new Intl.NumberFormat('en', style).formatToParts(count);
  const name = parts.find(({ type }) => type === 'currency')?.value ?? code;
  return name.replaceAll(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
};

/** English names of a currency; for one missing from the table, those of the platform. */
export const currencyNames = (code: string): CurrencyNames =>
  names[code] ?? { unit: [nameOf(code, 1), nameOf(code, 2)], part: ['Hundredth', 'Hundredths'] };

/** Currencies whose large amounts are counted in lakh and crore. */
const countedInLakh = new Set(['PKR', 'INR', 'NPR', 'BDT', 'LKR']);
export const isCountedInLakh = (code: string): boolean => countedInLakh.has(code);
