/** Parts of the day in which lessons of a subject are placed. */
export type LessonHours = 'ANY' | 'NOT_FIRST' | 'NOT_LAST' | 'FIRST_HALF' | 'SECOND_HALF';

/** Rules for a subject's lessons in the week, in addition to those for all subjects. */
export interface SubjectRules {
  /** Maximum lessons on one day; null for the general limit. */
  readonly perDay: number | null;
  readonly hours: LessonHours;
  /** Its lessons are placed in those hours or not at all; otherwise where possible. */
  readonly keepsHours: boolean;
  /** Its lessons should preferably not be on two days in a row. */
  readonly daysBetween: boolean;
  /** Consecutive lessons are placed as such or not at all; otherwise where possible. */
  readonly keepsPairs: boolean;
}

/** Nothing beyond the general rules. */
export const noRules: SubjectRules = {
  perDay: null,
  hours: 'ANY',
  keepsHours: false,
  daysBetween: false,
  keepsPairs: false,
};

/**
 * Whether a period is one of the hours of a subject.
 * @param place position of the period among those of its class on that day, from 0
 * @param periods number of the class's periods on that day; a middle one is in both halves
 */
export const suitsHours = (hours: LessonHours, place: number, periods: number): boolean => {
  if (hours === 'NOT_FIRST') return place > 0;
  if (hours === 'NOT_LAST') return place < periods - 1;
  if (hours === 'FIRST_HALF') return place < periods / 2;
  return hours === 'ANY' || place + 1 > periods / 2;
};

/** Number of days with a subject that are followed by another one with it; bit n stands for the n-th day. */
export const daysInARow = (days: number): number => {
  let found = 0;
  for (let both = days & (days >>> 1); both !== 0; both &= both - 1) found += 1;
  return found;
};
