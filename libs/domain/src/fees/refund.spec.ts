import * as fc from 'fast-check';
import { decimalOf } from '../money/decimal.ts';
import { addMoney, compareMoney, subtractMoney, sumMoney, toMoney } from '../money/money.ts';
import { mostRefund, refund, refundableOf, taxInRefund, type RefundRule } from './refund.ts';

const rule = (kind: RefundRule['kind'], value: string, validUntil = '2026-08-31'): RefundRule => ({
  kind,
  value,
  validUntil,
});
const paid = { paid: '12435.00', refunded: '0.00' };
const money = (paisa: number): string => toMoney(decimalOf(String(paisa)).div(100));

describe('a refund', () => {
  it.each([
    [rule('PERCENT', '80'), paid, '9948.00'],
    [rule('PERCENT', '80'), { paid: '12435.00', refunded: '9948.00' }, '1989.60'],
    [rule('PERCENT', '100'), { paid: '12435.00', refunded: '12435.00' }, '0.00'],
    [rule('PERCENT', '33.33'), { paid: '10.01', refunded: '0.00' }, '3.34'],
    [rule('AMOUNT', '500'), paid, '500.00'],
    [rule('AMOUNT', '500'), { paid: '300.00', refunded: '0.00' }, '300.00'],
  ])('by %j of %j is at most %s', (by, fee, most) => {
    expect(mostRefund(by, fee)).toBe(most);
    expect(refund(most === '0.00' ? '0.01' : most, '2026-08-31', by, fee).ok).toBe(most !== '0.00');
    expect(refund(addMoney(most, '0.01'), '2026-08-31', by, fee)).toMatchObject({
      error: { code: 'ABOVE_REFUNDABLE', params: { most } },
    });
  });

  it('leaves so much that a second one above it is refused', () => {
    const left = { paid: '12435.00', refunded: '9948.00' };
    expect(refundableOf(left)).toBe('2487.00');
    expect(refund('2500.00', '2026-08-01', rule('PERCENT', '100'), left).ok).toBe(false);
    expect(refund('2487.00', '2026-08-01', rule('PERCENT', '100'), left).ok).toBe(true);
  });

  it('is nothing after the last day of its rule, and never nothing itself', () => {
    const by = rule('AMOUNT', '500', '2026-07-31');
    expect(refund('1.00', '2026-07-31', by, paid).ok).toBe(true);
    expect(refund('1.00', '2026-08-01', by, paid)).toMatchObject({ error: { code: 'RULE_OVER' } });
    expect(refund('0.00', '2026-07-31', by, paid)).toMatchObject({ error: { code: 'NOT_ABOVE_ZERO' } });
    expect(refund('-1.00', '2026-07-31', by, paid)).toMatchObject({ error: { code: 'NOT_ABOVE_ZERO' } });
  });

  it('never gives back more than was paid, and all of the tax with the whole fee', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 10 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_500_000 }),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 1, max: 100 }),
        amounts,
        (paisa, taxPercent, percent, asked) => {
          const whole = money(paisa);
          const taxPaid = toMoney(decimalOf(whole).mul(taxPercent).div(120));
          const by = rule('PERCENT', String(percent));
          let refunded = '0.00';
          const taxes: string[] = [];
          const give = (amount: string): void => {
            const fee = { paid: whole, refunded };
            const tax = taxInRefund(amount, fee, taxPaid, taxes);
            expect(compareMoney(tax, '0.00')).toBeGreaterThanOrEqual(0);
            expect(compareMoney(tax, amount)).toBeLessThanOrEqual(0);
            taxes.push(tax);
            refunded = addMoney(refunded, amount);
          };
          for (const amount of asked.map(money)) {
            const outcome = refund(amount, '2026-08-01', by, { paid: whole, refunded });
            if (outcome.ok) give(amount);
            expect(compareMoney(refunded, whole)).toBeLessThanOrEqual(0);
          }
          if (refunded !== whole) give(subtractMoney(whole, refunded));
          expect(sumMoney(taxes)).toBe(taxPaid);
        },
      ),
    );
  });
});
