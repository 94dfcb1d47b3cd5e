import { daysInMonth, plusDays } from './calendar-date.ts';

/** A span of days, both ends included. */
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

/** Spans that the calendar alone cannot determine; the institution defines when they begin and end. */
export const periodNames = ['Term', 'AcademicYear', 'FinancialYear'] as const;
export type PeriodName = (typeof periodNames)[number];

/** Days of one period of the institution. */
export interface Period extends DayRange {
  readonly name: PeriodName;
}

const periodWord = new RegExp(`^(this|last|next)(${periodNames.join('|')})$`);
const countWord = /^(last|next)([1-9]\d{0,3})Days$/;

const first = (periods: readonly Period[]): DayRange | undefined => {
  const [found] = periods;
  return found && { from: found.from, to: found.to };
};

/** The period around today, the last one that has ended, or the next one that has not begun. */
const periodOf = (
  which: string,
  name: string,
  today: string,
  all: readonly Period[],
): DayRange | undefined => {
  const named = all.filter((period) => period.name === name).sort((a, b) => (a.from < b.from ? -1 : 1));
  if (which === 'last') return first(named.filter(({ to }) => to < today).toReversed());
  if (which === 'next') return first(named.filter(({ from }) => from > today));
  return first(named.filter(({ from, to }) => from <= today && today <= to).toReversed());
};

/** The words that a filter may use for days, in addition to `last<n>Days` and `next<n>Days` (n from 1 to 9999). */
export const dateWords: readonly string[] = [
  ...ranges.keys(),
  ...periodNames.flatMap((name) => [`this${name}`, `last${name}`, `next${name}`]),
];

/** Whether a filter may use the word, regardless of the day. */
export const isDateWord = (word: string): boolean =>
  ranges.has(word) || periodWord.test(word) || countWord.test(word);

/**
 * The days that a word refers to today. `last7Days` ends today, `next7Days` begins today. Undefined for an unknown word,
 * and for a period that the institution does not have.
 */
export const dayRange = (
  word: string,
  today: string,
  periods: readonly Period[] = [],
): DayRange | undefined => {
  const [, way, days] = countWord.exec(word) ?? [];
  if (way !== undefined) {
    const reach = Number(days) - 1;
    return way === 'last'
      ? { from: plusDays(today, -reach), to: today }
      : { from: today, to: plusDays(today, reach) };
  }
  const [, which = '', name = ''] = periodWord.exec(word) ?? [];
  return which ? periodOf(which, name, today, periods) : ranges.get(word)?.(today);
};

/** The first or last day of what a word refers to: `thisYear:from`, `lastMonth:to`, `today`; undefined for other texts. */
export const dayOfWord = (
  text: string,
  today: string,
  periods: readonly Period[] = [],
): string | undefined => {
  const [word = '', end = 'from'] = text.split(':');
  const range = dayRange(word, today, periods);
  if (!range || (end !== 'from' && end !== 'to')) return undefined;
  return range[end];
};
