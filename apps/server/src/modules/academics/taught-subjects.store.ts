import type { TaughtSubject } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';

/** A subject of a batch, or an elective group, as it stands in a timetable, with its name. */
export interface NamedTaughtSubject extends TaughtSubject {
  readonly name: string;
}

/**
 * What batches are to be taught in a week: their subjects with the periods of each and who teaches them. The subjects of
 * an elective group are taught at the same time, by the teachers of all of them, as often as the one with the most.
 */
export const taughtSubjects = (
  connection: Connection,
  batches: readonly number[],
): Promise<NamedTaughtSubject[]> =>
  connection.query<NamedTaughtSubject>({
    name: 'taught_subjects',
    text: `SELECT s.batch_id::float8 AS batch, s.elective_group_id::float8 AS "electiveGroup",
        CASE WHEN s.elective_group_id IS NULL THEN s.id END::float8 AS subject,
        max(coalesce(g.name, s.name)) AS name, max(s.max_weekly_classes)::int AS lessons,
        bool_or(s.prefer_consecutive) AS "inPairs",
        coalesce(json_agg(DISTINCT w.employee_id) FILTER (WHERE e.id IS NOT NULL), '[]') AS teachers
      FROM subject s LEFT JOIN elective_group g ON g.id = s.elective_group_id
        LEFT JOIN work_allotment w ON w.subject_id = s.id
        LEFT JOIN employee e ON e.id = w.employee_id AND e.status = 'ACTIVE' AND NOT e.archived
      WHERE s.batch_id = ANY ($1::bigint[]) AND NOT s.archived AND s.max_weekly_classes > 0
      GROUP BY s.batch_id, s.elective_group_id, CASE WHEN s.elective_group_id IS NULL THEN s.id END
      ORDER BY 1, 2 NULLS FIRST, 3`,
    most: 50_000,
    values: [batches],
  });

/** A batch with its name and the room in which it is taught. */
export interface BatchRoom {
  readonly id: number;
  readonly name: string;
  readonly room: number | null;
}

export const batchRooms = (connection: Connection, batches: readonly number[]): Promise<BatchRoom[]> =>
  connection.query<BatchRoom>({
    name: 'batch_rooms',
    text: `SELECT b.id::float8 AS id, concat_ws(' ', c.code, b.name) AS name, b.home_room_id::float8 AS room
      FROM batch b JOIN course c ON c.id = b.course_id
      WHERE b.id = ANY ($1::bigint[]) ORDER BY c.sort_order, c.name, b.name, b.id`,
    most: 10_000,
    values: [batches],
  });
