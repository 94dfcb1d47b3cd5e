import { ToWords } from 'to-words/en-PK';
import { ToWords as MillionWords } from 'to-words/en-US';
import { currencyNames, isCountedInLakh } from './currency.ts';
import { decimalOf } from './decimal.ts';
import type { Money } from './money.ts';
import { toMoney } from './money.ts';

type Writer = Pick<ToWords, 'convert'>;

const written = (currency: string): Writer => {
  const { unit, part = ['Hundredth', 'Hundredths'] } = currencyNames(currency);
  const options = {
    converterOptions: {
      currency: true,
      currencyOptions: {
        name: unit[0],
        singular: unit[0],
        plural: unit[1],
        symbol: currency,
        fractionalUnit: { name: part[0], singular: part[0], plural: part[1], symbol: '' },
      },
    },
  };
  return isCountedInLakh(currency) ? new ToWords(options) : new MillionWords(options);
};

const writers = new Map<string, Writer>();

/**
 * Writes an amount in words for receipts and payslips, in thousand, lakh and crore or in thousand and million, according to
 * how the currency is counted locally: `One Lakh Rupees And Fifty Paisa Only`.
 * @param amount decimal string; further decimals are rounded
 * @param currency its code, "PKR"
 */
export function amountInWords(amount: Money, currency: string): string {
  const writer = writers.get(currency) ?? written(currency);
  writers.set(currency, writer);
  return writer.convert(toMoney(decimalOf(amount)));
}
