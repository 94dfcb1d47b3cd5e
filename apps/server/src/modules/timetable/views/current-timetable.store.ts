import type { IsoDate } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

export interface TimetableRow {
  readonly id: number;
  readonly name: string;
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
  readonly status: string;
}

const columns = `id::float8 AS id, name, start_date::text AS "startDate", end_date::text AS "endDate", status`;

/** The timetables that a user may see, latest first; drafts only for those who make timetables. */
export const timetablesFor = (connection: Connection, withDrafts: boolean): Promise<TimetableRow[]> =>
  connection.query<TimetableRow>({
    name: 'timetables_for',
    text: `SELECT ${columns} FROM timetable WHERE $1 OR status = 'PUBLISHED' ORDER BY start_date DESC, id`,
    most: 1_000,
    values: [withDrafts],
  });

/** The published timetable that applies on a day. */
export const timetableOn = async (
  connection: Connection,
  date: IsoDate,
): Promise<TimetableRow | undefined> => {
  const [row] = await connection.query<TimetableRow>({
    name: 'timetable_on',
    text: `SELECT ${columns} FROM timetable
      WHERE status = 'PUBLISHED' AND $1::date BETWEEN start_date AND end_date ORDER BY id LIMIT 1`,
    values: [date],
  });
  return row;
};

/** All batches of a timetable. */
export const batchesOfTimetable = async (connection: Connection, timetable: number): Promise<number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'timetable_batch_ids',
    text: 'SELECT target_id::float8 AS id FROM timetable_batches WHERE owner_id = $1 ORDER BY target_id',
    most: 10_000,
    values: [timetable],
  });
  return rows.map(({ id }) => id);
};

/** Rooms in which lessons can take place. */
export const lessonRooms = (
  connection: Connection,
): Promise<{ readonly id: number; readonly name: string; readonly capacity: number }[]> =>
  connection.query({
    name: 'lesson_rooms',
    text: `SELECT r.id::float8 AS id, concat_ws(' ', u.code, r.name) AS name, r.capacity
      FROM classroom r JOIN building u ON u.id = r.building_id WHERE r.active AND NOT r.archived ORDER BY 2, 1`,
    most: 5_000,
  });
