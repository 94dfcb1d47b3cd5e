import { Decimal, ZERO } from '../money/decimal.ts';

/** One mark in the register of a lesson as used for percentages. */
export interface LessonMark {
  /** How much a missed lesson counts, 0 to 1, decimal string. */
  readonly absenceWeight: string;
}

/** Lessons of a student over a range of days; absence counts are decimal strings. */
export interface LessonFigures {
  readonly conducted: number;
  readonly absent: string;
  /** Null where no lesson counts. */
  readonly percentage: string | null;
}

/**
 * Attendance percentage by lessons (R27): (conducted − absent) × 100 ÷ conducted, rounded half up to two decimals.
 * @param conducted lessons that took place: those of the timetable without holidays and cancelled ones
 * @param marks rows of these lessons
 */
export const lessonFigures = (conducted: number, marks: readonly LessonMark[]): LessonFigures => {
  const sum = marks.reduce((absent, { absenceWeight }) => absent.plus(absenceWeight), ZERO);
  const absent = Decimal.min(sum, conducted);
  return {
    conducted,
    absent: absent.toFixed(),
    percentage:
      conducted === 0 ? null : new Decimal(conducted).minus(absent).times(100).div(conducted).toFixed(2),
  };
};

/** A lesson of a day: its minutes, and the fraction a student was away, 0 to 1. */
export interface LessonOfDay {
  readonly minutes: number;
  readonly away: string;
}

const minutesLost = (lessons: readonly LessonOfDay[]): Decimal =>
  lessons.reduce((sum, { minutes, away }) => sum.plus(new Decimal(away).times(minutes)), ZERO);

/**
 * Whether a student missed at least as much of the first half of a day's lessons as of the second.
 * @param lessons in chronological order
 */
export const missedMoreBefore = (lessons: readonly LessonOfDay[]): boolean => {
  const middle = Math.ceil(lessons.length / 2);
  return minutesLost(lessons.slice(0, middle)).gte(minutesLost(lessons.slice(middle)));
};

/** How much of a day counts as attended. */
export type DayPresence = '1' | '0.5' | '0';

/**
 * How much of a day its lessons count for (R27): the whole day when the minutes attended reach those of a full day, half a
 * day from half of them, otherwise nothing.
 * @param fullDayMinutes 0: all the minutes of the day
 */
export const dayOfLessons = (lessons: readonly LessonOfDay[], fullDayMinutes: number): DayPresence => {
  const total = lessons.reduce((sum, { minutes }) => sum + minutes, 0);
  const attended = new Decimal(total).minus(minutesLost(lessons));
  // A short Friday is a whole day for a student who was there all the time.
  const full = fullDayMinutes === 0 ? total : Math.min(fullDayMinutes, total);
  if (attended.gte(full)) return '1';
  return attended.times(2).gte(full) ? '0.5' : '0';
};

/** Minutes between two times of day, "HH:mm" or "HH:mm:ss". */
export const minutesBetween = (from: string, to: string): number => {
  const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return minuteOf(to) - minuteOf(from);
};
