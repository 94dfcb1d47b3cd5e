import { assert, bigInt, constantFrom, integer, property } from 'fast-check';
import { formatDecimal } from './number-format.ts';
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

  it.each([
    ['en-PK', '1.500', '1.500'],
    ['de-DE', '1.500', '1500'],
    ['de-DE', '1.5', '1.5'],
    ['de-DE', '1,500', '1.500'],
    ['en-PK', '1,500', '1500'],
  ])('in %s %s is %s', (locale, typed, read) => {
    expect(readNumber(typed, locale)).toBe(read);
  });

  it('reads what it shows, in every language', () => {
    const locales = ['en-PK', 'en-IN', 'de-DE', 'it-IT', 'ru-RU', 'es-ES'];
    assert(
      property(
        bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
        integer({ min: 0, max: 4 }),
        constantFrom(...locales),
        (digits, scale, locale) => {
          const sign = digits < 0n ? '-' : '';
          const text = String(digits)
            .replace('-', '')
            .padStart(scale + 1, '0');
          const cut = text.length - scale;
          const number = `${sign}${text.slice(0, cut)}${scale ? `.${text.slice(cut)}` : ''}`;
          const read = readNumber(formatDecimal(number, locale, scale), locale);
          expect(read && withScale(read, scale)).toBe(number);
        },
      ),
    );
  });
});
