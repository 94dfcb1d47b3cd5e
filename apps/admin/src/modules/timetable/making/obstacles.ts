import { clashesOf, hoursMeet } from '@school/domain';
import type { ClashRule, TakenHours, WeekdayKey } from '@school/domain';
import type { Lesson, Period, ToPlace } from '../week/types.ts';

/** What is moved: a lesson that stands, or one more of a subject. */
export interface Picked {
  /** 0 for a new lesson. */
  readonly id: number;
  readonly name: string;
  readonly batch: number;
  readonly subject: number | null;
  readonly electiveGroup: number | null;
  readonly teachers: readonly number[];
  readonly classroom: number | null;
}

/** Why something cannot stand in a period, with the names that say so. */
export interface Obstacle {
  readonly rule: ClashRule | 'HOURS';
  readonly who: string;
  readonly batch: string;
  readonly subject: string;
}

const taken = (lesson: Lesson): TakenHours & { readonly lesson: Lesson } => ({
  id: lesson.id,
  batch: lesson.batch,
  teachers: lesson.teachers,
  classroom: lesson.classroom ?? null,
  weekday: lesson.weekday as WeekdayKey,
  startTime: lesson.startTime,
  endTime: lesson.endTime,
  lesson,
});

/**
 * Everything that keeps what is picked out of a period, known before it is dropped: classes, teachers and rooms that are
 * elsewhere at that time (R23, 1 to 3), and hours in which a teacher cannot (8).
 */
export const obstaclesAt = (
  picked: Picked,
  period: Pick<Period, 'weekday' | 'startTime' | 'endTime'>,
  lessons: readonly Lesson[],
  { teachers, hours }: Pick<ToPlace, 'teachers' | 'hours'>,
): readonly Obstacle[] => {
  const at = { ...period, weekday: period.weekday as WeekdayKey };
  const clashes = clashesOf({ ...picked, ...at }, lessons.map(taken)).map(({ rule, who, with: other }) => ({
    rule,
    who:
      rule === 'TEACHER'
        ? (other.lesson.teacherNames[other.lesson.teachers.indexOf(who)] ?? '')
        : rule === 'ROOM'
          ? (other.lesson.roomName ?? '')
          : other.lesson.batchName,
    batch: other.lesson.batchName,
    subject: other.lesson.subjectName,
  }));
  const never = hours
    .filter(
      (one) =>
        one.kind === 'NEVER' &&
        picked.teachers.includes(one.teacher) &&
        hoursMeet({ ...one, weekday: one.weekday as WeekdayKey }, at),
    )
    .map(({ teacher }) => ({
      rule: 'HOURS' as const,
      who: teachers.find(({ id }) => id === teacher)?.name ?? '',
      batch: '',
      subject: '',
    }));
  return [...clashes, ...never];
};
