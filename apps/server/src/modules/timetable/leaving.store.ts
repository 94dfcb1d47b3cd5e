import type { IsoDate } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { classes } from '../academics/classes.ts';
import { leavers, staff } from '../hr/staff.store.ts';

/** Lessons of a week that an employee gives after a day, in published timetables. */
export const lessonsAfter = async (
  connection: Connection,
  employee: number,
  day: IsoDate,
): Promise<number> => {
  const [row] = await connection.query<{ lessons: number }>({
    name: 'lessons_after_day',
    text: `SELECT count(*)::int AS lessons FROM lesson_teacher l JOIN timetable t ON t.id = l.timetable_id
      WHERE l.employee_id = $1 AND t.status = 'PUBLISHED' AND t.end_date > $2::date`,
    values: [employee, day],
  });
  return row?.lessons ?? 0;
};

/** Covers that an employee was to give after a day, on days that are not over. */
export const coversAfter = async (
  connection: Connection,
  employee: number,
  { lastDay, today }: { readonly lastDay: IsoDate; readonly today: IsoDate },
): Promise<readonly number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'covers_after_day',
    text: `SELECT id::float8 AS id FROM lesson_cover
      WHERE employee_id = $1 AND date > $2::date AND date >= $3::date ORDER BY id`,
    most: 10_000,
    values: [employee, lastDay, today],
  });
  return rows.map(({ id }) => id);
};

/** The last day of everyone who has left and is still in a timetable. */
export const lastDays = async (connection: Connection): Promise<ReadonlyMap<number, IsoDate>> => {
  const rows = await connection.query<{ id: number; day: IsoDate }>({
    name: 'lessons_last_days',
    text: `SELECT f.id::float8 AS id, f.last_day::text AS day FROM ${leavers} f
      WHERE EXISTS (SELECT FROM lesson_teacher l WHERE l.employee_id = f.id)`,
    most: 20_000,
  });
  return new Map(rows.map(({ id, day }) => [id, day]));
};

/** A class whose timetable still names someone who has left. */
export interface LessonsOfLeaver {
  readonly timetable: number;
  readonly batch: number;
  readonly batchName: string;
  readonly teacher: string;
  readonly lastDay: IsoDate;
  readonly lessons: number;
}

/** Lessons of a week whose teacher has left, in published timetables that apply today or later. */
export const lessonsOfLeavers = (connection: Connection, today: IsoDate): Promise<LessonsOfLeaver[]> =>
  connection.query<LessonsOfLeaver>({
    name: 'lessons_of_leavers',
    text: `SELECT t.id::float8 AS timetable, b.id::float8 AS batch, b.label AS "batchName", s.name AS teacher,
        f.last_day::text AS "lastDay", count(*)::int AS lessons
      FROM lesson_teacher l JOIN ${leavers} f ON f.id = l.employee_id JOIN ${staff} s ON s.id = f.id
        JOIN timetable t ON t.id = l.timetable_id JOIN timetable_entry e ON e.id = l.lesson_id
        JOIN ${classes} b ON b.id = e.batch_id
      WHERE t.status = 'PUBLISHED' AND t.end_date >= $1::date
      GROUP BY t.id, t.start_date, b.id, b.label, s.name, f.last_day ORDER BY t.start_date, b.label, s.name`,
    most: 10_000,
    values: [today],
  });
