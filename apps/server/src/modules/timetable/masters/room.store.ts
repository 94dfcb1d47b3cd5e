import type { WeekdayKey } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { batchTimes, classes, subjects } from '../../academics/classes.ts';
import { electives } from '../../students/roll.store.ts';

/**
 * SQL: rooms as other modules name them: `id`, `name` ("S Hall"), `seat_rows` and `seat_columns` in exams (null where none are
 * held there), `active`.
 */
export const rooms = `(select r.id, concat_ws(' ', u.code, r.name) as name, r.seat_rows, r.seat_columns,
    r.active and not r.archived as active
  from classroom r join building u on u.id = r.building_id)`;

/** Rooms booked at some hours of a day. */
export const roomsTaken = async (
  connection: Connection,
  { date, startTime, endTime }: Pick<AskedRoom, 'date' | 'startTime' | 'endTime'>,
): Promise<ReadonlySet<number>> => {
  const taken = await connection.query<{ id: number }>({
    name: 'rooms_taken',
    text: `SELECT DISTINCT classroom_id::float8 AS id FROM classroom_allocation
      WHERE NOT archived AND date = $1::date AND start_time < $3::time AND end_time > $2::time`,
    most: 5_000,
    values: [date, startTime, endTime],
  });
  return new Set(taken.map(({ id }) => id));
};

interface AskedRoom {
  readonly room: number;
  readonly date: string;
  readonly weekday: WeekdayKey;
  readonly startTime: string;
  readonly endTime: string;
  /** A lesson that does not count as a conflict, 0 for none. */
  readonly except: number;
}

interface RoomLesson {
  readonly batch: string;
  readonly subject: string;
  readonly startTime: string;
  readonly endTime: string;
}

/**
 * A lesson of a published timetable that has the room at these hours of a day, if there is one. The room is locked until
 * the transaction ends, so that lessons and bookings take it one after the other.
 */
export const lessonInRoom = async (
  connection: Connection,
  { room, date, weekday, startTime, endTime, except }: AskedRoom,
): Promise<RoomLesson | undefined> => {
  await connection.query({
    name: 'room_hold',
    text: 'SELECT id FROM classroom WHERE id = $1 FOR NO KEY UPDATE',
    values: [room],
  });
  const [lesson] = await connection.query<RoomLesson>({
    name: 'room_lesson',
    text: `SELECT b.label AS batch, coalesce(s.name, g.name, '') AS subject,
        to_char(e.start_time, 'HH24:MI') AS "startTime", to_char(e.end_time, 'HH24:MI') AS "endTime"
      FROM timetable_entry e JOIN timetable t ON t.id = e.timetable_id JOIN ${classes} b ON b.id = e.batch_id
        LEFT JOIN ${subjects} s ON s.id = e.subject_id
        LEFT JOIN ${electives} g ON g.id = e.elective_group_id
      WHERE e.classroom_id = $1 AND t.status = 'PUBLISHED' AND $2::date BETWEEN t.start_date AND t.end_date
        AND e.weekday = $3 AND e.start_time < $5::time AND e.end_time > $4::time AND e.id <> $6
      ORDER BY e.start_time LIMIT 1`,
    values: [room, date, weekday, startTime, endTime, except],
  });
  return lesson;
};

/** Rooms in which a batch has lessons, including its home room. @param also further rooms by id */
export const roomsOfBatch = (
  connection: Connection,
  batch: number,
  also: readonly number[],
): Promise<{ readonly id: number; readonly name: string; readonly isHome: boolean }[]> =>
  connection.query({
    name: 'rooms_of_batch',
    text: `SELECT r.id::float8 AS id, concat_ws(' ', u.code, r.name) AS name,
        r.id IS NOT DISTINCT FROM b.home_room_id AS "isHome"
      FROM classroom r JOIN building u ON u.id = r.building_id JOIN ${batchTimes} b ON b.id = $1
      WHERE r.id = ANY ($2::bigint[]) OR NOT r.archived AND (r.id = b.home_room_id
        OR EXISTS (SELECT FROM timetable_entry e WHERE e.batch_id = b.id AND e.classroom_id = r.id))
      ORDER BY "isHome" DESC, name, r.id`,
    most: 1_000,
    values: [batch, also],
  });
