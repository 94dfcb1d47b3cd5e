import { weekdayKeys } from '@school/domain';
import type { WeekdayKey } from '@school/domain';
import type { Period } from './types.ts';

export type WeekPlace = Pick<Period, 'weekday' | 'startTime' | 'endTime' | 'name' | 'isBreak'>;

/** A line of a week: the first, second … period of each day, whatever the time on each. */
export interface PeriodRow<P extends WeekPlace = WeekPlace> {
  readonly key: string;
  readonly name: string;
  readonly isBreak: boolean;
  readonly byDay: ReadonlyMap<WeekdayKey, P>;
}

/** "08:25–09:05" for a period. */
export const hours = ({ startTime, endTime }: Pick<WeekPlace, 'startTime' | 'endTime'>): string =>
  `${startTime.slice(0, 5)}–${endTime.slice(0, 5)}`;

/** The weekdays that have periods, Monday first. */
export const daysOf = (periods: readonly WeekPlace[]): readonly WeekdayKey[] =>
  weekdayKeys.filter((day) => periods.some(({ weekday }) => weekday === day));

/** Periods of a week as lines, so that a short Friday lines up with the other days. */
export const periodRows = <P extends WeekPlace>(periods: readonly P[]): readonly PeriodRow<P>[] => {
  const byDay = daysOf(periods).map(
    (day) =>
      [
        day,
        periods
          .filter(({ weekday }) => weekday === day)
          .toSorted((a, b) => a.startTime.localeCompare(b.startTime) || a.endTime.localeCompare(b.endTime)),
      ] as const,
  );
  const longest = Math.max(0, ...byDay.map(([, list]) => list.length));
  return Array.from({ length: longest }, (_, at) => {
    const cells = byDay.flatMap(([day, list]) => {
      const period = list[at];
      return period ? [[day, period] as const] : [];
    });
    const [first] = cells;
    return {
      key: String(at),
      name: first?.[1].name ?? '',
      isBreak: cells.every(([, { isBreak }]) => isBreak),
      byDay: new Map(cells),
    };
  });
};
