import * as fc from 'fast-check';
import { addMoney, compareMoney, subtractMoney, sumMoney, toMoney } from '../money/money.ts';
import { decimalOf } from '../money/decimal.ts';
import { billOf, taxOn, type BillDiscount, type BillParticular } from './bill.ts';

const money = (most: number) =>
  fc.integer({ min: 0, max: most }).map((paisa) => toMoney(decimalOf(String(paisa)).div(100)));

describe('the bill of a student', () => {
  const particulars: readonly BillParticular[] = [
    { id: 1, amount: '10000.00', taxRate: '5' },
    { id: 2, amount: '2500.00', taxRate: '0' },
    { id: 3, amount: '1333.33', taxRate: '5' },
  ];
  const tenPercent: BillDiscount = { id: 1, particular: null, kind: 'PERCENT', value: '10' };
  const offTuition: BillDiscount = { id: 2, particular: 1, kind: 'AMOUNT', value: '500.00' };

  it('takes percentages and amounts off, and taxes what is left of each line', () => {
    const bill = billOf(particulars, [tenPercent, offTuition], 'EXCLUSIVE');
    expect(bill.lines.map(({ discount, net, tax }) => [discount, net, tax])).toEqual([
      ['1500.00', '8500.00', '425.00'],
      ['250.00', '2250.00', '0.00'],
      ['133.33', '1200.00', '60.00'],
    ]);
    expect(bill).toMatchObject({
      particularsTotal: '13833.33',
      discountTotal: '1883.33',
      taxTotal: '485.00',
      payable: '12435.00',
    });
  });

  it('splits an amount off the whole fee by the amounts of the lines', () => {
    const { lines } = billOf(
      particulars,
      [{ id: 1, particular: null, kind: 'AMOUNT', value: '1000' }],
      'NONE',
    );
    expect(lines.map(({ discount }) => discount)).toEqual(['722.89', '180.72', '96.39']);
  });

  it('cuts the last discount where a line is spent', () => {
    const half = (id: number): BillDiscount => ({ id, particular: 2, kind: 'PERCENT', value: '60' });
    const [, lab] = billOf(particulars, [half(8), half(7)], 'NONE').lines;
    expect(lab?.discounts).toEqual([
      { discount: 7, amount: '1500.00' },
      { discount: 8, amount: '1000.00' },
    ]);
    expect(lab?.total).toBe('0.00');
  });

  it.each([
    ['11300.00', '13', 'INCLUSIVE', '1300.00', '11300.00'],
    ['1000.00', '13', 'INCLUSIVE', '115.04', '1000.00'],
    ['8500.00', '5', 'EXCLUSIVE', '425.00', '8925.00'],
    ['8500.00', '5', 'NONE', '0.00', '8500.00'],
  ] as const)('taxes %s at %s %% %s with %s', (net, rate, mode, tax, total) => {
    expect(taxOn(net, rate, mode)).toEqual({ tax, total });
  });

  it('adds up to the paisa, whatever its lines and discounts', () => {
    const some = fc.array(
      fc.record({ amount: money(5_000_000), taxRate: fc.constantFrom('0', '5', '13', '17.5') }),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    const off = fc.array(
      fc.record({
        particular: fc.option(fc.integer({ min: 0, max: 5 })),
        kind: fc.constantFrom('PERCENT' as const, 'AMOUNT' as const),
        value: fc.integer({ min: 0, max: 100 }).map(String),
      }),
      { maxLength: 5 },
    );
    const modes = fc.constantFrom('NONE' as const, 'EXCLUSIVE' as const, 'INCLUSIVE' as const);
    fc.assert(
      fc.property(some, off, modes, (heads, discounts, mode) => {
        const bill = billOf(
          heads.map((head, id) => ({ id, ...head })),
          discounts.map((discount, id) => ({ id, ...discount })),
          mode,
        );
        for (const line of bill.lines) {
          expect(sumMoney(line.discounts.map(({ amount }) => amount))).toBe(line.discount);
          expect(addMoney(line.net, line.discount)).toBe(line.amount);
          expect(compareMoney(line.net, '0.00')).toBeGreaterThanOrEqual(0);
          expect(mode === 'EXCLUSIVE' ? subtractMoney(line.total, line.tax) : line.total).toBe(line.net);
        }
        const taxed = mode === 'EXCLUSIVE' ? bill.taxTotal : '0.00';
        expect(bill.payable).toBe(addMoney(subtractMoney(bill.particularsTotal, bill.discountTotal), taxed));
      }),
    );
  });
});
