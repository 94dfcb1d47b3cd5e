import { addDays, civilDate, daysInMonth, isoDate } from '../calendar/iso-date.ts';

/** How papers of one kind are numbered. */
export interface PaperSeries {
  /** `{YEAR}` in it stands for the academic year. */
  readonly prefix: string;
  readonly suffix: string;
  readonly digits: number;
  /** The number that a series begins with. */
  readonly start: number;
  /** A series begins anew with each academic year. */
  readonly resetYearly: boolean;
}

const yearMark = '{YEAR}';

const withYear = (text: string, year: string): string => text.replaceAll(yearMark, year);

/** Whether the academic year stands in the numbers: without it a series that begins anew would give numbers twice. */
export const namesYear = ({ prefix, suffix }: Pick<PaperSeries, 'prefix' | 'suffix'>): boolean =>
  prefix.includes(yearMark) || suffix.includes(yearMark);

/** The academic year as numbers say it: "2025-26", or "2025" for one that ends in the year in which it begins. */
export const yearOnPaper = (startDate: string, endDate: string): string => {
  const [from, to] = [startDate.slice(0, 4), endDate.slice(0, 4)];
  return from === to ? from : `${from}-${to.slice(2)}`;
};

/** What numbers of one count have in common: papers whose numbers could be alike are counted together. */
export const countOfSeries = ({ prefix, suffix, resetYearly }: PaperSeries, year: string): string =>
  resetYearly ? `${withYear(prefix, year)}*${withYear(suffix, year)}` : `${prefix}*${suffix}`;

/** A number as it stands on paper: "TC/2025-26/0001". More digits than asked for are never cut. */
export const paperNumber = (
  { prefix, suffix, digits }: Pick<PaperSeries, 'prefix' | 'suffix' | 'digits'>,
  count: number,
  year: string,
): string => `${withYear(prefix, year)}${String(count).padStart(digits, '0')}${withYear(suffix, year)}`;

/**
 * Last day of a card: so many months from the day of issue, less a day (R30).
 * @example cardValidUntil('2025-04-01', 12) // '2026-03-31'
 */
export const cardValidUntil = (issued: string, months: number): string => {
  const { year, month, day } = civilDate(issued);
  const at = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(at / 12), (at % 12) + 1];
  const last = daysInMonth(toYear, toMonth);
  // Where the month is too short for the day, its last day is the last one of the card.
  return day > last ? isoDate(toYear, toMonth, last) : addDays(isoDate(toYear, toMonth, day), -1);
};
