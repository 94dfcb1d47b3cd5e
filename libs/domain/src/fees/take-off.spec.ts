import * as fc from 'fast-check';
import { decimalOf } from '../money/decimal.ts';
import { addMoney, sumMoney, toMoney } from '../money/money.ts';
import { takeOff } from './take-off.ts';

const left = (...amounts: readonly string[]) => amounts.map((amount, line) => ({ line, left: amount }));

describe('a bill that asks for less', () => {
  it.each([
    ['0.00 left', left('0.00'), '1548.38', [], '0.00', '1548.38'],
    ['more left', left('3000.00'), '1548.38', [{ line: 0, amount: '1548.38' }], '1548.38', '0.00'],
    ['some left', left('1000.00'), '1548.38', [{ line: 0, amount: '1000.00' }], '1000.00', '548.38'],
    [
      'two lines',
      left('500.00', '800.00'),
      '1000.00',
      [
        { line: 1, amount: '800.00' },
        { line: 0, amount: '200.00' },
      ],
      '1000.00',
      '0.00',
    ],
  ])('with %s', (_, lines, amount, taken, takenOff, paidAbove) => {
    expect(takeOff(lines, amount)).toEqual({ lines: taken, takenOff, paidAbove });
  });

  it('loses no paisa and never more of a line than is left', () => {
    const paisa = fc.integer({ min: 0, max: 900_000 }).map((one) => toMoney(decimalOf(String(one)).div(100)));
    fc.assert(
      fc.property(fc.array(paisa, { maxLength: 6 }), paisa, (amounts, asked) => {
        const { lines, takenOff, paidAbove } = takeOff(left(...amounts), asked);
        expect(addMoney(takenOff, paidAbove)).toBe(asked);
        expect(sumMoney(lines.map(({ amount }) => amount))).toBe(takenOff);
        for (const { line, amount } of lines)
          expect(Number(amount)).toBeLessThanOrEqual(Number(amounts[line]));
        if (Number(paidAbove) > 0) expect(takenOff).toBe(sumMoney(amounts));
      }),
    );
  });
});
