import * as fc from 'fast-check';
import { coverLeave } from './cover.ts';
import type { LeaveCover, PayRules } from './cover.ts';
import type { LeaveDay } from './leave-days.ts';

const paid: PayRules = { isUnpaid: false, additionalLeavePolicy: 'LOP', paidFraction: '1' };
const daysOf = (count: number): LeaveDay[] =>
  Array.from({ length: count }, (_, index) => ({
    date: `2025-06-${String(index + 9).padStart(2, '0')}`,
    session: 'FULL',
    fraction: '1',
  }));
const cover = (count: number, available: string, rules: Partial<PayRules> = {}): LeaveCover => {
  const split = coverLeave(daysOf(count), available, { ...paid, ...rules });
  if (!split.ok) throw new Error(split.error.code);
  return split.value;
};

describe('days beyond the balance', () => {
  it.each([
    ['within the balance', 2, '3', {}, ['2', '0', '0']],
    ['available 3, asked 5, loss of pay', 5, '3', {}, ['3', '2', '2']],
    ['available 3, asked 5, paid', 5, '3', { additionalLeavePolicy: 'PAID' }, ['3', '2', '0']],
    ['half a day left', 2, '1.5', {}, ['1.5', '0.5', '0.5']],
    ['a negative balance', 1, '-2', {}, ['0', '1', '1']],
    ['unpaid leave', 2, '5', { isUnpaid: true }, ['0', '0', '2']],
    ['4 days of a type that pays 0.8', 4, '4', { paidFraction: '0.8' }, ['4', '0', '0.8']],
    ['2 covered at 0.6 and 1 beyond', 3, '2', { paidFraction: '0.6' }, ['2', '1', '1.8']],
  ] as const)('%s', (_words, count, available, rules, [covered, additional, lop]) => {
    expect(cover(count, available, rules)).toMatchObject({
      days: String(count),
      coveredDays: covered,
      additionalDays: additional,
      lopDays: lop,
    });
  });

  it('covers the first days and leaves the last ones', () => {
    expect(cover(5, '3').rows.map(({ isAdditional, isLop }) => [isAdditional, isLop])).toEqual([
      [false, false],
      [false, false],
      [false, false],
      [true, true],
      [true, true],
    ]);
  });

  it('refuses where the type allows nothing beyond', () => {
    const split = coverLeave(daysOf(5), '3', { ...paid, additionalLeavePolicy: 'REFUSE' });
    expect(split).toEqual({
      ok: false,
      error: { code: 'LEAVE_BALANCE_TOO_LOW', params: { available: '3', days: '5' } },
    });
  });

  it('keeps the balance at zero or above and ends alike in whatever order leaves are approved (LE1)', () => {
    const leaves = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 8 });
    const approve = (order: readonly number[], balance: number): number =>
      order.reduce((left, days) => left - Number(cover(days, String(left)).coveredDays), balance);
    fc.assert(
      fc.property(leaves, fc.integer({ min: 0, max: 60 }), fc.nat(), (asked, halves, turn) => {
        const balance = halves / 2;
        const turned = asked.map((_, index) => asked[(index + turn) % asked.length] ?? 0);
        expect(approve(asked, balance)).toBeGreaterThanOrEqual(0);
        expect(approve(turned, balance)).toBe(approve(asked, balance));
        expect(approve(asked.toReversed(), balance)).toBe(approve(asked, balance));
      }),
    );
  });

  it('splits every leave without remainder', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 15 }), fc.integer({ min: -4, max: 40 }), (count, quarters) => {
        const { days, coveredDays, additionalDays, lopDays } = cover(count, String(quarters / 4));
        expect(Number(coveredDays) + Number(additionalDays)).toBe(Number(days));
        expect(Number(lopDays)).toBeLessThanOrEqual(Number(days));
      }),
    );
  });
});
