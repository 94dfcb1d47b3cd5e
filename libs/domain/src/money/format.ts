import { decimalOf } from './decimal.ts';
import type { Money } from './money.ts';
import { toMoney } from './money.ts';

/** Keeps the currency sign and the figure on one line. */
const noBreak = '\u00A0';

/**
 * Writes an amount in rupees for people in Pakistan: `Rs 12,435.00`, `-Rs 0.50`. It works on the digits
 * and not through a float, and gives the same text in every browser and on the server.
 * @param amount decimal string; further decimals are rounded
 */
export function formatMoney(amount: Money): string {
  const figure = formatAmount(amount);
  return figure.startsWith('-') ? `-Rs${noBreak}${figure.slice(1)}` : `Rs${noBreak}${figure}`;
}

/**
 * Writes an amount without a currency sign, for columns whose heading names the currency: `12,435.00`.
 * @param amount decimal string; further decimals are rounded
 */
export function formatAmount(amount: Money): string {
  const [whole = '0', paisa = '00'] = toMoney(decimalOf(amount)).split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${paisa}`;
}
