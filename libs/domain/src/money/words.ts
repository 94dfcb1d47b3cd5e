import { ToWords } from 'to-words/en-PK';
import { decimalOf } from './decimal.ts';
import type { Money } from './money.ts';
import { toMoney } from './money.ts';

const words = new ToWords({
  converterOptions: {
    currency: true,
    currencyOptions: {
      name: 'Rupee',
      singular: 'Rupee',
      plural: 'Rupees',
      symbol: 'Rs',
      // Cheques and receipts in Pakistan keep the one form for any number of them.
      fractionalUnit: { name: 'Paisa', singular: 'Paisa', plural: 'Paisa', symbol: '' },
    },
  },
});

/**
 * Writes an amount in words for receipts and payslips, grouped in thousand, lakh and crore:
 * `One Lakh Rupees And Fifty Paisa Only`.
 * @param amount decimal string; further decimals are rounded
 */
export function amountInWords(amount: Money): string {
  return words.convert(toMoney(decimalOf(amount)));
}
