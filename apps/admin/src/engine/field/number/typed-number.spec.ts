import { readNumber, withScale } from './typed-number.ts';

describe('typed numbers', () => {
  it.each([
    ['1,20,000', '120000'],
    ['1.20.000', '120000'],
    ['1,234,567.89', '1234567.89'],
    ['1.234.567,89', '1234567.89'],
    ['Rs 5,000.50', '5000.50'],
    ['12,5', '12.5'],
    ['1,000', '1000'],
    ['-0.5', '-0.5'],
    ['.5', '0.5'],
    ['007', '7'],
    ['1 000', '1000'],
    ['15%', '15'],
  ])('%s is %s', (typed, read) => {
    expect(readNumber(typed)).toBe(read);
  });

  it.each(['', 'abc', '12a', '--3', 'Rs'])('"%s" is no number', (typed) => {
    expect(readNumber(typed)).toBeUndefined();
  });

  it('fills decimals and keeps too many, so that they are refused and not rounded', () => {
    expect(withScale('12', 2)).toBe('12.00');
    expect(withScale('12.345', 2)).toBe('12.345');
  });
});
