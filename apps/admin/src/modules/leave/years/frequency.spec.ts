import { daysIn, standardChoice } from './frequency.ts';

const year = { name: '2026', startDate: '2026-01-01', endDate: '2026-12-31' };

it.each([
  ['YEARLY', ['2026-01-01']],
  ['HALF_YEARLY', ['2026-01-01', '2026-07-01']],
  ['QUARTERLY', ['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01']],
] as const)('the standard of %s is what holds without a choice', (frequency, days) => {
  expect(daysIn(year, frequency, undefined)).toEqual(days);
  expect(daysIn(year, frequency, standardChoice(frequency))).toEqual(days);
});

it('the last day of each month is the last one there is', () => {
  const days = daysIn(year, 'MONTHLY', { dayOfMonth: 31, dates: [] });
  expect([days.length, days[1], days[3]]).toEqual([12, '2026-02-28', '2026-04-30']);
});

it('chosen days stand in the order of the year', () => {
  const dates = [
    { month: 9, day: 15 },
    { month: 3, day: 15 },
  ];
  expect(daysIn(year, 'HALF_YEARLY', { dayOfMonth: 1, dates })).toEqual(['2026-03-15', '2026-09-15']);
});
