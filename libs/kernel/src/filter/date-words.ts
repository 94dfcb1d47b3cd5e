import { daysInMonth, plusDays } from '../field/calendar/calendar-date.ts';

/** A span of days, both ends within. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const pad = (value: number): string => String(value).padStart(2, '0');

const monthOf = (today: string, shift: number): DayRange => {
  const count = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + shift;
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1];
  const start = `${String(year).padStart(4, '0')}-${pad(month)}`;
  return { from: `${start}-01`, to: `${start}-${pad(daysInMonth(year, month))}` };
};

/** Weeks begin on Monday (ISO 8601). */
const weekOf = (today: string, shift: number): DayRange => {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = plusDays(today, shift * 7 - weekday);
  return { from, to: plusDays(from, 6) };
};

const yearOf = (today: string, shift: number): DayRange => {
  const year = String(Number(today.slice(0, 4)) + shift).padStart(4, '0');
  return { from: `${year}-01-01`, to: `${year}-12-31` };
};

const dayOf = (today: string, shift: number): DayRange => {
  const day = plusDays(today, shift);
  return { from: day, to: day };
};

const ranges: ReadonlyMap<string, (today: string) => DayRange> = new Map([
  ['today', (today: string) => dayOf(today, 0)],
  ['yesterday', (today: string) => dayOf(today, -1)],
  ['tomorrow', (today: string) => dayOf(today, 1)],
  ['thisWeek', (today: string) => weekOf(today, 0)],
  ['lastWeek', (today: string) => weekOf(today, -1)],
  ['nextWeek', (today: string) => weekOf(today, 1)],
  ['thisMonth', (today: string) => monthOf(today, 0)],
  ['lastMonth', (today: string) => monthOf(today, -1)],
  ['nextMonth', (today: string) => monthOf(today, 1)],
  ['thisYear', (today: string) => yearOf(today, 0)],
  ['lastYear', (today: string) => yearOf(today, -1)],
  ['nextYear', (today: string) => yearOf(today, 1)],
]);

/** The words that a filter may use for days. */
export const dateWords: readonly string[] = [...ranges.keys()];

/** The days that a word means today; undefined for an unknown word. */
export const dayRange = (word: string, today: string): DayRange | undefined => ranges.get(word)?.(today);
