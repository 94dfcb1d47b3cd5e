import { decimalOf } from './decimal.ts';

describe('decimal strings', () => {
  it('reads signs and fractions exactly', () => {
    expect(decimalOf('-12435.005').plus(decimalOf('0.005')).toFixed()).toBe('-12435');
  });

  it.each(['', '1e5', '.5', '5.', '+1', 'NaN', 'Infinity', '1,000', ' 1'])('refuses %j', (text) => {
    expect(() => decimalOf(text)).toThrow(TypeError);
  });

  it('keeps the product of four largest amounts exact', () => {
    const largest = decimalOf('9999999999999.99');
    expect(largest.mul(largest).mul(largest).mul(largest).precision()).toBe(60);
  });
});
