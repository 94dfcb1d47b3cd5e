import type { GenerationDay } from './generation-day.ts';
import { generationDate, isEarlyGeneration } from './generation-day.ts';
import type { PaymentFrequency } from './period.ts';

it.each<[PaymentFrequency, string, string, GenerationDay, string]>([
  ['MONTHLY', '2025-02-01', '2025-02-28', { daysOfMonth: [31] }, '2025-02-28'],
  ['MONTHLY', '2025-06-01', '2025-06-30', { daysOfMonth: [25] }, '2025-06-25'],
  ['MONTHLY', '2025-02-26', '2025-03-25', { daysOfMonth: [24] }, '2025-03-24'],
  ['SEMIMONTHLY', '2025-06-01', '2025-06-15', { daysOfMonth: [14, 31] }, '2025-06-14'],
  ['SEMIMONTHLY', '2025-06-16', '2025-06-30', { daysOfMonth: [14, 31] }, '2025-06-30'],
  ['WEEKLY', '2025-06-16', '2025-06-22', { weekday: 5 }, '2025-06-20'],
  ['BIWEEKLY', '2025-06-09', '2025-06-22', { weekday: 7 }, '2025-06-22'],
  ['DAILY', '2025-06-18', '2025-06-18', { weekday: 1 }, '2025-06-18'],
])('%s payslips for %s … %s with %j are due on %s', (frequency, start, end, day, due) => {
  expect(generationDate(frequency, { start, end }, day)).toBe(due);
});

it('is early before the day it is due', () => {
  expect(isEarlyGeneration('2025-06-25', '2025-06-24')).toBe(true);
  expect(isEarlyGeneration('2025-06-25', '2025-06-25')).toBe(false);
});
