import type { AwayRow } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/**
 * Who sees whom: everyone for the personnel office, otherwise the own department, including direct and indirect reports.
 */
export interface AwayFilter {
  readonly from: string;
  readonly to: string;
  readonly department: number;
  /** 0 for anyone who sees everyone, with reasons. */
  readonly viewer: number;
}

/**
 * Days of pending and approved leave in a range. Why someone is away is shown only to that person, their managers and the
 * office.
 */
export const awayRows = (
  connection: Connection,
  { from, to, department, viewer }: AwayFilter,
): Promise<AwayRow[]> =>
  connection.query<AwayRow>({
    name: 'leave_away',
    text: `SELECT e.id::float8 AS "employeeId", concat_ws(' ', e.first_name, e.middle_name, e.last_name) AS "employeeName",
        coalesce(p.name, '') AS "departmentName", d.date::text AS date, d.session, a.status,
        CASE WHEN $4 = 0 OR e.id = $4 OR e.reporting_manager_id = $4 OR p.head_id = $4 THEN t.name ELSE '' END AS "leaveTypeName"
      FROM leave_application_day d JOIN leave_application a ON a.id = d.application_id
        JOIN leave_type t ON t.id = a.leave_type_id JOIN employee e ON e.id = d.employee_id
        LEFT JOIN employee_department p ON p.id = e.department_id
      WHERE NOT d.archived AND d.date BETWEEN $1 AND $2 AND ($3 = 0 OR e.department_id = $3)
        AND ($4 = 0 OR a.status = 'APPROVED' OR e.id = $4 OR e.reporting_manager_id = $4 OR p.head_id = $4)
        AND ($4 = 0 OR e.reporting_manager_id = $4
          OR e.department_id = (SELECT department_id FROM employee WHERE id = $4) OR p.head_id = $4)
      ORDER BY "departmentName", "employeeName", e.id, d.date`,
    most: 5_000,
    values: [from, to, department, viewer],
  });

/** Names of others in a department who are away within a range, at most ten. */
export const awayNames = async (
  connection: Connection,
  employee: number,
  department: number,
  from: string,
  to: string,
): Promise<string[]> => {
  const rows = await connection.query<{ name: string }>({
    name: 'leave_away_names',
    text: `SELECT DISTINCT concat_ws(' ', e.first_name, e.last_name) AS name FROM leave_application_day d
        JOIN leave_application a ON a.id = d.application_id JOIN employee e ON e.id = d.employee_id
      WHERE NOT d.archived AND a.status = 'APPROVED' AND d.date BETWEEN $3 AND $4 AND e.department_id = $2 AND e.id <> $1
      ORDER BY name`,
    most: 5_000,
    values: [employee, department, from, to],
  });
  return rows.map(({ name }) => name);
};
