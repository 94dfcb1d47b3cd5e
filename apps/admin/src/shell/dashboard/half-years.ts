import type { ViewRow } from '@school/kernel';

/** Half a calendar year for which a chart has months. */
export interface HalfYear {
  /** `2026-1` for January to June 2026. */
  readonly key: string;
  readonly half: 'firstHalf' | 'secondHalf';
  /** Given if the chart has this half of two years. */
  readonly year?: string;
}

const keyOf = (month: unknown): string => {
  const [year = '', number = ''] = String(month ?? '').split('-');
  return `${year}-${Number(number) > 6 ? 2 : 1}`;
};

/** The half-years covered by monthly rows, in order; none if all fall into one. */
export const halfYearsOf = (rows: readonly ViewRow[]): readonly HalfYear[] => {
  const keys = [...new Set(rows.map(({ month }) => keyOf(month)))].sort();
  if (keys.length < 2) return [];
  return keys.map((key) => {
    const [year = '', half] = key.split('-');
    const isTwice = keys.filter((other) => other.endsWith(`-${half}`)).length > 1;
    return { key, half: half === '1' ? 'firstHalf' : 'secondHalf', ...(isTwice ? { year } : {}) };
  });
};

/** The rows of a half-year; all of them if none is chosen, or one that no longer exists. */
export const rowsOfHalf = (rows: readonly ViewRow[], key: string): readonly ViewRow[] => {
  const found = rows.filter(({ month }) => keyOf(month) === key);
  return found.length > 0 ? found : rows;
};
