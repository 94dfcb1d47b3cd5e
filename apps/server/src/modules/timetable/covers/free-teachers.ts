import { weekdayOf } from '@school/domain';
import type { AwayRow, IsoDate } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { loadsOf } from '../../academics/allotment.store.ts';
import { awayRows } from '../../leave/applications/away.store.ts';
import { someLessons } from '../lessons/lesson.store.ts';
import { lessonsBetween } from '../views/day-lessons.ts';
import type { DayLesson } from '../views/day-lessons.ts';
import { coversOfMonth, hoursNever } from './cover.store.ts';

const everybody = { batches: null, employee: null } as const;
const all = { batch: null, employee: null, classroom: null, batches: null } as const;

/** Noon, which separates the halves of a day of leave. */
const noon = '12:00';

/** Employees who are on leave on a day or have applied for it, with the part of the day. */
export const awayOn = (connection: Connection, date: IsoDate): Promise<AwayRow[]> =>
  awayRows(connection, { from: date, to: date, department: 0, viewer: 0 });

export interface Hours {
  readonly startTime: string;
  readonly endTime: string;
}

const meets = (one: Hours, other: Hours): boolean =>
  one.startTime < other.endTime && other.startTime < one.endTime;

/** Whether approved leave keeps someone from a lesson. */
export const isAwayThen = ({ session, status }: AwayRow, { startTime }: Hours): boolean =>
  status === 'APPROVED' && (session === 'FULL' || (session === 'FIRST') === startTime < noon);

/** Whether approved leave overlaps some hours. */
const isAwayAt = ({ session, status }: AwayRow, { startTime, endTime }: Hours): boolean =>
  status === 'APPROVED' && (session === 'FULL' || (session === 'FIRST' ? startTime < noon : endTime > noon));

/** Everything about a day that determines who is free. */
export const dayOf = async (connection: Connection, date: IsoDate) => ({
  lessons: await lessonsBetween(connection, date, date, everybody),
  away: await awayOn(connection, date),
  never: await hoursNever(connection, weekdayOf(date)),
});
export type Day = Awaited<ReturnType<typeof dayOf>>;

const takes = (employee: number, { cancelled, cover, teachers }: DayLesson): boolean =>
  !cancelled && (cover === employee || (cover === null && teachers.includes(employee)));

export interface Reason {
  readonly sentence: string;
  readonly params: Readonly<Record<string, string>>;
}

const isSame = (one: DayLesson, other: DayLesson | undefined): boolean =>
  one.id === other?.id && one.date === other.date;

/** What someone teaches at the time of a lesson on the same day, apart from a lesson they no longer give. */
export const givenMeanwhile = (
  employee: number,
  lesson: DayLesson,
  { lessons }: Pick<Day, 'lessons'>,
  without?: DayLesson,
): DayLesson | undefined =>
  lessons.find(
    (other) =>
      !isSame(other, lesson) && !isSame(other, without) && meets(lesson, other) && takes(employee, other),
  );

/**
 * Why someone cannot take a lesson on a day; undefined where nothing prevents it (R25).
 * @param without a lesson that someone else will give for them, on this day or another
 */
export const obstacle = (
  employee: number,
  lesson: DayLesson,
  { lessons, away, never }: Day,
  without?: DayLesson,
): Reason | undefined => {
  if (lesson.teachers.includes(employee)) {
    return { sentence: 'This is the teacher of the lesson.', params: {} };
  }
  const busy = givenMeanwhile(employee, lesson, { lessons }, without);
  const params = { from: lesson.startTime.slice(0, 5), to: lesson.endTime.slice(0, 5) };
  if (busy) {
    return {
      sentence: 'The teacher has %{subject} in %{batch} from %{from} to %{to}.',
      params: { ...params, subject: busy.subjectName, batch: busy.batchName },
    };
  }
  if (away.some((row) => row.employeeId === employee && isAwayThen(row, lesson))) {
    return { sentence: 'The teacher is on leave at this time.', params: {} };
  }
  const isNever = never.some((hours) => hours.teacher === employee && meets(hours, lesson));
  return isNever ? { sentence: 'The teacher is unavailable from %{from} to %{to}.', params } : undefined;
};

/** Someone who is unavailable at some hours of a day: because of a lesson, leave, or hours they never teach. */
export interface TakenTeacher {
  readonly employee: number;
  readonly by: 'lesson' | 'leave' | 'never';
  readonly lesson?: DayLesson;
}

/**
 * Everyone who is unavailable at some hours of a day.
 * @param without batches whose lessons do not take place then
 */
export const takenAt = (
  { lessons, away, never }: Day,
  hours: Hours,
  without: ReadonlySet<number>,
): readonly TakenTeacher[] => [
  ...away
    .filter((row) => isAwayAt(row, hours))
    .map(({ employeeId }) => ({ employee: employeeId, by: 'leave' as const })),
  ...never
    .filter((one) => meets(one, hours))
    .map(({ teacher }) => ({ employee: teacher, by: 'never' as const })),
  ...lessons
    .filter((lesson) => !lesson.cancelled && !without.has(lesson.batch) && meets(lesson, hours))
    .flatMap((lesson) =>
      (lesson.cover === null ? lesson.teachers : [lesson.cover]).map((employee) => ({
        employee,
        by: 'lesson' as const,
        lesson,
      })),
    ),
];

/** Why someone cannot take a lesson; undefined where nothing prevents it. */
export const whyNot = async (
  connection: Connection,
  employee: number,
  lesson: DayLesson,
): Promise<Reason | undefined> => obstacle(employee, lesson, await dayOf(connection, lesson.date));

/** The teacher of a lesson who is away; if none is on leave, the first one. */
export const absentFrom = async (connection: Connection, lesson: DayLesson): Promise<number | null> => {
  const away = await awayOn(connection, lesson.date);
  const gone = lesson.teachers.find((id) => away.some(({ employeeId }) => employeeId === id));
  return gone ?? lesson.teachers[0] ?? null;
};

/**
 * Who could take a lesson, best first: those who teach the subject, then those with the fewest lessons on the day, then
 * with the fewest covers in the month (R25). Whoever covers it already is not among them.
 */
export const freeTeachers = async (connection: Connection, lesson: DayLesson) => {
  const day = await dayOf(connection, lesson.date);
  const covers = await coversOfMonth(connection, lesson.date);
  const ofWeek = await someLessons(connection, lesson.timetable, all);
  const teaching = new Set(ofWeek.flatMap(({ teachers }) => teachers));
  const sameSubject = new Set(
    ofWeek
      .filter(({ subjectCode }) => subjectCode === lesson.planned.subjectCode)
      .flatMap(({ teachers }) => teachers),
  );
  const people = await loadsOf(connection, 0);
  return people
    .filter(({ id }) => teaching.has(id) && id !== lesson.cover && obstacle(id, lesson, day) === undefined)
    .map(({ id, name }) => ({
      id,
      name,
      teachesSubject: sameSubject.has(id),
      lessons: day.lessons.filter((one) => takes(id, one)).length,
      covers: covers.get(id) ?? 0,
    }))
    .toSorted(
      (a, b) =>
        Number(b.teachesSubject) - Number(a.teachesSubject) ||
        a.lessons - b.lessons ||
        a.covers - b.covers ||
        a.name.localeCompare(b.name),
    );
};
