import * as fc from 'fast-check';
import { addDays, dayNumber, fromDayNumber } from '../calendar/iso-date.ts';
import type { PayPeriod, PaySchedule } from './period.ts';
import { checkPeriodStarted, payPeriodOf, periodDays } from './period.ts';

const periodOf = (schedule: PaySchedule, date: string): PayPeriod => {
  const period = payPeriodOf(schedule, date);
  if (!period.ok) throw new Error(JSON.stringify(period.error));
  return period.value;
};
const text = (schedule: PaySchedule, date: string): string => {
  const { start, end } = periodOf(schedule, date);
  return `${start} … ${end}`;
};

describe('pay periods', () => {
  it.each<[PaySchedule, string, string]>([
    [{ paymentFrequency: 'DAILY' }, '2025-06-18', '2025-06-18 … 2025-06-18'],
    [{ paymentFrequency: 'WEEKLY', periodStartWeekday: 1 }, '2025-06-18', '2025-06-16 … 2025-06-22'],
    [{ paymentFrequency: 'WEEKLY' }, '2025-06-18', '2025-06-16 … 2025-06-22'],
    [{ paymentFrequency: 'WEEKLY', periodStartWeekday: 5 }, '2025-06-18', '2025-06-13 … 2025-06-19'],
    [{ paymentFrequency: 'BIWEEKLY', biweeklyAnchor: '2025-01-06' }, '2025-06-18', '2025-06-09 … 2025-06-22'],
    [{ paymentFrequency: 'BIWEEKLY', biweeklyAnchor: '2025-01-06' }, '2025-01-01', '2024-12-23 … 2025-01-05'],
    [{ paymentFrequency: 'SEMIMONTHLY', semiMonthlySplit: 15 }, '2025-06-18', '2025-06-16 … 2025-06-30'],
    [{ paymentFrequency: 'SEMIMONTHLY' }, '2025-06-15', '2025-06-01 … 2025-06-15'],
    [{ paymentFrequency: 'SEMIMONTHLY' }, '2024-02-20', '2024-02-16 … 2024-02-29'],
    [{ paymentFrequency: 'MONTHLY', monthStartDay: 1 }, '2025-06-18', '2025-06-01 … 2025-06-30'],
    [{ paymentFrequency: 'MONTHLY', monthStartDay: 26 }, '2025-03-10', '2025-02-26 … 2025-03-25'],
    [{ paymentFrequency: 'MONTHLY', monthStartDay: 26 }, '2025-01-10', '2024-12-26 … 2025-01-25'],
    [{ paymentFrequency: 'MONTHLY' }, '2024-12-31', '2024-12-01 … 2024-12-31'],
  ])('%j on %s is %s', (schedule, date, expected) => {
    expect(text(schedule, date)).toBe(expected);
  });

  it.each<[PaySchedule, string]>([
    [{ paymentFrequency: 'WEEKLY', periodStartWeekday: 8 }, 'periodStartWeekday'],
    [{ paymentFrequency: 'BIWEEKLY' }, 'biweeklyAnchor'],
    [{ paymentFrequency: 'BIWEEKLY', biweeklyAnchor: '2025-02-30' }, 'biweeklyAnchor'],
    [{ paymentFrequency: 'SEMIMONTHLY', semiMonthlySplit: 29 }, 'semiMonthlySplit'],
    [{ paymentFrequency: 'MONTHLY', monthStartDay: 1.5 }, 'monthStartDay'],
  ])('refuses the schedule %j', (schedule, field) => {
    expect(payPeriodOf(schedule, '2025-06-18')).toEqual({
      ok: false,
      error: { code: 'SCHEDULE_INVALID', params: { field } },
    });
  });

  it('refuses what is no day', () => {
    expect(payPeriodOf({ paymentFrequency: 'DAILY' }, '2025-02-29')).toEqual({
      ok: false,
      error: { code: 'DATE_INVALID', params: { text: '2025-02-29' } },
    });
  });

  it('has as many days as its month', () => {
    expect(periodDays(periodOf({ paymentFrequency: 'MONTHLY' }, '2025-06-01'))).toBe(30);
  });

  it('is in the future from the day before it begins', () => {
    const june = periodOf({ paymentFrequency: 'MONTHLY' }, '2025-06-18');
    expect(checkPeriodStarted(june, '2025-06-01')).toEqual({ ok: true, value: june });
    expect(checkPeriodStarted(june, '2025-05-31')).toEqual({
      ok: false,
      error: { code: 'PERIOD_IN_FUTURE', params: { periodStart: '2025-06-01' } },
    });
  });
});

describe('ten years of pay periods', () => {
  const [firstDay, lastDay] = [dayNumber('2020-01-01'), dayNumber('2029-12-31')];
  const anyDay = fc.integer({ min: firstDay, max: lastDay }).map(fromDayNumber);
  const of = <K extends keyof PaySchedule>(
    frequency: PaySchedule['paymentFrequency'],
    field: K,
    value: fc.Arbitrary<PaySchedule[K]>,
  ) => value.map((chosen): PaySchedule => ({ paymentFrequency: frequency, [field]: chosen }));

  it.each<[string, fc.Arbitrary<PaySchedule>]>([
    ['DAILY', fc.constant({ paymentFrequency: 'DAILY' })],
    ['WEEKLY', of('WEEKLY', 'periodStartWeekday', fc.integer({ min: 1, max: 7 }))],
    ['BIWEEKLY', of('BIWEEKLY', 'biweeklyAnchor', anyDay)],
    ['SEMIMONTHLY', of('SEMIMONTHLY', 'semiMonthlySplit', fc.integer({ min: 1, max: 28 }))],
    ['MONTHLY', of('MONTHLY', 'monthStartDay', fc.integer({ min: 1, max: 28 }))],
  ])('%s periods follow one another without gap or overlap', (_, schedules) => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        let period = periodOf(schedule, '2020-01-01');
        while (period.end < '2029-12-31') {
          const next = periodOf(schedule, addDays(period.end, 1));
          if (next.start !== addDays(period.end, 1) || next.end < next.start) {
            throw new Error(`${period.end} is followed by ${next.start} … ${next.end}`);
          }
          period = next;
        }
      }),
      { numRuns: 12 },
    );
  });

  it('gives the same period for each of its days', () => {
    const schedules = fc.constantFrom<PaySchedule>(
      { paymentFrequency: 'WEEKLY', periodStartWeekday: 5 },
      { paymentFrequency: 'BIWEEKLY', biweeklyAnchor: '2025-01-06' },
      { paymentFrequency: 'SEMIMONTHLY', semiMonthlySplit: 28 },
      { paymentFrequency: 'MONTHLY', monthStartDay: 26 },
    );
    fc.assert(
      fc.property(schedules, anyDay, (schedule, date) => {
        const period = periodOf(schedule, date);
        expect(period.start <= date && date <= period.end).toBe(true);
        expect(periodOf(schedule, period.start)).toEqual(period);
        expect(periodOf(schedule, period.end)).toEqual(period);
      }),
    );
  });
});
