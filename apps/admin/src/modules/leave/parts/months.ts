import { addDays, clampedDay, isoDate, isoWeekday } from '@school/domain';

/** The month "yyyy-MM" some months later. */
export const monthAfter = (month: string, count: number): string =>
  isoDate(Number(month.slice(0, 4)), Number(month.slice(5)) + count, 1).slice(0, 7);

/** Every day of a month. */
export const daysOfMonth = (month: string): readonly string[] => {
  const last = clampedDay(Number(month.slice(0, 4)), Number(month.slice(5)), 31);
  const days: string[] = [];
  for (let day = `${month}-01`; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Short name of the weekday of a day in a language. */
export const weekdayName = (day: string, locale: string): string =>
  // 2024-01-01 was a Monday.
  new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, isoWeekday(day))),
  );

/** `November 2026`. */
export const monthName = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
