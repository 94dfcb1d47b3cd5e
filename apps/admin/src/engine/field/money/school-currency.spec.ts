import { formatMoney } from '../number/number-format.ts';
import { countIn, schoolCurrency } from './school-currency.ts';

describe('amounts on screens', () => {
  afterEach(() => countIn('PKR'));

  it.each([
    ['PKR', 'Rs\u00A01,234,567.50'],
    ['INR', '₹12,34,567.50'],
    ['USD', '$1,234,567.50'],
    ['EUR', '€1,234,567.50'],
    ['GBP', '£1,234,567.50'],
  ])('are those of the school: %s', (currency, text) => {
    countIn(currency);
    expect(formatMoney('1234567.5')).toBe(text);
  });

  it.each([undefined, '', 'rupees', 7])('stay as they are for %j', (currency) => {
    countIn(currency);
    expect(schoolCurrency()).toBe('PKR');
  });
});
