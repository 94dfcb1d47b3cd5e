import type { WeekdayKey } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

interface AskedRoom {
  readonly room: number;
  readonly date: string;
  readonly weekday: WeekdayKey;
  readonly startTime: string;
  readonly endTime: string;
  /** A lesson that does not stand in the way, 0 for none. */
  readonly except: number;
}

interface RoomLesson {
  readonly batch: string;
  readonly subject: string;
  readonly startTime: string;
  readonly endTime: string;
}

/**
 * A lesson of a published timetable that has the room at these hours of a day, if there is one. The room is held until
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
    text: `SELECT concat_ws(' ', c.code, b.name) AS batch, coalesce(s.name, g.name, '') AS subject,
        to_char(e.start_time, 'HH24:MI') AS "startTime", to_char(e.end_time, 'HH24:MI') AS "endTime"
      FROM timetable_entry e JOIN timetable t ON t.id = e.timetable_id JOIN batch b ON b.id = e.batch_id
        JOIN course c ON c.id = b.course_id LEFT JOIN subject s ON s.id = e.subject_id
        LEFT JOIN elective_group g ON g.id = e.elective_group_id
      WHERE e.classroom_id = $1 AND t.status = 'PUBLISHED' AND $2::date BETWEEN t.start_date AND t.end_date
        AND e.weekday = $3 AND e.start_time < $5::time AND e.end_time > $4::time AND e.id <> $6
      ORDER BY e.start_time LIMIT 1`,
    values: [room, date, weekday, startTime, endTime, except],
  });
  return lesson;
};
