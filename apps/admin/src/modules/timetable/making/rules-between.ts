import type { Lesson, Period, ToPlace } from '../week/types.ts';
import { sameSubject, type Taught } from './same-subject.ts';

/** A violated rule between lessons of several subjects or days, and whom it concerns. */
export interface RuleBroken {
  readonly rule: 'AT_ONCE' | 'OTHER_DAYS' | 'TEACHER_DAYS';
  readonly who: string;
  readonly count: number;
}

type At = Pick<Period, 'weekday' | 'startTime' | 'endTime'>;

/** The subject's name, with its class if that is a different one. */
const nameOf = (
  one: Taught,
  than: Taught,
  { subjects, batches }: Pick<ToPlace, 'subjects' | 'batches'>,
): string => {
  const name = subjects.find((subject) => sameSubject(subject, one))?.name ?? '';
  const batch = batches.find(({ id }) => id === one.batch)?.name ?? '';
  return one.batch === than.batch ? name : `${name} (${batch})`;
};

/** Subjects that must be held at the same time, or never on the same day, where this would be violated. */
const betweenSubjects = (
  picked: Taught,
  at: At,
  lessons: readonly Lesson[],
  open: Pick<ToPlace, 'rules' | 'subjects' | 'batches'>,
): readonly RuleBroken[] =>
  open.rules
    .filter(({ subjects }) => subjects.some((one) => sameSubject(one, picked)))
    .flatMap(({ kind, subjects }) =>
      subjects
        .filter((one) => !sameSubject(one, picked))
        .flatMap((other): readonly RuleBroken[] => {
          const onDay = lessons.filter(
            (lesson) => lesson.weekday === at.weekday && sameSubject(lesson, other),
          );
          const isKept =
            kind === 'AT_ONCE'
              ? onDay.some((lesson) => lesson.startTime === at.startTime && lesson.endTime === at.endTime)
              : onDay.length === 0;
          if (isKept) return [];
          const rule = kind === 'AT_ONCE' ? 'AT_ONCE' : 'OTHER_DAYS';
          return [{ rule, who: nameOf(other, picked, open), count: 0 }];
        }),
    );

/** Teachers who would come in on more days of the week than they do now. */
const daysOfTeachers = (
  teachers: readonly number[],
  id: number,
  at: At,
  lessons: readonly Lesson[],
  open: Pick<ToPlace, 'teachers'>,
): readonly RuleBroken[] =>
  open.teachers
    .filter((one) => teachers.includes(one.id) && typeof one.mostDays === 'number')
    .flatMap(({ id: teacher, name, mostDays }): readonly RuleBroken[] => {
      const own = lessons.filter((lesson) => lesson.id !== id && lesson.teachers.includes(teacher));
      const days = new Set([...own.map(({ weekday }) => weekday), at.weekday]);
      return days.size > (mostDays ?? 7) ? [{ rule: 'TEACHER_DAYS', who: name, count: mostDays ?? 7 }] : [];
    });

/** Which rules between subjects and over the week a lesson in a period would break (R26). */
export const rulesBetween = (
  picked: Taught & { readonly id: number; readonly teachers: readonly number[] },
  at: At,
  lessons: readonly Lesson[],
  open: Pick<ToPlace, 'rules' | 'subjects' | 'batches' | 'teachers'>,
): readonly RuleBroken[] => [
  ...betweenSubjects(picked, at, lessons, open),
  ...daysOfTeachers(picked.teachers, picked.id, at, lessons, open),
];
