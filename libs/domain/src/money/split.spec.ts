import * as fc from 'fast-check';
import { decimalOf } from './decimal.ts';
import { sumMoney, toMoney } from './money.ts';
import { splitMoney } from './split.ts';

const equal = (count: number): readonly string[] => Array.from({ length: count }, () => '1');

const amounts = fc
  .integer({ min: -1_000_000_00, max: 1_000_000_00 })
  .map((u) => toMoney(decimalOf(String(u)).div(100)));

describe('splitting by largest remainder', () => {
  it('gives the left-over paisa of equal shares to the earlier lines', () => {
    expect(splitMoney('100.00', equal(3))).toEqual(['33.34', '33.33', '33.33']);
    expect(splitMoney('-100.00', equal(3))).toEqual(['-33.34', '-33.33', '-33.33']);
    expect(splitMoney('0.02', equal(3))).toEqual(['0.01', '0.01', '0.00']);
  });

  it('splits by weights', () => {
    expect(splitMoney('1000.00', ['10000.00', '2500.00', '1333.33'])).toEqual(['722.89', '180.72', '96.39']);
    expect(splitMoney('10.00', ['0', '1'])).toEqual(['0.00', '10.00']);
  });

  it('refuses weights that cannot be split by', () => {
    expect(() => splitMoney('1.00', ['0'])).toThrow(RangeError);
    expect(() => splitMoney('1.00', ['-1', '2'])).toThrow(RangeError);
    expect(() => splitMoney('1.00', equal(0))).toThrow(RangeError);
  });

  it('always sums to the whole', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(
        amounts,
        weights.filter((list) => list.some((w) => w > 0)),
        (total, list) => {
          expect(sumMoney(splitMoney(total, list.map(String)))).toBe(total);
        },
      ),
    );
  });

  it('differs by at most one paisa from the exact share, and between equal shares', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 60 }), (total, count) => {
        const units = splitMoney(total, equal(count)).map((part) => Math.round(Number(part) * 100));
        expect(Math.max(...units) - Math.min(...units)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('keeps each weighted part within one paisa of its exact share', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, weights, (total, list) => {
        const whole = list.reduce((sum, weight) => sum + weight, 0);
        splitMoney(total, list.map(String)).forEach((part, index) => {
          const exact = decimalOf(total)
            .mul(list[index] ?? 0)
            .div(whole);
          expect(decimalOf(part).minus(exact).abs().lt('0.01')).toBe(true);
        });
      }),
    );
  });
});
