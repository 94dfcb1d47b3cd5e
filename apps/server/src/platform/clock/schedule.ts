import { weekdayOf } from '@school/domain';
import type { RoundMoment } from './rounds.ts';

/** When something is done automatically, as chosen by an institution. */
export interface Schedule {
  readonly frequency: 'NEVER' | 'HOURLY' | 'DAILY' | 'WEEKLY';
  /** The day of a weekly schedule, as `weekdayOf` names it. */
  readonly weekday: string;
  /** Hour of the day from which it is due, 0 to 23. */
  readonly hour: number;
}

/**
 * The slot of a schedule that a moment falls into, which ensures that its work is done once; undefined while there is
 * nothing to do.
 */
export const slotOf = (
  { frequency, weekday, hour: from }: Schedule,
  { today, hour }: RoundMoment,
): string | undefined => {
  if (frequency === 'NEVER') return undefined;
  if (frequency === 'HOURLY') return `${today}T${String(hour).padStart(2, '0')}`;
  if (hour < from) return undefined;
  return frequency === 'DAILY' || weekdayOf(today) === weekday ? today : undefined;
};
