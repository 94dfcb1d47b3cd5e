import { daysInMonth, weekdayOf } from '@school/domain';
import type { RecordValues } from '../../../engine/behaviour.ts';
import type { RoundMoment } from '../../../platform/clock/rounds.ts';

const isDay = ({ frequency, weekday, monthDay }: RecordValues, today: string): boolean => {
  if (frequency === 'DAILY') return true;
  if (frequency === 'WEEKLY') return weekdayOf(today) === weekday;
  const last = daysInMonth(Number(today.slice(0, 4)), Number(today.slice(5, 7)));
  return frequency === 'MONTHLY' && Number(today.slice(8)) === Math.min(Number(monthDay ?? 1), last);
};

/** Whether a report is due to be mailed on the day, by now; one for the 31st is sent on the last day of a shorter month. */
export const isDue = (report: RecordValues, { today, hour }: RoundMoment): boolean =>
  isDay(report, today) && hour >= Number(report['hour'] ?? 0);
