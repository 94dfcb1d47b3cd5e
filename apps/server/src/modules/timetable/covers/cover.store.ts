import type { IsoDate } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** What is different about a lesson on one day. */
export interface CoverRow {
  readonly id: number;
  readonly version: number;
  readonly date: IsoDate;
  readonly lesson: number;
  readonly employee: number | null;
  readonly absent: number | null;
  readonly subject: number | null;
  readonly cancelled: boolean;
  readonly exchanged: boolean;
}

/** Covers of lessons in a range of days, of some batches or of all. */
export const coversBetween = (
  connection: Connection,
  from: IsoDate,
  to: IsoDate,
  batches: readonly number[] | null = null,
): Promise<CoverRow[]> =>
  connection.query<CoverRow>({
    name: 'covers_between',
    text: `SELECT id::float8 AS id, version, date::text AS date, lesson_id::float8 AS lesson, employee_id::float8 AS employee,
        absent_id::float8 AS absent, subject_id::float8 AS subject, cancelled, counterpart_id IS NOT NULL AS exchanged
      FROM lesson_cover WHERE date BETWEEN $1 AND $2 AND lesson_id IS NOT NULL
        AND ($3::bigint[] IS NULL OR batch_id = ANY ($3)) ORDER BY date, id`,
    most: 20_000,
    values: [from, to, batches],
  });

/** Covers taken in the month of a day, by employee; exchanged lessons do not count. */
export const coversOfMonth = async (
  connection: Connection,
  date: IsoDate,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await connection.query<{ employee: number; count: number }>({
    name: 'covers_of_month',
    text: `SELECT employee_id::float8 AS employee, count(*)::int AS count FROM lesson_cover
      WHERE employee_id IS NOT NULL AND counterpart_id IS NULL AND date_trunc('month', date) = date_trunc('month', $1::date) GROUP BY 1`,
    most: 10_000,
    values: [date],
  });
  return new Map(rows.map(({ employee, count }) => [employee, count]));
};

/** A room booked for a lesson on a day, in place of its own. */
export const roomsOfLessons = async (
  connection: Connection,
  from: IsoDate,
  to: IsoDate,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await connection.query<{ lesson: number; date: string; room: string }>({
    name: 'rooms_of_lessons',
    text: `SELECT a.lesson_id::float8 AS lesson, a.date::text AS date, concat_ws(' ', u.code, r.name) AS room
      FROM classroom_allocation a JOIN classroom r ON r.id = a.classroom_id JOIN building u ON u.id = r.building_id
      WHERE a.lesson_id IS NOT NULL AND a.date BETWEEN $1 AND $2 AND NOT a.archived`,
    most: 20_000,
    values: [from, to],
  });
  return new Map(rows.map(({ lesson, date, room }) => [`${lesson}/${date}`, room]));
};

/** The room booked for one lesson on a day, in place of its own. */
export const roomOfLesson = async (
  connection: Connection,
  lesson: number,
  date: IsoDate,
): Promise<number | undefined> => {
  const [row] = await connection.query<{ classroom: number }>({
    name: 'room_of_lesson',
    text: `SELECT classroom_id::float8 AS classroom FROM classroom_allocation
      WHERE lesson_id = $1 AND date = $2 AND NOT archived ORDER BY id LIMIT 1`,
    values: [lesson, date],
  });
  return row?.classroom;
};

/** Hours of a weekday in which teachers cannot teach. */
export const hoursNever = (
  connection: Connection,
  weekday: string,
): Promise<{ readonly teacher: number; readonly startTime: string; readonly endTime: string }[]> =>
  connection.query({
    name: 'hours_never',
    text: `SELECT employee_id::float8 AS teacher, start_time::text AS "startTime", end_time::text AS "endTime"
      FROM teacher_unavailability WHERE weekday = $1 AND kind = 'NEVER'`,
    most: 20_000,
    values: [weekday],
  });
