import { isWithin, lessonFigures, type IsoDate, type LessonFigures, type Stay } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { momentOf } from '../../messages/settings.store.ts';
import { attendanceSettingOf } from '../attendance-setting.store.ts';
import type { Days } from '../register/register.store.ts';
import { conductedLessons, isTaughtTo, type ConductedLesson } from './conducted-lessons.ts';
import { batchesByLesson, lessonKey, lessonMarks, takenLessons, type LessonMarkRow } from './lesson.store.ts';

/** A subject with one student's lessons in it. */
export interface SubjectFigures extends LessonFigures {
  readonly subject: number;
  readonly name: string;
}

/** A student in a batch, with the periods spent in it. */
interface Member {
  readonly student: number;
  readonly stays: readonly Stay[];
}

/** Lessons of one student, by subject and in total. */
export interface StudentLessons {
  readonly subjects: readonly SubjectFigures[];
  readonly overall: LessonFigures;
}

/** Lessons of a batch that count so far, and the content of their registers. */
interface Counted {
  readonly lessons: readonly ConductedLesson[];
  readonly marks: readonly LessonMarkRow[];
}

/** The lessons of a batch that count (R27): those that are over, or whose register was taken. */
const countedLessons = async (
  connection: Connection,
  batch: number,
  days: Days,
  today: IsoDate,
): Promise<Counted> => {
  const { isOverTakenLessons } = await attendanceSettingOf(connection);
  const taken = new Set((await takenLessons(connection, [batch], days)).map(lessonKey));
  const { time } = await momentOf(connection);
  const isOver = ({ date, endTime }: ConductedLesson): boolean =>
    date < today || (date === today && endTime <= time);
  const lessons = (await conductedLessons(connection, days, [batch])).filter(
    (lesson) => taken.has(lessonKey(lesson)) || (!isOverTakenLessons && isOver(lesson)),
  );
  return { lessons, marks: await lessonMarks(connection, batch, days) };
};

const figuresOf = ({ lessons, marks }: Counted, { student, stays }: Member): StudentLessons => {
  const own = lessons.filter((lesson) => isTaughtTo(lesson, student) && isWithin(lesson.date, stays));
  const keys = new Set(own.map(lessonKey));
  const ownMarks = marks.filter((mark) => mark.student === student && keys.has(lessonKey(mark)));
  const names = new Map(own.map(({ subject, subjectName }) => [subject, subjectName]));
  return {
    overall: lessonFigures(own.length, ownMarks),
    subjects: [...names].map(([subject, name]) => ({
      subject,
      name,
      ...lessonFigures(
        own.filter((lesson) => lesson.subject === subject).length,
        ownMarks.filter((mark) => mark.subject === subject),
      ),
    })),
  };
};

/**
 * Lesson attendance of students of a batch in a range (R27).
 * @returns by student; nothing where registers are taken once a day
 */
export const lessonsOfStudents = async (
  connection: Connection,
  batch: number,
  members: readonly Member[],
  days: Days,
  today: IsoDate,
): Promise<ReadonlyMap<number, StudentLessons>> => {
  const byLesson = await batchesByLesson(connection, await attendanceSettingOf(connection), [batch]);
  if (!byLesson.has(batch)) return new Map();
  const to = days.to < today ? days.to : today;
  const counted = await countedLessons(connection, batch, { from: days.from, to }, today);
  return new Map(members.map((member) => [member.student, figuresOf(counted, member)]));
};
