import { addDays, weekdayOf } from '@school/domain';
import type { IsoDate } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { studentHolidays } from '../../calendar/holidays.store.ts';
import { namedSubjects } from '../../academics/taught-subjects.store.ts';
import { lessonLimits } from '../../hr/lesson-limits.store.ts';
import { coversBetween, roomOfLesson, roomsOfLessons } from '../covers/cover.store.ts';
import type { CoverRow } from '../covers/cover.store.ts';
import { someLessons } from '../lessons/lesson.store.ts';
import type { NamedLesson } from '../lessons/lesson.store.ts';
import { plannedOf, taughtOn } from '../lessons/taught-subject.ts';
import type { LessonSubject } from '../lessons/taught-subject.ts';
import { standingOn } from '../lessons/standing-lesson.ts';
import type { StandingLesson } from '../lessons/standing-lesson.ts';
import { lastDays } from '../leaving.store.ts';
import { timetablesFor } from './current-timetable.store.ts';

/** A lesson as it takes place on one day, with the subject that is taught then. */
export interface DayLesson extends StandingLesson {
  readonly date: IsoDate;
  /** What would be taught without a cover. */
  readonly planned: LessonSubject;
  /** Who takes it instead, with the cover that records it. */
  readonly cover: number | null;
  readonly coverId: number | null;
  readonly coverVersion: number | null;
  readonly coverName: string | null;
  /** Its teacher gives a lesson of the covering teacher. */
  readonly exchanged: boolean;
  readonly cancelled: boolean;
  /** The room on this day. */
  readonly room: string | null;
}

/** Whose lessons: `null` for everyone's. A teacher's include those he covers. */
export interface Whose {
  readonly batches: readonly number[] | null;
  readonly employee: number | null;
}

const nobody = { batch: null, employee: null, classroom: null } as const;

/** A lesson on one day, with the subject that is taught then, and what is different about it. */
interface DatedLesson {
  readonly lesson: StandingLesson;
  readonly planned: LessonSubject;
  readonly date: IsoDate;
  readonly cover: CoverRow | undefined;
}

/** Lessons in a range of days, by the timetable published for each day. */
const datedLessons = async (
  connection: Connection,
  from: IsoDate,
  to: IsoDate,
  batches: readonly number[] | null,
): Promise<readonly DatedLesson[]> => {
  const covers = await coversBetween(connection, from, to, batches);
  const byLesson = new Map(covers.map((cover) => [`${cover.lesson}/${cover.date}`, cover]));
  const subjects = await namedSubjects(connection, [
    ...new Set(covers.flatMap(({ subject }) => subject ?? [])),
  ]);
  const timetables = (await timetablesFor(connection, false)).filter(
    ({ startDate, endDate }) => startDate <= to && endDate >= from,
  );
  const found: DatedLesson[] = [];
  const leftOn = await lastDays(connection);
  for (const { id, startDate, endDate } of timetables.toReversed()) {
    const lessons = await someLessons(connection, id, { ...nobody, batches });
    const last = endDate < to ? endDate : to;
    for (let date = startDate > from ? startDate : from; date <= last; date = addDays(date, 1)) {
      const weekday = weekdayOf(date);
      for (const lesson of lessons) {
        if (lesson.weekday !== weekday) continue;
        const cover = byLesson.get(`${lesson.id}/${date}`);
        found.push({
          lesson: taughtOn(standingOn(lesson, date, leftOn), cover, subjects),
          planned: plannedOf(lesson),
          date,
          cover,
        });
      }
    }
  }
  return found;
};

/** Lessons in a range of days, with who covers them; none on days without a published timetable. */
export const lessonsBetween = async (
  connection: Connection,
  from: IsoDate,
  to: IsoDate,
  { batches, employee }: Whose,
): Promise<readonly DayLesson[]> => {
  const dated = await datedLessons(connection, from, to, batches);
  const rooms = await roomsOfLessons(connection, from, to);
  const covering = [...new Set(dated.flatMap(({ cover }) => cover?.employee ?? []))];
  const names = new Map((await lessonLimits(connection, covering)).map(({ id, name }) => [id, name]));
  return dated.flatMap(({ lesson, planned, date, cover }) => {
    const concerns = employee === null || lesson.teachers.includes(employee) || cover?.employee === employee;
    if (!concerns) return [];
    return {
      ...lesson,
      date,
      planned,
      cover: cover?.employee ?? null,
      coverId: cover?.id ?? null,
      coverVersion: cover?.version ?? null,
      coverName: cover?.employee ? (names.get(cover.employee) ?? null) : null,
      exchanged: cover?.exchanged ?? false,
      cancelled: cover?.cancelled ?? false,
      room: rooms.get(`${lesson.id}/${date}`) ?? lesson.roomName,
    };
  });
};

/** A lesson that takes place on a day. */
export interface TaughtLesson extends Pick<
  NamedLesson,
  'batch' | 'batchName' | 'classTiming' | 'startTime' | 'endTime' | 'electiveGroup'
> {
  readonly date: IsoDate;
  /** What is taught on this day, empty for an elective group. */
  readonly subject: number | null;
  readonly subjectName: string;
  /** Who gives it on this day: its teachers, or whoever covers it. */
  readonly givenBy: readonly number[];
  readonly covered: boolean;
}

/** The lessons that take place in a range of days, without cancelled ones; holidays are left to the caller. */
export const taughtLessons = async (
  connection: Connection,
  from: IsoDate,
  to: IsoDate,
  batches: readonly number[] | null,
): Promise<readonly TaughtLesson[]> => {
  const dated = await datedLessons(connection, from, to, batches);
  return dated.flatMap(({ lesson, date, cover }) => {
    if (cover?.cancelled) return [];
    const { batch, batchName, classTiming, startTime, endTime, electiveGroup } = lesson;
    const employee = cover?.employee ?? null;
    return {
      batch,
      batchName,
      classTiming,
      startTime,
      endTime,
      electiveGroup,
      date,
      subject: electiveGroup === null ? lesson.subject : null,
      subjectName: lesson.subjectName,
      givenBy: employee === null ? lesson.teachers : [employee],
      covered: employee !== null,
    };
  });
};

/** The room in which a batch has its lesson of a period on a day; null if unknown. */
export const roomAt = async (
  connection: Connection,
  { batch, date, classTiming }: Pick<TaughtLesson, 'batch' | 'date' | 'classTiming'>,
): Promise<number | null> => {
  const dated = await datedLessons(connection, date, date, [batch]);
  const lesson = dated.find((one) => one.lesson.classTiming === classTiming)?.lesson;
  return lesson ? ((await roomOfLesson(connection, lesson.id, date)) ?? lesson.classroom) : null;
};

/** Days without classes, in a range of days. */
export const holidaysBetween = (connection: Connection, from: IsoDate, to: IsoDate): Promise<IsoDate[]> =>
  studentHolidays(connection, { from, to });
