/** Parts of the day in which lessons of a subject stand. */
export type LessonHours = 'ANY' | 'NOT_FIRST' | 'NOT_LAST' | 'FIRST_HALF' | 'SECOND_HALF';

/** How the lessons of a subject stand in the week, beyond what holds for all subjects. */
export interface SubjectRules {
  /** Lessons on one day at most; null for as many as of any subject. */
  readonly perDay: number | null;
  readonly hours: LessonHours;
  /** Its lessons stand in those hours or nowhere; otherwise where it can be. */
  readonly keepsHours: boolean;
  /** Its lessons would rather not be on two days in a row. */
  readonly daysBetween: boolean;
  /** Lessons one after the other stand so or nowhere; otherwise where it can be. */
  readonly keepsPairs: boolean;
}

/** Nothing beyond what holds for all. */
export const noRules: SubjectRules = {
  perDay: null,
  hours: 'ANY',
  keepsHours: false,
  daysBetween: false,
  keepsPairs: false,
};

/**
 * Whether a period is one of the hours of a subject.
 * @param place of the period among those of its class on that day, from 0 on
 * @param periods that the class has on that day; a middle one is in both halves
 */
export const suitsHours = (hours: LessonHours, place: number, periods: number): boolean => {
  if (hours === 'NOT_FIRST') return place > 0;
  if (hours === 'NOT_LAST') return place < periods - 1;
  if (hours === 'FIRST_HALF') return place < periods / 2;
  return hours === 'ANY' || place + 1 > periods / 2;
};

/** Days on which a subject stands, of which the next one has it too; bit n stands for the n-th day. */
export const daysInARow = (days: number): number => {
  let found = 0;
  for (let both = days & (days >>> 1); both !== 0; both &= both - 1) found += 1;
  return found;
};
