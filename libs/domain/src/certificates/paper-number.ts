import { addDays, civilDate, daysInMonth, isoDate } from '../calendar/iso-date.ts';

/** How documents of one kind are numbered. */
export interface PaperSeries {
  /** `{YEAR}` in it is replaced by the academic year. */
  readonly prefix: string;
  readonly suffix: string;
  readonly digits: number;
  /** The first number of a series. */
  readonly start: number;
  /** The series restarts with each academic year. */
  readonly resetYearly: boolean;
}

const yearMark = '{YEAR}';

const withYear = (text: string, year: string): string => text.replaceAll(yearMark, year);

/** Whether the academic year is part of the numbers: without it a restarting series would issue numbers twice. */
export const namesYear = ({ prefix, suffix }: Pick<PaperSeries, 'prefix' | 'suffix'>): boolean =>
  prefix.includes(yearMark) || suffix.includes(yearMark);

/** The academic year as used in numbers: "2025-26", or "2025" for one that ends in the year in which it begins. */
export const yearOnPaper = (startDate: string, endDate: string): string => {
  const [from, to] = [startDate.slice(0, 4), endDate.slice(0, 4)];
  return from === to ? from : `${from}-${to.slice(2)}`;
};

/** Key of a shared counter: documents whose numbers could coincide are counted together. */
export const countOfSeries = ({ prefix, suffix, resetYearly }: PaperSeries, year: string): string =>
  resetYearly ? `${withYear(prefix, year)}*${withYear(suffix, year)}` : `${prefix}*${suffix}`;

/** A number as printed: "TC/2025-26/0001". Extra digits are never cut. */
export const paperNumber = (
  { prefix, suffix, digits }: Pick<PaperSeries, 'prefix' | 'suffix' | 'digits'>,
  count: number,
  year: string,
): string => `${withYear(prefix, year)}${String(count).padStart(digits, '0')}${withYear(suffix, year)}`;

/**
 * Last day of a card: the given number of months after the day of issue, less a day (R30).
 * @example cardValidUntil('2025-04-01', 12) // '2026-03-31'
 */
export const cardValidUntil = (issued: string, months: number): string => {
  const { year, month, day } = civilDate(issued);
  const at = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(at / 12), (at % 12) + 1];
  const last = daysInMonth(toYear, toMonth);
  // Where the month is too short for the day, the card ends on its last day.
  return day > last ? isoDate(toYear, toMonth, last) : addDays(isoDate(toYear, toMonth, day), -1);
};
