import type { SubjectRules, TaughtSubject } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { staff } from '../hr/staff.store.ts';

/** A subject of a batch, or an elective group, as it appears in a timetable, with its name. */
export interface NamedTaughtSubject extends TaughtSubject {
  readonly name: string;
  readonly rules: SubjectRules;
}

/** Names of elective groups, by id. */
const groupNames = async (
  connection: Connection,
  groups: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> => {
  const asked = groups.flatMap((id) => (id === null ? [] : [{ id }]));
  if (asked.length === 0) return new Map();
  const found = await connection.repository('electiveGroup').find({ where: asked, take: asked.length });
  return new Map(found.map(({ id, name }) => [id, name]));
};

/**
 * What batches are to be taught in a week: their subjects with the periods and teachers of each. The subjects of an
 * elective group are taught at the same time, by the teachers of all of them, as often as the one with the most periods,
 * under the rules of all of them.
 */
export const taughtSubjects = async (
  connection: Connection,
  batches: readonly number[],
): Promise<NamedTaughtSubject[]> => {
  const rows = await connection.query<NamedTaughtSubject>({
    name: 'taught_subjects',
    text: `SELECT s.batch_id::float8 AS batch, s.elective_group_id::float8 AS "electiveGroup",
        CASE WHEN s.elective_group_id IS NULL THEN s.id END::float8 AS subject,
        max(s.name) AS name, max(s.max_weekly_classes)::int AS lessons,
        bool_or(s.prefer_consecutive) AS "inPairs",
        json_build_object(
          'perDay', min(s.lessons_per_day),
          'hours', coalesce(min(s.lesson_hours) FILTER (WHERE s.lesson_hours <> 'ANY'), 'ANY'),
          'keepsHours', bool_or(s.keeps_hours AND s.lesson_hours <> 'ANY'),
          'daysBetween', bool_or(s.days_between),
          'keepsPairs', bool_or(s.keeps_pairs AND s.prefer_consecutive)) AS rules,
        coalesce(json_agg(DISTINCT w.employee_id) FILTER (WHERE e.id IS NOT NULL), '[]') AS teachers
      FROM subject s LEFT JOIN work_allotment w ON w.subject_id = s.id
        LEFT JOIN ${staff} e ON e.id = w.employee_id AND e.active
      WHERE s.batch_id = ANY ($1::bigint[]) AND NOT s.archived AND s.max_weekly_classes > 0
      GROUP BY s.batch_id, s.elective_group_id, CASE WHEN s.elective_group_id IS NULL THEN s.id END
      ORDER BY 1, 2 NULLS FIRST, 3`,
    most: 50_000,
    values: [batches],
  });
  const groups = await groupNames(connection, [...new Set(rows.map(({ electiveGroup }) => electiveGroup))]);
  return rows.map((row) => ({ ...row, name: groups.get(row.electiveGroup ?? 0) ?? row.name }));
};

/** A batch with its name and its home room. */
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

/** A subject by name and code. */
export interface NamedSubject {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  /** The group from which students choose it; null if everyone in the batch takes it. */
  readonly electiveGroup: number | null;
}

/** Subjects by id. */
export const namedSubjects = async (
  connection: Connection,
  subjects: readonly number[],
): Promise<ReadonlyMap<number, NamedSubject>> => {
  if (subjects.length === 0) return new Map();
  const rows = await connection.query<NamedSubject>({
    name: 'named_subjects',
    text: `SELECT id::float8 AS id, name, code, elective_group_id::float8 AS "electiveGroup"
      FROM subject WHERE id = ANY ($1::bigint[]) ORDER BY id`,
    most: 10_000,
    values: [subjects],
  });
  return new Map(rows.map((row) => [row.id, row]));
};
