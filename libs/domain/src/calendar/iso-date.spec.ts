import * as fc from 'fast-check';
import {
  addDays,
  civilDate,
  clampedDay,
  dayNumber,
  fromDayNumber,
  isIsoDate,
  isoDate,
  isoWeekday,
  remainder,
} from './iso-date.ts';

describe('calendar days', () => {
  it.each([
    ['2025-02-28', true],
    ['2025-02-29', false],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2025-13-01', false],
    ['2025-00-10', false],
    ['2025-04-31', false],
    ['2025-4-01', false],
    ['18/06/2025', false],
  ])('%s exists: %s', (text, expected) => {
    expect(isIsoDate(text)).toBe(expected);
  });

  it.each([
    ['1970-01-01', 4],
    ['2025-06-16', 1],
    ['2025-06-18', 3],
    ['2025-06-15', 7],
    ['1969-12-28', 7],
  ])('%s has weekday %i', (date, weekday) => {
    expect(isoWeekday(date)).toBe(weekday);
  });

  it('moves months outside the year into the neighbouring year', () => {
    expect(isoDate(2025, 13, 1)).toBe('2026-01-01');
    expect(isoDate(2025, 0, 31)).toBe('2024-12-31');
  });

  it.each([
    [2025, 2, 31, '2025-02-28'],
    [2024, 2, 31, '2024-02-29'],
    [2025, 4, 31, '2025-04-30'],
    [2025, 6, 25, '2025-06-25'],
  ])('clamps %i-%i day %i to %s', (year, month, day, expected) => {
    expect(clampedDay(year, month, day)).toBe(expected);
  });

  it('refuses to split what is no day', () => {
    expect(() => civilDate('2025-02-30')).toThrow(RangeError);
  });

  it('numbers days the way the platform does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (number) => {
        const expected = new Date(number * 86_400_000).toISOString().slice(0, 10);
        expect(fromDayNumber(number)).toBe(expected);
        expect(dayNumber(expected)).toBe(number);
      }),
    );
  });

  it('adds days across months and back', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2025-07-01', -1)).toBe('2025-06-30');
    expect(remainder(-1, 14)).toBe(13);
  });
});
