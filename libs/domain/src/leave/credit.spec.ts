import * as fc from 'fast-check';
import { addDays } from '../calendar/iso-date.ts';
import { creditDates, datesPerYear } from './credit-dates.ts';
import type { CreditDateChoice, CreditFrequency } from './credit-dates.ts';
import { dueCredits, plannedCredits, proRataDays } from './credit.ts';
import type { CreditStep, CreditTerms } from './credit.ts';

const year = { startDate: '2025-01-01', endDate: '2025-12-31' };
const terms: CreditTerms = { annual: '24', step: '0.5', proRateJoiners: true, from: '2025-01-01' };
const credits = (
  frequency: CreditFrequency,
  more: Partial<CreditTerms> = {},
  asOf = year.endDate,
): string[] =>
  dueCredits(
    plannedCredits(creditDates(year, frequency), year, { ...terms, ...more }),
    new Set(),
    '0',
    asOf,
  ).map(({ days }) => days);
const sum = (days: readonly string[]): number => days.reduce((total, one) => total + Number(one), 0);

describe('credit dates', () => {
  it.each<[CreditFrequency, CreditDateChoice, string[]]>([
    ['YEARLY', {}, ['2025-01-01']],
    ['HALF_YEARLY', {}, ['2025-01-01', '2025-07-01']],
    ['QUARTERLY', {}, ['2025-01-01', '2025-04-01', '2025-07-01', '2025-10-01']],
    [
      'QUARTERLY',
      {
        dates: [
          { month: 3, day: 31 },
          { month: 6, day: 30 },
        ],
      },
      ['2025-03-31', '2025-06-30'],
    ],
    ['MANUAL', {}, []],
  ])('%s with %j', (frequency, choice, dates) => {
    expect(creditDates(year, frequency, choice)).toEqual(dates);
  });

  it('fall on the last day of each month where that is chosen', () => {
    const dates = creditDates(year, 'MONTHLY', { dayOfMonth: 31 });
    expect([dates.length, dates[1], dates[11]]).toEqual([12, '2025-02-28', '2025-12-31']);
  });

  it('are as many as the frequency says in a school year too', () => {
    const school = { startDate: '2025-08-01', endDate: '2026-07-31' };
    for (const frequency of ['YEARLY', 'HALF_YEARLY', 'QUARTERLY', 'MONTHLY'] as const) {
      const dates = creditDates(school, frequency);
      expect([frequency, dates.length, dates[0]]).toEqual([frequency, datesPerYear(frequency), '2025-08-01']);
    }
  });
});

describe('credits', () => {
  it('of 10 days by the month in halves sum to 10', () => {
    expect(credits('MONTHLY', { annual: '10' })).toEqual([
      '1',
      '0.5',
      '1',
      '1',
      '0.5',
      '1',
      '1',
      '0.5',
      '1',
      '1',
      '0.5',
      '1',
    ]);
  });

  it('of 24 days by the month are two each', () => {
    expect(credits('MONTHLY')).toEqual(Array.from({ length: 12 }, () => '2'));
  });

  it('are the part of the year that is left for who joins in it', () => {
    expect(proRataDays('24', '2025-05-16', year, '0.5')).toBe('15');
    expect(credits('YEARLY', { from: '2025-05-16' })).toEqual(['15']);
    expect(sum(credits('MONTHLY', { from: '2025-05-16' }))).toBe(15);
    expect(credits('YEARLY', { from: '2025-05-16', proRateJoiners: false })).toEqual(['24']);
    expect(credits('YEARLY', { from: '2026-01-01' })).toEqual([]);
  });

  it('are given once for each date, and those that were missed are caught up', () => {
    const planned = plannedCredits(creditDates(year, 'MONTHLY'), year, terms);
    const first = dueCredits(planned, new Set(), '0', '2025-01-31');
    expect(first).toEqual([{ creditDate: '2025-01-01', days: '2' }]);
    expect(dueCredits(planned, new Set(['2025-01-01']), '2', '2025-01-31')).toEqual([]);
    expect(dueCredits(planned, new Set(['2025-01-01']), '2', '2025-04-10')).toEqual([
      { creditDate: '2025-02-01', days: '2' },
      { creditDate: '2025-03-01', days: '2' },
      { creditDate: '2025-04-01', days: '2' },
    ]);
  });

  it('sum to the annual days for every frequency, step and annual figure', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<CreditFrequency>('YEARLY', 'HALF_YEARLY', 'QUARTERLY', 'MONTHLY'),
        fc.constantFrom<CreditStep>('0.25', '0.5', '1', 'NONE'),
        fc.integer({ min: 1, max: 60 }),
        (frequency, step, annual) => {
          expect(sum(credits(frequency, { annual: String(annual), step }))).toBeCloseTo(annual, 9);
        },
      ),
    );
  });

  it('come to the same whether they run every day or once after a long time', () => {
    const planned = plannedCredits(creditDates(year, 'MONTHLY'), year, { ...terms, annual: '10' });
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 364 }), { maxLength: 12 }), (days) => {
        const given = new Set<string>();
        let total = 0;
        for (const day of [...days, 364].toSorted((a, b) => a - b)) {
          for (const due of dueCredits(planned, given, String(total), addDays(year.startDate, day))) {
            given.add(due.creditDate);
            total += Number(due.days);
          }
        }
        expect([total, given.size]).toEqual([10, 12]);
      }),
    );
  });
});
