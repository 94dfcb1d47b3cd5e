import type { IsoDate } from '@school/domain';
import { Conflict } from '@school/kernel';
import type { InputOf } from '@school/kernel';
import type { exchangeLessons } from '@school/resources';
import type { Work } from '../../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../../engine/envelope/refusals.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { DayLesson } from '../views/day-lessons.ts';
import { dayOf, obstacle } from './free-teachers.ts';
import type { Day, Reason } from './free-teachers.ts';
import { hasRegister } from './lesson-guard.ts';
import { requireLesson } from './lesson-of-day.ts';

/** Who gives a lesson; undefined for one that several give together, which none of them can exchange alone. */
const giverOf = ({ teachers }: DayLesson): number | undefined =>
  teachers.length === 1 ? teachers[0] : undefined;

/** A lesson of one teacher, with what determines who is free on its day. */
interface Half {
  readonly lesson: DayLesson;
  readonly teacher: number;
  readonly day: Day;
}

/** Why someone cannot give the lesson of the other half instead of their own. */
const against = ({ lesson, day }: Half, other: Half): Reason | undefined =>
  obstacle(other.teacher, lesson, day, other.lesson);

const isOpen = ({ coverId }: DayLesson): boolean => coverId === null;

/** Lessons of a day that a lesson can be exchanged for, those of its class first, then by time (R25). */
export const lessonsToExchange = async (connection: Connection, lesson: DayLesson, otherDate: IsoDate) => {
  const teacher = giverOf(lesson);
  if (teacher === undefined || !isOpen(lesson)) return [];
  const first = { lesson, teacher, day: await dayOf(connection, lesson.date) };
  const day = otherDate === lesson.date ? first.day : await dayOf(connection, otherDate);
  return day.lessons
    .filter((other) => {
      const giver = giverOf(other);
      if (giver === undefined || !isOpen(other)) return false;
      const second = { lesson: other, teacher: giver, day };
      return against(first, second) === undefined && against(second, first) === undefined;
    })
    .toSorted(
      (a, b) =>
        Number(b.batch === lesson.batch) - Number(a.batch === lesson.batch) ||
        a.startTime.localeCompare(b.startTime) ||
        a.batchName.localeCompare(b.batchName, undefined, { numeric: true }),
    )
    .map(({ id, teacherNames, batchName, subjectName, startTime, endTime }) => ({
      id,
      teacherName: teacherNames.join(', '),
      batchName,
      subjectName,
      startTime,
      endTime,
    }));
};

/** @throws Invalid and Conflict for a lesson that nobody can give away */
const halfOf = async (
  work: Work,
  lesson: number,
  date: IsoDate,
  fields: readonly [date: string, lesson: string],
): Promise<Half> => {
  const found = await requireLesson(work.transaction, lesson, date, fields);
  const teacher = giverOf(found);
  if (teacher === undefined) {
    throw invalidField(fields[1], 'notOneTeacher', 'Only a lesson with one teacher can be exchanged.');
  }
  if (!isOpen(found)) {
    throw conflictAt(fields[1], 'notOpen', 'The lesson is already covered, exchanged or cancelled.');
  }
  if (await hasRegister(work.transaction, found)) {
    throw new Conflict('The register of this lesson has been taken, so the lesson cannot be exchanged.', {
      code: 'REGISTER_TAKEN',
    });
  }
  return { lesson: found, teacher, day: await dayOf(work.transaction, date) };
};

/**
 * Two teachers give each other's lessons, on the same day or on two days: two covers that point at each other (R25).
 * @throws Invalid for a lesson that is not on its day; Conflict where one of them is not free, on leave or not there
 */
export const exchange = async (work: Work, input: InputOf<typeof exchangeLessons>) => {
  const first = await halfOf(work, input.lesson, input.date, ['date', 'lesson']);
  const second = await halfOf(work, input.otherLesson, input.otherDate, ['otherDate', 'otherLesson']);
  const [reason, otherReason] = [against(first, second), against(second, first)];
  if (reason) throw conflictAt('lesson', 'notFree', reason.sentence, reason.params);
  if (otherReason) throw conflictAt('otherLesson', 'notFree', otherReason.sentence, otherReason.params);
  const about = { reason: input.reason ?? null, tellsClass: input.tellsClasses !== false };
  const make = async ({ lesson }: Half, { teacher }: Half, counterpart: number | null): Promise<number> => {
    const values = { date: lesson.date, lesson: lesson.id, employee: teacher, counterpart, ...about };
    const [made] = await work.records.create(work, 'lessonCover', [values], { system: true });
    return Number(made?.['id']);
  };
  const firstId = await make(first, second, null);
  const secondId = await make(second, first, firstId);
  await work.records.update(work, 'lessonCover', firstId, { counterpart: secondId }, { system: true });
  return { first: firstId, second: secondId };
};
