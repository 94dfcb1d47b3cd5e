import { weekdayOf } from '@school/domain';
import type { RoundMoment } from './rounds.ts';

/** When something is done by itself, as an institution has chosen. */
export interface Schedule {
  readonly frequency: 'NEVER' | 'HOURLY' | 'DAILY' | 'WEEKLY';
  /** Of a week's only time, as `weekdayOf` names it. */
  readonly weekday: string;
  /** From which hour of a day on, 0 to 23. */
  readonly hour: number;
}

/** The place in a schedule that a moment lies in, by which its work is done once; undefined while there is nothing to do. */
export const slotOf = (
  { frequency, weekday, hour: from }: Schedule,
  { today, hour }: RoundMoment,
): string | undefined => {
  if (frequency === 'NEVER') return undefined;
  if (frequency === 'HOURLY') return `${today}T${String(hour).padStart(2, '0')}`;
  if (hour < from) return undefined;
  return frequency === 'DAILY' || weekdayOf(today) === weekday ? today : undefined;
};
