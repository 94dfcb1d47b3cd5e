import type { GroupPerson } from '@school/domain';
import type { LongList } from '../../../engine/own-calls/long-list.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { sampleOf } from '../../../platform/database/part-of-rows.ts';

/** Which employees; 0 and empty texts do not filter. */
export interface PersonFilter {
  readonly membership: 'group' | 'none' | 'any';
  readonly group?: number;
  readonly department?: number;
  readonly number?: string;
  readonly search?: string;
  readonly employees?: readonly number[];
  /** The first few that a search finds; to find others, type more letters. */
  readonly few?: boolean;
}

const most = 50_000;
const fewFound = 20;

const name = `concat_ws(' ', e.first_name, e.middle_name, e.last_name)`;
const people = `FROM employee e LEFT JOIN employee_department d ON d.id = e.department_id
  LEFT JOIN leave_group_member m ON m.employee_id = e.id AND m.removed_on IS NULL
  LEFT JOIN leave_group g ON g.id = m.leave_group_id
  WHERE e.status = 'ACTIVE' AND NOT e.archived
    AND ($1 = 'any' OR ($1 = 'none' AND m.id IS NULL) OR ($1 = 'group' AND m.leave_group_id = $2))
    AND ($3 = 0 OR e.department_id = $3) AND ($4 = '' OR lower(e.employee_number) = lower($4))
    AND ($5 = '' OR ${name} ILIKE $5 OR e.employee_number ILIKE $5)
    AND ($6::bigint[] IS NULL OR e.id = ANY($6))
  ORDER BY ${name}, e.id`;

const valuesOf = (filter: PersonFilter): unknown[] => [
  filter.membership,
  filter.group ?? 0,
  filter.department ?? 0,
  filter.number ?? '',
  filter.search ? `%${filter.search.replace(/[\\%_]/g, '\\$&')}%` : '',
  filter.employees ?? null,
];

/** Active employees with their leave group. */
export const peopleOf = (connection: Connection, filter: PersonFilter): Promise<GroupPerson[]> =>
  connection.query<GroupPerson>({
    name: filter.few ? 'leave_people_found' : 'leave_people',
    text: `SELECT e.id::float8 AS "employeeId", ${name} AS name,
        e.employee_number AS number, coalesce(d.name, '') AS "departmentName", e.joining_date::text AS "joiningDate",
        m.added_on::text AS "addedOn", g.id::float8 AS "leaveGroupId", g.name AS "leaveGroupName"
      ${people} ${filter.few ? sampleOf(fewFound) : ''}`,
    ...(filter.few ? {} : { most }),
    values: valuesOf(filter),
  });

/** The same people however many they are: only their ids are read in one go. */
export const peopleList = async (
  connection: Connection,
  filter: PersonFilter,
): Promise<LongList<number, GroupPerson>> => {
  const rows = await connection.query<{ id: number }>({
    name: 'leave_people_ids',
    text: `SELECT e.id::float8 AS id ${people}`,
    values: valuesOf(filter),
  });
  return {
    key: 'employee',
    places: rows.map(({ id }) => id),
    rowsOf: (employees) => peopleOf(connection, { ...filter, employees }),
  };
};

/** A leave type of a group. */
export interface GroupTypeRow {
  readonly leaveGroupTypeId: number;
  readonly leaveGroupId: number;
  readonly leaveGroupName: string;
  readonly leaveTypeId: number;
  readonly leaveTypeName: string;
  readonly name: string;
  readonly code: string;
  readonly leaveCount: string;
  readonly carryForward: boolean;
}

/** Types of one group, or of all (0). */
export const groupTypesOf = (connection: Connection, group: number): Promise<GroupTypeRow[]> =>
  connection.query<GroupTypeRow>({
    name: 'leave_group_types',
    text: `SELECT gt.id::float8 AS "leaveGroupTypeId", g.id::float8 AS "leaveGroupId", g.name AS "leaveGroupName",
        t.id::float8 AS "leaveTypeId", t.name AS "leaveTypeName", t.name, t.code,
        trim_scale(gt.leave_count)::text AS "leaveCount", t.carry_forward AS "carryForward"
      FROM leave_group_type gt JOIN leave_group g ON g.id = gt.leave_group_id JOIN leave_type t ON t.id = gt.leave_type_id
      WHERE ($1 = 0 AND NOT g.archived) OR g.id = $1 ORDER BY g.name, t.name`,
    most: 5_000,
    values: [group],
  });

/** Groups with their number of types and employees. */
export const groupCounts = (
  connection: Connection,
): Promise<{ leaveGroupId: number; name: string; leaveTypeCount: number; employeeCount: number }[]> =>
  connection.query({
    name: 'leave_group_counts',
    text: `SELECT g.id::float8 AS "leaveGroupId", g.name,
        (SELECT count(*)::int FROM leave_group_type WHERE leave_group_id = g.id) AS "leaveTypeCount",
        (SELECT count(*)::int FROM leave_group_member WHERE leave_group_id = g.id AND removed_on IS NULL) AS "employeeCount"
      FROM leave_group g WHERE NOT g.archived ORDER BY g.name`,
    most: 5_000,
  });
