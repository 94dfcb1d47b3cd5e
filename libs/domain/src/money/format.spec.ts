import { currencySign } from '@school/kernel';
import { formatAmount, formatMoney } from './format.ts';

describe('amounts for people', () => {
  it.each([
    ['PKR', '12435.00', 'Rs\u00A012,435.00'],
    ['PKR', '0.00', 'Rs\u00A00.00'],
    ['PKR', '-1234567.50', '-Rs\u00A01,234,567.50'],
    ['PKR', '999.99', 'Rs\u00A0999.99'],
    ['PKR', '9999999999999.99', 'Rs\u00A09,999,999,999,999.99'],
    ['PKR', '0.005', 'Rs\u00A00.01'],
    ['INR', '1234567.50', '₹12,34,567.50'],
    ['INR', '-100000.00', '-₹1,00,000.00'],
    ['USD', '1234567.50', '$1,234,567.50'],
    ['EUR', '1250.50', '€1,250.50'],
    ['GBP', '-0.40', '-£0.40'],
    ['AED', '12.00', 'AED\u00A012.00'],
    ['JPY', '5000.00', '¥5,000'],
    ['JPY', '5000.50', '¥5,000.50'],
    ['KWD', '12.50', 'KWD\u00A012.50'],
  ])('writes %s %s as %s', (currency, amount, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });

  it.each([
    ['PKR', '1234567.50', '1,234,567.50'],
    ['INR', '1234567.50', '12,34,567.50'],
    ['EUR', '9999999999999.99', '9,999,999,999,999.99'],
  ])('writes %s %s in a column as %s', (currency, amount, text) => {
    expect(formatAmount(amount, currency)).toBe(text);
  });

  it.each([
    ['PKR', 'Rs'],
    ['INR', '₹'],
    ['USD', '$'],
    ['AED', 'AED'],
  ])('knows the sign of %s', (currency, sign) => {
    expect(currencySign(currency)).toBe(sign);
  });

  it('groups digits as the platform does for en-PK (K098)', () => {
    const platform = new Intl.NumberFormat('en-PK', { minimumFractionDigits: 2 });
    for (const amount of ['1.00', '1000.10', '123456.78', '-98765432.10']) {
      expect(formatAmount(amount, 'PKR')).toBe(platform.format(Number(amount)));
    }
  });
});
