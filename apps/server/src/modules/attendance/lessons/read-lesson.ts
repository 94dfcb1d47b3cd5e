import { isRegisterLocked, isWithin, type IsoDate } from '@school/domain';
import { NotFound } from '@school/kernel';
import type { CallContext } from '../../../engine/context.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { studentSettingOf } from '../../students/student.store.ts';
import { attendanceSettingOf } from '../attendance-setting.store.ts';
import { registerBatch, registerLabels, registerStudents, takenDays } from '../register/register.store.ts';
import { marksAll, requireReadable } from '../rights.ts';
import { conductedLessons, isTaughtTo, type ConductedLesson } from './conducted-lessons.ts';
import { gives, mayMarkLesson, requireReadableLesson } from './lesson-rights.ts';
import { batchesByLesson, lessonKey, lessonMarks, takenLessons, type LessonPlace } from './lesson.store.ts';

type Caller = Pick<CallContext, 'actor' | 'today'>;

/** A lesson that takes place, in a batch with lesson registers. @throws NotFound for any other */
export const lessonAt = async (connection: Connection, place: LessonPlace): Promise<ConductedLesson> => {
  const { batch, date } = place;
  const byLesson = await batchesByLesson(connection, await attendanceSettingOf(connection), [batch]);
  if (!byLesson.has(batch)) throw new NotFound();
  const lessons = await conductedLessons(connection, { from: date, to: date }, [batch]);
  const lesson = lessons.find((one) => lessonKey(one) === lessonKey(place));
  if (!lesson) throw new NotFound();
  return lesson;
};

/** Students of a lesson on its day, in the school's sort order. */
export const studentsOfLesson = async (connection: Connection, lesson: ConductedLesson) => {
  const batch = await registerBatch(connection, lesson.batch);
  if (!batch) throw new NotFound();
  const { sortBy } = await studentSettingOf(connection);
  const day = { from: lesson.date, to: lesson.date };
  const students = await registerStudents(connection, batch, day, sortBy);
  return students.filter(({ student, stays }) => isTaughtTo(lesson, student) && isWithin(lesson.date, stays));
};

/** Whether the day of a lesson is closed for everyone but the office: its registers are locked with it (R28). */
export const isDayLocked = async (
  connection: Connection,
  { batch, date }: Pick<LessonPlace, 'batch' | 'date'>,
  today: IsoDate,
): Promise<boolean> => {
  const { lockAfterDays } = await attendanceSettingOf(connection);
  const [day] = await takenDays(connection, batch, { from: date, to: date });
  return isRegisterLocked(date, day?.status ?? null, lockAfterDays, today);
};

/** Lessons of a day with a register: of a batch, or those the caller gives. */
export const lessonsOfDayToMark = async (
  connection: Connection,
  date: IsoDate,
  batch: number | null,
  { actor }: Caller,
) => {
  const setting = await attendanceSettingOf(connection);
  if (batch !== null) requireReadable(actor, batch);
  const isAsked = batch !== null || actor.employee != null;
  const byLesson = isAsked
    ? await batchesByLesson(connection, setting, batch === null ? null : [batch])
    : new Set<number>();
  const day = { from: date, to: date };
  const lessons =
    byLesson.size === 0
      ? []
      : await conductedLessons(
          connection,
          day,
          [...byLesson],
          (lesson) => batch !== null || gives(actor, lesson),
        );
  const batches = [...new Set(lessons.map((lesson) => lesson.batch))];
  const taken = new Set((await takenLessons(connection, batches, day)).map(lessonKey));
  return {
    date,
    byLesson: setting.isByLesson,
    lessons: lessons
      .map((lesson) => ({ ...lesson, taken: taken.has(lessonKey(lesson)) }))
      .toSorted((a, b) => a.startTime.localeCompare(b.startTime) || a.batchName.localeCompare(b.batchName)),
  };
};

/** The register of a lesson, in the same shape as a daily one. */
export const readLesson = async (connection: Connection, place: LessonPlace, { actor, today }: Caller) => {
  const lesson = await lessonAt(connection, place);
  requireReadableLesson(actor, lesson);
  const { batch, batchName, date } = lesson;
  const day = { from: date, to: date };
  const taken = (await takenLessons(connection, [batch], day)).filter(
    (one) => lessonKey(one) === lessonKey(place),
  );
  const marks = (await lessonMarks(connection, batch, day)).filter(
    (mark) => lessonKey(mark) === lessonKey(place),
  );
  return {
    batch,
    batchName,
    ...day,
    today,
    offDays: [],
    locked: (await isDayLocked(connection, place, today)) ? [date] : [],
    taken: taken.map(({ takenBy }) => ({ date, status: 'OPEN' as const, takenBy })),
    students: await studentsOfLesson(connection, lesson),
    marks: marks.map(({ student, label, kind, reason, minutesLate }) => ({
      student,
      date,
      label,
      forenoon: kind !== 'LATE',
      afternoon: kind !== 'LATE',
      reason,
      minutesLate,
    })),
    labels: await registerLabels(connection),
    mayMark: await mayMarkLesson(connection, actor, lesson),
    mayUnlock: marksAll(actor),
    notifies: false,
  };
};
