import type { TakenHours, WeekdayKey } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { classes, subjects } from '../../academics/classes.ts';
import { staff } from '../../hr/staff.store.ts';
import { electives } from '../../students/roll.store.ts';

/** A lesson with the names of everything it occupies. */
export interface NamedLesson extends TakenHours {
  readonly version: number;
  readonly timetable: number;
  readonly batchName: string;
  readonly classTiming: number;
  readonly subject: number | null;
  readonly electiveGroup: number | null;
  readonly subjectName: string;
  readonly subjectCode: string;
  readonly teacherNames: readonly string[];
  readonly roomName: string | null;
  readonly locked: boolean;
}

/** SQL: the columns of a lesson `e` with its names. */
const named = `e.id::float8 AS id, e.version, e.timetable_id::float8 AS timetable, e.batch_id::float8 AS batch,
  b.label AS "batchName", e.weekday, e.class_timing_id::float8 AS "classTiming",
  e.start_time::text AS "startTime", e.end_time::text AS "endTime", e.subject_id::float8 AS subject,
  e.elective_group_id::float8 AS "electiveGroup", coalesce(s.name, g.name, '') AS "subjectName",
  coalesce(s.code, g.name, '') AS "subjectCode", e.classroom_id::float8 AS classroom, e.locked,
  CASE WHEN r.id IS NOT NULL THEN concat_ws(' ', u.code, r.name) END AS "roomName",
  coalesce((SELECT json_agg(l.employee_id ORDER BY l.id) FROM lesson_teacher l WHERE l.lesson_id = e.id), '[]')
    AS teachers,
  coalesce((SELECT json_agg(p.name ORDER BY l.id)
    FROM lesson_teacher l JOIN ${staff} p ON p.id = l.employee_id WHERE l.lesson_id = e.id), '[]') AS "teacherNames"`;

const from = `FROM timetable_entry e JOIN ${classes} b ON b.id = e.batch_id
  LEFT JOIN ${subjects} s ON s.id = e.subject_id LEFT JOIN ${electives} g ON g.id = e.elective_group_id
  LEFT JOIN classroom r ON r.id = e.classroom_id LEFT JOIN building u ON u.id = r.building_id`;

/** Maximum number of lessons in one timetable: 400 classes of 50 periods. */
const mostLessons = 20_000;

/** The lessons of a timetable, in chronological order. */
export const lessonsOf = (connection: Connection, timetable: number): Promise<NamedLesson[]> =>
  connection.query<NamedLesson>({
    name: 'lessons_of_timetable',
    text: `SELECT ${named} ${from} WHERE e.timetable_id = $1 ORDER BY e.start_time, e.id`,
    most: mostLessons,
    values: [timetable],
  });

/** Whose lessons are requested; null for all. */
export interface LessonsOf {
  readonly batch: number | null;
  readonly employee: number | null;
  readonly classroom: number | null;
}

/** Lessons of a timetable: of a class, a teacher, a room, or those of several classes. */
export const someLessons = (
  connection: Connection,
  timetable: number,
  { batch, employee, classroom, batches }: LessonsOf & { readonly batches: readonly number[] | null },
): Promise<NamedLesson[]> =>
  connection.query<NamedLesson>({
    name: 'lessons_of_some',
    text: `SELECT ${named} ${from} WHERE e.timetable_id = $1 AND ($2::bigint IS NULL OR e.batch_id = $2)
        AND ($3::bigint IS NULL OR EXISTS (SELECT FROM lesson_teacher l
          WHERE l.lesson_id = e.id AND l.employee_id = $3))
        AND ($4::bigint IS NULL OR e.classroom_id = $4) AND ($5::bigint[] IS NULL OR e.batch_id = ANY ($5))
      ORDER BY e.start_time, "batchName", e.id`,
    most: mostLessons,
    values: [timetable, batch, employee, classroom, batches],
  });

/** The lessons of a timetable that overlap a time on a day of the week. */
export const lessonsAt = (
  connection: Connection,
  at: {
    readonly timetable: number;
    readonly weekday: WeekdayKey;
    readonly startTime: string;
    readonly endTime: string;
  },
): Promise<NamedLesson[]> =>
  connection.query<NamedLesson>({
    name: 'lessons_at',
    text: `SELECT ${named} ${from} WHERE e.timetable_id = $1 AND e.weekday = $2 AND e.start_time < $4::time
      AND e.end_time > $3::time ORDER BY e.id`,
    most: mostLessons,
    values: [at.timetable, at.weekday, at.startTime, at.endTime],
  });

/** Writes who gives a lesson, with its hours. Fails with 23P01 when someone is elsewhere at that time. */
export const setLessonTeachers = async (
  connection: Connection,
  lesson: number,
  actor: number | null,
): Promise<void> => {
  await connection.query({
    name: 'lesson_teachers_clear',
    text: 'DELETE FROM lesson_teacher WHERE lesson_id = $1',
    values: [lesson],
  });
  await connection.query({
    name: 'lesson_teachers_set',
    text: `INSERT INTO lesson_teacher
        (lesson_id, timetable_id, employee_id, weekday, start_time, end_time, created_by, updated_by)
      SELECT e.id, e.timetable_id, t.target_id, e.weekday, e.start_time, e.end_time, $2, $2
      FROM timetable_entry e JOIN timetable_entry_teachers t ON t.owner_id = e.id
      WHERE e.id = $1 ORDER BY t.position`,
    values: [lesson, actor],
  });
};

/** A period with its set. */
export interface PeriodRow {
  readonly set: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly isBreak: boolean;
}

export const periodOf = async (connection: Connection, id: number): Promise<PeriodRow | undefined> => {
  const found = await connection.repository('classTiming').findOneBy({ id });
  return found
    ? {
        set: found.classTimingSet,
        startTime: found.startTime,
        endTime: found.endTime,
        isBreak: found.isBreak,
      }
    : undefined;
};
