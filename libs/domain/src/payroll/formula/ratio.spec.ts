import * as fc from 'fast-check';
import { Decimal } from '../../money/decimal.ts';
import type { Ratio } from './ratio.ts';
import {
  addRatio,
  compareRatio,
  divideRatio,
  multiplyRatio,
  negateRatio,
  ratioOf,
  ratioValue,
} from './ratio.ts';

const whole = (value: number): Ratio => ratioOf(new Decimal(value));
const fraction = (a: number, b: number): Ratio => divideRatio(whole(a), whole(b)) ?? whole(0);

describe('exact fractions', () => {
  it('divides last, so a third of three is one', () => {
    const third = fraction(1, 3);
    expect(ratioValue(multiplyRatio(third, whole(3))).toFixed()).toBe('1');
    expect(ratioValue(addRatio(addRatio(third, third), third)).toFixed()).toBe('1');
    expect(ratioValue(addRatio(third, fraction(1, 6))).toFixed()).toBe('0.5');
  });

  it('has no quotient by zero', () => {
    expect(divideRatio(whole(1), whole(0))).toBeUndefined();
  });

  it('keeps the denominator above zero', () => {
    const half = fraction(1, -2);
    expect(half.denominator.gt(0)).toBe(true);
    expect(ratioValue(half).toFixed()).toBe('-0.5');
    expect(ratioValue(negateRatio(half)).toFixed()).toBe('0.5');
  });

  it('orders as cross products do', () => {
    const number = fc.integer({ min: -1000, max: 1000 });
    const divisor = number.filter((value) => value !== 0);
    fc.assert(
      fc.property(number, divisor, number, divisor, (a, b, c, d) => {
        const expected = Math.sign((a * d - c * b) * Math.sign(b * d));
        expect(Math.sign(compareRatio(fraction(a, b), fraction(c, d))) === expected).toBe(true);
      }),
    );
  });
});
