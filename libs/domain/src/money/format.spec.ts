import { formatAmount, formatMoney } from './format.ts';

describe('amounts for people', () => {
  it.each([
    ['12435.00', 'Rs\u00A012,435.00'],
    ['0.00', 'Rs\u00A00.00'],
    ['-1234567.50', '-Rs\u00A01,234,567.50'],
    ['999.99', 'Rs\u00A0999.99'],
    ['9999999999999.99', 'Rs\u00A09,999,999,999,999.99'],
  ])('writes %s as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it('groups digits as the platform does for en-PK (K098)', () => {
    const platform = new Intl.NumberFormat('en-PK', { minimumFractionDigits: 2 });
    for (const amount of ['1.00', '1000.10', '123456.78', '-98765432.10']) {
      expect(formatAmount(amount)).toBe(platform.format(Number(amount)));
    }
  });
});
