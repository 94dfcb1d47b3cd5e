import * as fc from 'fast-check';
import { addMoney, compareMoney, subtractMoney, sumMoney, toMoney } from '../money/money.ts';
import { decimalOf } from '../money/decimal.ts';
import { allocate, pour, type AllocationRules, type OpenLine } from './allocation.ts';

const rules: AllocationRules = { order: 'PRIORITY', isFineFirst: true, mayPayInPart: true };
const line = (id: number, total: string, tax = '0.00'): OpenLine => ({
  id,
  total,
  tax,
  paid: '0.00',
  taxPaid: '0.00',
});
const bill = [line(1, '8925.00', '425.00'), line(2, '2250.00'), line(3, '1260.00', '60.00')];
const paid = (one: OpenLine, amount: string, tax: string): OpenLine => ({
  ...one,
  paid: addMoney(one.paid, amount),
  taxPaid: addMoney(one.taxPaid, tax),
});

describe('a payment of a bill', () => {
  it('pays the fine first and then the lines in their order', () => {
    expect(allocate('6000.00', '621.75', bill, rules)).toEqual({
      ok: true,
      value: { fine: '621.75', parts: [{ line: 1, amount: '5378.25', tax: '256.11' }] },
    });
    expect(allocate('12435.00', '621.75', bill, { ...rules, isFineFirst: false })).toMatchObject({
      value: { fine: '0.00' },
    });
  });

  it('is spread by what is left of the lines where the institution says so', () => {
    const shared = allocate('5000.00', '0.00', bill, { ...rules, order: 'PRO_RATA' });
    expect(shared.ok && shared.value.parts.map(({ amount }) => amount)).toEqual([
      '3588.66',
      '904.70',
      '506.64',
    ]);
  });

  it('pays tax in step with the line, and what is left of it last', () => {
    const tuition = line(1, '8925.00', '425.00');
    expect(allocate('5000.00', '0.00', [tuition], rules)).toMatchObject({
      value: { parts: [{ tax: '238.10' }] },
    });
    const rest = paid(tuition, '5000.00', '238.10');
    expect(allocate('3925.00', '0.00', [rest], rules)).toMatchObject({
      value: { parts: [{ tax: '186.90' }] },
    });
  });

  it('is refused for nothing, for more than is due, and in part where all is asked', () => {
    expect(allocate('0.00', '0.00', bill, rules)).toMatchObject({ error: { code: 'NOT_ABOVE_ZERO' } });
    expect(allocate('12435.01', '0.00', bill, rules)).toMatchObject({
      error: { code: 'ABOVE_BALANCE', params: { balance: '12435.00' } },
    });
    expect(allocate('100.00', '0.00', bill, { ...rules, mayPayInPart: false })).toMatchObject({
      error: { code: 'NOT_IN_PART' },
    });
    expect(allocate('12435.00', '0.00', bill, { ...rules, mayPayInPart: false }).ok).toBe(true);
  });

  it('is poured into several fees, the first one first', () => {
    const fees = [
      { id: 1, due: '5000.00' },
      { id: 2, due: '3000.00' },
      { id: 3, due: '4000.00' },
    ];
    expect(pour('6500.00', fees).map(({ amount }) => amount)).toEqual(['5000.00', '1500.00', '0.00']);
    expect(pour('99999.00', fees).map(({ amount }) => amount)).toEqual(['5000.00', '3000.00', '4000.00']);
  });

  it('adds up to the paisa over any row of payments, and no line is paid beyond itself', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 25 })), {
      minLength: 1,
      maxLength: 5,
    });
    const amounts = fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 12 });
    const money = (paisa: number): string => toMoney(decimalOf(String(paisa)).div(100));
    fc.assert(
      fc.property(lines, amounts, fc.boolean(), fc.boolean(), (heads, payments, isProRata, isFineFirst) => {
        const how: AllocationRules = {
          order: isProRata ? 'PRO_RATA' : 'PRIORITY',
          isFineFirst,
          mayPayInPart: true,
        };
        let open = heads.map(([total, percent], id) =>
          line(id, money(total), toMoney(decimalOf(money(total)).mul(percent).div(125))),
        );
        let fine = '77.77';
        for (const payment of [...payments.map(money), 'rest']) {
          const left = addMoney(sumMoney(open.map((one) => subtractMoney(one.total, one.paid))), fine);
          const amount = payment === 'rest' ? left : payment;
          const outcome = allocate(amount, fine, open, how);
          if (compareMoney(amount, left) > 0 || compareMoney(amount, '0.00') === 0) {
            expect(outcome.ok).toBe(false);
            continue;
          }
          if (!outcome.ok) throw new Error(outcome.error.code);
          const { parts } = outcome.value;
          expect(addMoney(outcome.value.fine, sumMoney(parts.map((part) => part.amount)))).toBe(amount);
          fine = subtractMoney(fine, outcome.value.fine);
          open = open.map((one) => {
            const part = parts.find(({ line: id }) => id === one.id);
            if (!part) return one;
            expect(compareMoney(part.tax, '0.00')).toBeGreaterThanOrEqual(0);
            expect(compareMoney(part.tax, part.amount)).toBeLessThanOrEqual(0);
            return paid(one, part.amount, part.tax);
          });
        }
        for (const one of open) expect([one.paid, one.taxPaid]).toEqual([one.total, one.tax]);
        expect(fine).toBe('0.00');
      }),
    );
  });
});
