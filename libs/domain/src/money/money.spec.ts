import * as fc from 'fast-check';
import {
  addMoney,
  compareMoney,
  multiplyThenDivide,
  parseMoney,
  roundMoney,
  subtractMoney,
  sumMoney,
} from './money.ts';

const paisa = fc.bigInt({ min: -999_999_999_999_999n, max: 999_999_999_999_999n });
const written = (units: bigint): string => {
  const digits = (units < 0n ? -units : units).toString().padStart(3, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

describe('amounts', () => {
  it.each([
    ['12435', '12435.00'],
    [' 7.5 ', '7.50'],
    ['+3.1', '3.10'],
    ['-0', '0.00'],
    ['-0.00', '0.00'],
    ['007.25', '7.25'],
    ['9999999999999.99', '9999999999999.99'],
  ])('reads %j as %s', (text, value) => {
    expect(parseMoney(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'AMOUNT_NOT_A_NUMBER'],
    ['abc', 'AMOUNT_NOT_A_NUMBER'],
    ['1e3', 'AMOUNT_NOT_A_NUMBER'],
    ['12,435.00', 'AMOUNT_NOT_A_NUMBER'],
    ['1.005', 'AMOUNT_TOO_PRECISE'],
    ['10000000000000', 'AMOUNT_OUT_OF_RANGE'],
  ])('refuses %j with %s', (text, code) => {
    expect(parseMoney(text)).toEqual({ ok: false, error: { code, params: { text } } });
  });

  it.each([
    ['10.005', '10.01'],
    ['-10.005', '-10.01'],
    ['2.675', '2.68'],
    ['-0.004', '0.00'],
    ['330.0165', '330.02'],
  ])('rounds %s to %s', (value, expected) => {
    expect(roundMoney(value)).toBe(expected);
  });

  it('multiplies before it divides', () => {
    expect(multiplyThenDivide('100000.00', '3', '30')).toBe('10000.00');
    expect(multiplyThenDivide('10.03', '1.5', '3')).toBe('5.02');
    expect(() => multiplyThenDivide('1.00', '1', '0')).toThrow(RangeError);
  });

  it('sums nothing to zero and tenths without drift', () => {
    expect(sumMoney([])).toBe('0.00');
    expect(sumMoney(Array.from({ length: 10 }, () => '0.10'))).toBe('1.00');
  });

  it('adds, subtracts and compares like whole paisa', () => {
    fc.assert(
      fc.property(paisa, paisa, (left, right) => {
        const [a, b] = [written(left), written(right)];
        expect(addMoney(a, b)).toBe(written(left + right));
        expect(subtractMoney(a, b)).toBe(written(left - right));
        expect(compareMoney(a, b)).toBe(left < right ? -1 : left > right ? 1 : 0);
      }),
    );
  });

  it('treats an unreadable amount as a mistake of the caller', () => {
    expect(() => addMoney('ten', '1.00')).toThrow(TypeError);
  });
});
