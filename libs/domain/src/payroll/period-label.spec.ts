import { periodLabel, periodMonth } from './period-label.ts';

it.each([
  ['2025-06-01', '2025-06-30', 'June 2025'],
  ['2025-02-26', '2025-03-25', 'March 2025'],
  ['2024-12-23', '2025-01-05', 'January 2025'],
])('the period %s … %s is called %s (K102)', (start, end, label) => {
  expect(periodLabel({ start, end })).toBe(label);
});

it('gives the month as numbers for other languages', () => {
  expect(periodMonth({ start: '2025-02-26', end: '2025-03-25' })).toEqual({ year: 2025, month: 3 });
});
