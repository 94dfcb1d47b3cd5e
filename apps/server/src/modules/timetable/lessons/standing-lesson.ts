import type { IsoDate } from '@school/domain';
import type { NamedLesson } from './lesson.store.ts';

/** A lesson with those who give it on a day; someone who left before it is no longer a teacher of it. */
export interface StandingLesson extends NamedLesson {
  /** Teachers who have left. If nobody else gives the lesson, it has to be reassigned. */
  readonly left: readonly number[];
}

/**
 * A lesson as it stands on a day.
 * @param lastDays the last day of everyone who has left
 */
export const standingOn = (
  lesson: NamedLesson,
  day: IsoDate,
  lastDays: ReadonlyMap<number, IsoDate>,
): StandingLesson => {
  const isHere = (teacher: number): boolean => (lastDays.get(teacher) ?? day) >= day;
  if (lesson.teachers.every(isHere)) return { ...lesson, left: [] };
  return {
    ...lesson,
    teachers: lesson.teachers.filter(isHere),
    teacherNames: lesson.teacherNames.filter((_, at) => isHere(Number(lesson.teachers[at]))),
    left: lesson.teachers.filter((teacher) => !isHere(teacher)),
  };
};

/** Whether a lesson needs a teacher because all who gave it have left. */
export const isToGive = ({ teachers, left }: Pick<StandingLesson, 'teachers' | 'left'>): boolean =>
  teachers.length === 0 && left.length > 0;

/** The day for which the week of a timetable is shown: today, or the nearest day on which it applies. */
export const dayShown = (
  { startDate, endDate }: { readonly startDate: IsoDate; readonly endDate: IsoDate },
  today: IsoDate,
): IsoDate => {
  if (today < startDate) return startDate;
  return today > endDate ? endDate : today;
};
