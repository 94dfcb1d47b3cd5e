/** Code of the currency that the institution counts in; there is one for all screens of a page. */
let code = 'PKR';

export const schoolCurrency = (): string => code;

/** Says what the institution counts in, once its settings are known. A code that the platform does not know changes nothing. */
export const countIn = (currency: unknown): void => {
  if (typeof currency === 'string' && /^[A-Z]{3}$/.test(currency)) code = currency;
};
