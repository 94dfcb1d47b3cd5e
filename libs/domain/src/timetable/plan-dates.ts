import { addDays } from '../calendar/iso-date.ts';
import type { IsoDate } from '../calendar/iso-date.ts';

/** From the first to the last day, both included. */
export interface PlanDates {
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
}

export type PlanPhase = 'UPCOMING' | 'CURRENT' | 'PAST';

/** Whether a timetable is upcoming, current or past. */
export const phaseOf = ({ startDate, endDate }: PlanDates, today: IsoDate): PlanPhase => {
  if (today < startDate) return 'UPCOMING';
  return today > endDate ? 'PAST' : 'CURRENT';
};

/** The effect of new dates of a timetable (R22). */
export type DateChange =
  | { readonly kind: 'CHANGE'; readonly dates: PlanDates }
  /** It ends today and continues from tomorrow as another one, so that past lessons keep their periods. */
  | { readonly kind: 'SPLIT'; readonly ends: IsoDate; readonly next: PlanDates }
  | {
      readonly kind: 'REFUSED';
      readonly why: 'OVER' | 'HAS_BEGUN' | 'ENDS_IN_THE_PAST' | 'BEGINS_IN_THE_PAST';
    };

/**
 * New dates of a timetable: an upcoming one may change freely, of the current one only the end, and a past one stays (R22).
 * @param today the day at the institution
 */
export const changeDates = (old: PlanDates, wanted: PlanDates, today: IsoDate): DateChange => {
  const phase = phaseOf(old, today);
  if (phase === 'PAST') return { kind: 'REFUSED', why: 'OVER' };
  if (wanted.endDate < today) return { kind: 'REFUSED', why: 'ENDS_IN_THE_PAST' };
  if (phase === 'UPCOMING') {
    return wanted.startDate <= today && wanted.startDate !== old.startDate
      ? { kind: 'REFUSED', why: 'BEGINS_IN_THE_PAST' }
      : { kind: 'CHANGE', dates: wanted };
  }
  if (wanted.startDate !== old.startDate) return { kind: 'REFUSED', why: 'HAS_BEGUN' };
  if (wanted.endDate === today || wanted.endDate === old.endDate) return { kind: 'CHANGE', dates: wanted };
  return {
    kind: 'SPLIT',
    ends: today,
    next: { startDate: addDays(today, 1), endDate: wanted.endDate },
  };
};

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const spoken = (date: IsoDate): string => {
  const [year = '', month = '1', day = '1'] = date.split('-');
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}`;
};

/** The default name of a timetable: its dates as day, month name and year. */
export const planName = ({ startDate, endDate }: PlanDates): string =>
  `${spoken(startDate)} – ${spoken(endDate)}`;
