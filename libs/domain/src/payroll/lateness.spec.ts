import * as fc from 'fast-check';
import { compareMoney, subtractMoney } from '../money/money.ts';
import { planOf, salaryCategories, salaryInput } from './example-group.fixture.ts';
import { countLateness, shownDays } from './lateness.ts';
import type { LatenessSettings } from './lateness.ts';
import { prepareLossOfPay } from './loss-of-pay.ts';
import type { LossOfPaySettings } from './loss-of-pay.ts';
import { calculatePeriodPay } from './period-pay.ts';
import type { PeriodPay, PeriodPayInput } from './period-pay.ts';

const plan = planOf(salaryCategories);
const paid = (settings: LossOfPaySettings, input: Partial<PeriodPayInput>): PeriodPay => {
  const lossOfPay = prepareLossOfPay(plan, settings);
  if (!lossOfPay.ok) throw new Error(JSON.stringify(lossOfPay.error));
  const pay = calculatePeriodPay(plan, lossOfPay.value, { ...salaryInput, workingDays: '25', ...input });
  if (!pay.ok) throw new Error(JSON.stringify(pay.error));
  return pay.value;
};

const halves: LatenessSettings = { lateRule: 'TIMES', lateTimes: 3, lateDays: '0.5' };
const minutes: LatenessSettings = { lateRule: 'MINUTES', lateDayMinutes: 480 };

describe('counting lateness', () => {
  it.each<[string, LatenessSettings, readonly number[], readonly [number, number, string]]>([
    ['three times make half a day', halves, [20, 35, 15], [3, 70, '0.5']],
    ['two times make nothing', halves, [20, 35], [2, 55, '0']],
    ['seven times make two deductions', halves, [5, 5, 5, 5, 5, 5, 5], [7, 35, '1']],
    ['who is within the grace is on time', { ...halves, lateGrace: 15 }, [15, 16, 40, 20], [3, 76, '0.5']],
    ['free times come off first', { ...halves, lateFree: 2 }, [20, 20, 20, 20], [4, 80, '0']],
    ['free times, then three more', { ...halves, lateFree: 2 }, [9, 9, 9, 9, 9], [5, 45, '0.5']],
    ['minutes are parts of a day', minutes, [60, 30, 30], [3, 120, '0.25']],
    ['free minutes of a month', { ...minutes, lateFree: 60 }, [60, 30, 30], [3, 120, '0.125']],
    ['fewer than the free minutes', { ...minutes, lateFree: 240 }, [60, 30, 30], [3, 120, '0']],
    ['an odd part is shown with four decimals', minutes, [7], [1, 7, '0.0146']],
    ['a group that says nothing', {}, [60, 60, 60], [3, 180, '0']],
  ])('%s', (_name, settings, days, [times, sum, taken]) => {
    const counted = countLateness(days, settings);
    expect([counted.times, counted.minutes, shownDays(counted)]).toEqual([times, sum, taken]);
  });
});

describe('the line of lateness', () => {
  it.each<[string, LossOfPaySettings, readonly number[], string | undefined, string]>([
    ['half a day of 4,000.00', { enableLop: false, ...halves }, [20, 35, 15], '2000.00', '90700.00'],
    ['nothing for two times', { enableLop: false, ...halves }, [20, 35], undefined, '92700.00'],
    ['a quarter of a day', { enableLop: false, ...minutes }, [120], '1000.00', '91700.00'],
    ['seven minutes, rounded once', { enableLop: false, ...minutes }, [7], '58.33', '92641.67'],
    [
      'the formula of the group',
      { enableLop: false, lopFormula: 'BASIC/NWD', ...halves },
      [5, 5, 5],
      '800.00',
      '91900.00',
    ],
  ])('%s', (_name, settings, lateMinutes, amount, netPay) => {
    const pay = paid(settings, { lateMinutes });
    expect(pay.lines.find(({ code }) => code === 'LATENESS')?.amount).toBe(amount);
    expect([pay.netPay, pay.lateness.amount]).toEqual([netPay, amount ?? '0.00']);
  });

  it('stands behind that of unpaid days, and both come off', () => {
    const pay = paid({ enableLop: true, ...halves }, { lopDays: '2.5', lateMinutes: [10, 10, 10] });
    expect(pay.lines.slice(-2).map(({ code, amount, source }) => [code, amount, source])).toEqual([
      ['LOP', '10000.00', 'LOP'],
      ['LATENESS', '2000.00', 'LOP'],
    ]);
    expect([pay.lopAmount, pay.netPay]).toEqual(['10000.00', '80700.00']);
    expect(pay.lateness).toEqual({ times: 3, minutes: 30, days: '0.5', amount: '2000.00' });
  });

  it('is a line of its own where unpaid days make the earnings smaller', () => {
    const pay = paid(
      { enableLop: true, lopMethod: 'PRORATE_EARNINGS', ...halves },
      { lopDays: '2.5', lateMinutes: [10, 10, 10] },
    );
    expect([pay.earningsTotal, pay.lateness.amount, pay.netPay]).toEqual(['90000.00', '2000.00', '81180.00']);
  });

  it('says at the formula of one day what is wrong with it', () => {
    expect(prepareLossOfPay(plan, { enableLop: false, lopFormula: 'BONUS/NWD', ...halves })).toMatchObject({
      ok: false,
      error: { code: 'LOP_CODE_UNKNOWN' },
    });
  });

  it('takes what is said and no more, whatever comes together', () => {
    const days = fc.array(fc.integer({ min: 1, max: 720 }), { maxLength: 25 });
    const settings = fc.record({
      lateRule: fc.constantFrom('NONE' as const, 'TIMES' as const, 'MINUTES' as const),
      lateGrace: fc.integer({ min: 0, max: 60 }),
      lateFree: fc.integer({ min: 0, max: 120 }),
      lateTimes: fc.integer({ min: 1, max: 10 }),
      lateDayMinutes: fc.integer({ min: 60, max: 600 }),
    });
    fc.assert(
      fc.property(days, settings, fc.integer({ min: 0, max: 25 }), (lateMinutes, late, lopDays) => {
        const group = { enableLop: true, lateDays: '0.5', ...late };
        const pay = paid(group, { lateMinutes, lopDays: String(lopDays) });
        const without = paid(group, { lopDays: String(lopDays) });
        // Lateness never affects another line, equals what the net pay loses, and never exceeds the earnings it is deducted
        // from.
        expect(subtractMoney(without.netPay, pay.lateness.amount)).toBe(pay.netPay);
        expect(pay.earningsTotal).toBe(without.earningsTotal);
        expect(compareMoney(subtractMoney(pay.earningsTotal, pay.lopAmount), pay.lateness.amount)).not.toBe(
          -1,
        );
        // One more late day never costs less.
        const more = paid(group, { lateMinutes: [...lateMinutes, 30], lopDays: String(lopDays) });
        expect(compareMoney(more.lateness.amount, pay.lateness.amount)).not.toBe(-1);
      }),
    );
  });
});
