import * as fc from 'fast-check';
import { sumMoney } from '../money/money.ts';
import { billOf, type TaxMode } from './bill.ts';
import { partOfBill } from './part-of-bill.ts';

const cents = fc.integer({ min: 0, max: 9_999_999 }).map((amount) => (amount / 100).toFixed(2));

describe('instalments of a bill', () => {
  it('come to the bill, line by line, and none of their figures lies below zero', () => {
    const drawn = fc.record({
      amounts: fc.array(cents, { minLength: 1, maxLength: 4 }),
      percent: fc.integer({ min: 0, max: 100 }).map(String),
      off: cents,
      mode: fc.constantFrom<TaxMode>('NONE', 'EXCLUSIVE', 'INCLUSIVE'),
      count: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(drawn, ({ amounts, percent, off, mode, count }) => {
        const particulars = amounts.map((amount, id) => ({ id, amount, taxRate: '17' }));
        const bill = billOf(
          particulars,
          [
            { id: 1, particular: null, kind: 'PERCENT', value: percent },
            { id: 2, particular: null, kind: 'AMOUNT', value: off },
          ],
          mode,
        );
        const bound = (at: number): string => ((100 * at) / count).toFixed(4);
        const parts = Array.from({ length: count }, (_, at) =>
          partOfBill(bill, { from: bound(at), to: bound(at + 1) }),
        );
        for (const key of ['particularsTotal', 'discountTotal', 'taxTotal', 'payable'] as const)
          expect(sumMoney(parts.map((part) => part[key]))).toBe(bill[key]);
        for (const [at, line] of bill.lines.entries()) {
          expect(sumMoney(parts.map(({ lines }) => lines[at]?.total ?? ''))).toBe(line.total);
          for (const { lines } of parts) {
            const { amount, discount, net, discounts } = lines[at] ?? line;
            expect([amount, discount, net].some((figure) => figure.startsWith('-'))).toBe(false);
            expect(sumMoney(discounts.map((one) => one.amount))).toBe(discount);
          }
        }
      }),
    );
  });

  it('of 12,435.00 in three are 4,145.00 each', () => {
    const bill = billOf([{ id: 1, amount: '12435.00', taxRate: '0' }], [], 'NONE');
    expect(partOfBill(bill, { from: '33.3333', to: '66.6667' }).payable).toBe('4145.00');
  });
});
