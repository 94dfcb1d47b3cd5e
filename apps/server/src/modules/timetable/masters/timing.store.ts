import type { Connection } from '../../../platform/database/database.ts';

/**
 * Two periods of a set that overlap, if there are any; the set is locked, so that periods are added one after the other.
 */
export const meetingPeriods = async (
  connection: Connection,
  set: number,
): Promise<{ readonly one: string; readonly other: string }[]> => {
  await connection.query({
    name: 'timing_hold',
    text: 'SELECT id FROM class_timing_set WHERE id = $1 FOR NO KEY UPDATE',
    values: [set],
  });
  return connection.query({
    name: 'timing_meeting',
    text: `SELECT a.name AS one, b.name AS other FROM class_timing a JOIN class_timing b
        ON b.class_timing_set_id = a.class_timing_set_id AND a.id <> b.id
          AND (a.start_time, a.id) < (b.start_time, b.id) AND b.start_time < a.end_time
      WHERE a.class_timing_set_id = $1 ORDER BY a.start_time, b.start_time LIMIT 1`,
    values: [set],
  });
};

/** Gives lessons the current times of their periods; all together, so that a bell may be moved as a whole. */
export const moveLessons = async (connection: Connection, set: number): Promise<void> => {
  await connection.query({
    name: 'timing_move_lessons',
    text: `UPDATE timetable_entry e SET start_time = t.start_time, end_time = t.end_time
      FROM class_timing t WHERE t.id = e.class_timing_id AND t.class_timing_set_id = $1
        AND (e.start_time, e.end_time) IS DISTINCT FROM (t.start_time, t.end_time)`,
    values: [set],
  });
  await connection.query({
    name: 'timing_move_teachers',
    text: `UPDATE lesson_teacher l SET start_time = t.start_time, end_time = t.end_time
      FROM timetable_entry e JOIN class_timing t ON t.id = e.class_timing_id
      WHERE l.lesson_id = e.id AND t.class_timing_set_id = $1
        AND (l.start_time, l.end_time) IS DISTINCT FROM (t.start_time, t.end_time)`,
    values: [set],
  });
};

/** Names of periods, by their ids: days with another bell use the same name for theirs. */
export const periodNames = async (
  connection: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await connection.query<{ readonly id: number; readonly name: string }>({
    name: 'period_names',
    text: `select id::float8 as id, name from class_timing where id = any($1::bigint[])`,
    most: 5_000,
    values: [ids],
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
};
