import { isWithin, type RegisterLabel } from '@school/domain';
import { Conflict } from '@school/kernel';
import type { Changes } from '../../../engine/audit-entry.ts';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { Work } from '../../../engine/behaviour.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { refusedMark } from '../register/refused-mark.ts';
import { holdBatchRegister, registerLabels } from '../register/register.store.ts';
import { marksAll } from '../rights.ts';
import type { ConductedLesson } from './conducted-lessons.ts';
import { mayMarkLesson, requireReadableLesson } from './lesson-rights.ts';
import { lessonKey, lessonMarks, type LessonMarkRow, type LessonPlace } from './lesson.store.ts';
import { isDayLocked, lessonAt, studentsOfLesson } from './read-lesson.ts';
import { rollUp } from './roll-up.ts';
import {
  clearLessonMarks,
  putLessonMarks,
  takeLessonRegister,
  type LessonMark,
  type WrittenLessonMark,
} from './write-lesson.store.ts';

/** @throws the refusal of a mark, at its place in the body */
const judge = (
  mark: LessonMark,
  at: number,
  students: ReadonlySet<number>,
  labels: ReadonlyMap<number, RegisterLabel>,
): void => {
  const label = labels.get(mark.label);
  if (!students.has(mark.student)) {
    throw invalidField(`marks[${at}].student`, 'OUTSIDE', 'The student is not in this lesson.');
  }
  if (!label) throw invalidField(`marks[${at}].label`, 'UNKNOWN_LABEL', 'This label is not in use.');
  if (label.requiresReason && !mark.reason?.trim()) {
    throw invalidField(`marks[${at}].reason`, 'NO_REASON', 'Give a reason.');
  }
  if (label.kind !== 'LATE' && mark.minutesLate !== null) {
    throw invalidField(
      `marks[${at}].minutesLate`,
      'NOT_LATE',
      'Minutes can only be entered for someone who is late.',
    );
  }
};

/** @throws for a future day, a locked day, and a lesson given by others */
const requireOpen = async (lesson: ConductedLesson, work: Work): Promise<void> => {
  const { transaction, context } = work;
  const { actor, today } = context;
  requireReadableLesson(actor, lesson);
  if (!(await mayMarkLesson(transaction, actor, lesson))) {
    throw new Conflict('Attendance is marked by whoever gives the lesson.', { code: 'NOT_TEACHER' });
  }
  if (lesson.date > today) throw refusedMark('FUTURE');
  if (!marksAll(actor) && (await isDayLocked(transaction, lesson, today))) throw refusedMark('LOCKED');
};

const markFields = ['label', 'reason', 'minutesLate'] as const;

const changesOf = (before: LessonMarkRow | undefined, after: LessonMark | undefined): Changes =>
  Object.fromEntries(
    markFields.flatMap((field) => {
      const [old, now] = [before?.[field] ?? null, after?.[field] ?? null];
      return old === now ? [] : [[field, [old, now]] as const];
    }),
  );

const write = async (lesson: ConductedLesson, marks: readonly LessonMark[], work: Work): Promise<void> => {
  const { transaction } = work;
  const day = { from: lesson.date, to: lesson.date };
  const standing = (await lessonMarks(transaction, lesson.batch, day)).filter(
    (mark) => lessonKey(mark) === lessonKey(lesson),
  );
  const before = new Map(standing.map((mark) => [mark.student, mark]));
  const after = new Map(marks.map((mark) => [mark.student, mark]));
  const put = await putLessonMarks(transaction, lesson, [...after.values()], actorId(work));
  const gone = standing.filter(({ student }) => !after.has(student)).map(({ id }) => id);
  const cleared = gone.length > 0 ? await clearLessonMarks(transaction, gone) : [];
  const audit = (verb: string, rows: readonly WrittenLessonMark[]): void =>
    writeAuditLines(
      work,
      'subjectAttendance',
      verb,
      rows.map(({ id, version, student }) => ({
        id,
        version,
        changes: changesOf(before.get(student), after.get(student)),
      })),
    );
  audit(
    'create',
    put.filter(({ isNew }) => isNew),
  );
  audit(
    'update',
    put.filter(({ isNew }) => !isNew),
  );
  audit('delete', cleared);
  writeAuditLines(
    work,
    'lessonRegister',
    'create',
    await takeLessonRegister(transaction, lesson, actorId(work)),
  );
};

/**
 * Takes the register of a lesson as a whole: anyone not named was present. Users who mark the same batch are serialised,
 * and the days of the students follow from their lessons.
 * @returns how many were absent or late
 */
export const takeLessonAsWhole = async (
  place: LessonPlace,
  marks: readonly LessonMark[],
  work: Work,
): Promise<number> => {
  const { transaction } = work;
  await holdBatchRegister(transaction, place.batch);
  const lesson = await lessonAt(transaction, place);
  await requireOpen(lesson, work);
  const students = (await studentsOfLesson(transaction, lesson)).filter(({ stays }) =>
    isWithin(lesson.date, stays),
  );
  const ids = students.map(({ student }) => student);
  const labels = new Map((await registerLabels(transaction)).map((label) => [label.id, label]));
  const known = new Set(ids);
  for (const [at, mark] of marks.entries()) judge(mark, at, known, labels);
  await write(lesson, marks, work);
  await rollUp(lesson, ids, work);
  return new Set(marks.map(({ student }) => student)).size;
};
