import { daysInMonth, plusDays } from '@school/kernel';

/** The month "yyyy-MM" a number of months later. */
export const monthAfter = (month: string, count: number): string => {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
};

/** Every day of a month. */
export const daysOfMonth = (month: string): readonly string[] =>
  Array.from({ length: daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5))) }, (_, day) =>
    plusDays(`${month}-01`, day),
  );

/** Short weekday name of a day in a language. */
export const weekdayName = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** `November 2026`. */
export const monthName = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
