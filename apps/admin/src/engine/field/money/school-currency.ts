/** Code of the institution's currency; there is one for all screens of a page. */
let code = 'PKR';

export const schoolCurrency = (): string => code;

/** Sets the institution's currency, once its settings are known. A code unknown to the platform changes nothing. */
export const countIn = (currency: unknown): void => {
  if (typeof currency === 'string' && /^[A-Z]{3}$/.test(currency)) code = currency;
};
