import * as fc from 'fast-check';
import { decimalOf } from '../money/decimal.ts';
import { takeIn, takeOut } from './stock.ts';
import type { Stock } from './stock.ts';

const empty: Stock = { onHand: '0.000', value: '0.00', avgRate: '0.0000' };

/** A step of the worked example: a quantity, and the rate for incoming goods. */
const walk = (steps: readonly (readonly [string, string?])[]): Stock => {
  let stock = empty;
  for (const [quantity, rate] of steps) {
    const done =
      rate === undefined
        ? takeOut(stock, quantity)
        : takeIn(stock, quantity, decimalOf(quantity).mul(decimalOf(rate)).toFixed());
    if (!done.ok) throw new Error(done.error.code);
    stock = done.value.stock;
  }
  return stock;
};

describe('stock at the moving average', () => {
  it('counts what came and went (INV-1)', () => {
    const all = walk([['20', '50'], ['30', '60'], ['15'], ['10'], ['2', '56'], ['1']]);
    expect(all.onHand).toBe('26.000');
  });

  it('is worth what it cost on average (INV-2)', () => {
    expect(walk([['20', '50']])).toEqual({ onHand: '20.000', value: '1000.00', avgRate: '50.0000' });
    expect(
      walk([
        ['20', '50'],
        ['30', '60'],
      ]),
    ).toEqual({
      onHand: '50.000',
      value: '2800.00',
      avgRate: '56.0000',
    });
    expect(walk([['20', '50'], ['30', '60'], ['15']]).value).toBe('1960.00');
    expect(walk([['20', '50'], ['30', '60'], ['15'], ['10']]).value).toBe('1400.00');
    expect(walk([['20', '50'], ['30', '60'], ['15'], ['10'], ['2', '56']]).value).toBe('1512.00');
    expect(walk([['20', '50'], ['30', '60'], ['15'], ['10'], ['2', '56'], ['1']]).value).toBe('1456.00');
  });

  it('refuses what is not there, and nothing at all (INV-3)', () => {
    expect(takeOut(walk([['4', '10']]), '4.001')).toEqual({
      ok: false,
      error: { code: 'NOT_ENOUGH', params: { onHand: '4.000' } },
    });
    expect(takeOut(empty, '0')).toMatchObject({ ok: false, error: { code: 'NOTHING_MOVES' } });
    expect(takeIn(empty, '-1', '5')).toMatchObject({ ok: false, error: { code: 'NOTHING_MOVES' } });
  });

  it('never goes below zero, loses no paisa, and nothing is worth nothing', () => {
    const step = fc.record({
      comes: fc.boolean(),
      thousandths: fc.integer({ min: 1, max: 50_000 }),
      paisa: fc.integer({ min: 0, max: 900_000 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let stock = empty;
        let [quantity, value] = [decimalOf('0'), decimalOf('0')];
        for (const { comes, thousandths, paisa } of steps) {
          const amount = decimalOf(String(thousandths)).div(1000).toFixed(3);
          const cost = decimalOf(String(paisa)).div(100).toFixed(2);
          const done = comes ? takeIn(stock, amount, cost) : takeOut(stock, amount);
          if (!done.ok) continue;
          stock = done.value.stock;
          quantity = quantity.plus(decimalOf(done.value.quantity));
          value = value.plus(decimalOf(done.value.value));
        }
        expect(decimalOf(stock.onHand).isNegative()).toBe(false);
        expect(decimalOf(stock.value).isNegative()).toBe(false);
        expect(stock.onHand).toBe(quantity.toFixed(3));
        expect(stock.value).toBe(value.toFixed(2));
        if (quantity.isZero()) expect(stock.value).toBe('0.00');
      }),
    );
  });
});
