import { Decimal, ZERO } from '../money/decimal.ts';

/** One mark in the register of a lesson as percentages see it. */
export interface LessonMark {
  /** What a lesson away counts, 0 to 1, decimal string. */
  readonly absenceWeight: string;
}

/** Lessons of a student over some days; counts of absence are decimal strings. */
export interface LessonFigures {
  readonly conducted: number;
  readonly absent: string;
  /** Null where no lesson counts. */
  readonly percentage: string | null;
}

/**
 * Percentage of attendance by lessons (R27): (conducted − absent) × 100 ÷ conducted, rounded half up to two decimals.
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

/** A lesson of a day: its minutes, and the part of it that a student was away, 0 to 1. */
export interface LessonOfDay {
  readonly minutes: number;
  readonly away: string;
}

const minutesLost = (lessons: readonly LessonOfDay[]): Decimal =>
  lessons.reduce((sum, { minutes, away }) => sum.plus(new Decimal(away).times(minutes)), ZERO);

/**
 * Whether a student missed at least as much of the first half of the lessons of a day as of the second.
 * @param lessons in the order of the clock
 */
export const missedMoreBefore = (lessons: readonly LessonOfDay[]): boolean => {
  const middle = Math.ceil(lessons.length / 2);
  return minutesLost(lessons.slice(0, middle)).gte(minutesLost(lessons.slice(middle)));
};

/** How much of a day counts as attended. */
export type DayPresence = '1' | '0.5' | '0';

/**
 * What the lessons of a day make of the day (R27): the whole of it when the minutes attended reach those of a full day,
 * half of it from half of them on, else nothing.
 * @param fullDayMinutes 0: all the minutes of the day
 */
export const dayOfLessons = (lessons: readonly LessonOfDay[], fullDayMinutes: number): DayPresence => {
  const total = lessons.reduce((sum, { minutes }) => sum + minutes, 0);
  const attended = new Decimal(total).minus(minutesLost(lessons));
  // A short Friday is whole for whoever was there all the time.
  const full = fullDayMinutes === 0 ? total : Math.min(fullDayMinutes, total);
  if (attended.gte(full)) return '1';
  return attended.times(2).gte(full) ? '0.5' : '0';
};

/** Minutes from one time of the day to another, "HH:mm" or "HH:mm:ss". */
export const minutesBetween = (from: string, to: string): number => {
  const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return minuteOf(to) - minuteOf(from);
};
