import type { SubjectTeacher, TeacherLoad } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { holdStaff, staff } from '../hr/staff.store.ts';

/**
 * Periods a week that employees teach, counting subjects of an elective group once (R24), and the periods their grades
 * allow; for one department, or 0 for all.
 */
export const loadsOf = (
  connection: Connection,
  department: number,
  employees?: readonly number[],
): Promise<TeacherLoad[]> =>
  connection.query<TeacherLoad>({
    name: 'allotment_loads',
    text: `SELECT e.id::float8 AS id, e.name, e.number, e.department, e.position,
        coalesce((SELECT sum(taught.periods) FROM (
            SELECT max(coalesce(w.periods_per_week, s.max_weekly_classes)) AS periods FROM work_allotment w
              JOIN subject s ON s.id = w.subject_id JOIN batch b ON b.id = s.batch_id
            WHERE w.employee_id = e.id AND b.active AND NOT b.archived AND NOT s.archived
            GROUP BY s.elective_group_id, CASE WHEN s.elective_group_id IS NULL THEN s.id END) taught),
          0)::int AS load,
        e.hours_a_week AS "limit"
      FROM ${staff} e
      WHERE e.active AND ($1 = 0 OR e.department_id = $1)
        AND ($2::bigint[] IS NULL OR e.id = ANY ($2))
      ORDER BY name, e.id`,
    most: 5_000,
    values: [department, employees ?? null],
  });

/** Who teaches a subject. */
export const teachersOf = (connection: Connection, subject: number): Promise<SubjectTeacher[]> =>
  connection.query<SubjectTeacher>({
    name: 'allotment_teachers',
    text: `SELECT w.id::float8 AS "allotmentId", e.id::float8 AS "employeeId", e.name, e.number
      FROM work_allotment w JOIN ${staff} e ON e.id = w.employee_id WHERE w.subject_id = $1 ORDER BY name, e.id`,
    values: [subject],
  });

/** Keeps the loads of employees unchanged until the transaction ends. */
export const lockLoads = (connection: Connection, employees: readonly number[]): Promise<void> =>
  holdStaff(connection, employees);

/** Who works here and teaches a subject or a subject of an elective group. */
export const teachersAllotted = async (
  connection: Connection,
  subject: number | null,
  electiveGroup: number | null,
): Promise<number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'allotment_teachers_of_lesson',
    text: `SELECT DISTINCT w.employee_id::float8 AS id FROM work_allotment w JOIN subject s ON s.id = w.subject_id
        JOIN ${staff} e ON e.id = w.employee_id
      WHERE (s.id = $1 OR s.elective_group_id = $2) AND e.active AND NOT s.archived ORDER BY 1`,
    values: [subject, electiveGroup],
  });
  return rows.map(({ id }) => id);
};

/** Adds teachers to a subject. */
export const addAllotments = async (
  connection: Connection,
  subject: number,
  employees: readonly number[],
  actor: number | null,
): Promise<{ readonly id: number; readonly version: number; readonly employeeId: number }[]> =>
  connection.query({
    name: 'allotment_add',
    text: `INSERT INTO work_allotment (employee_id, subject_id, created_by, updated_by)
      SELECT employee, $1, $3, $3 FROM unnest($2::bigint[]) employee
      RETURNING id::float8 AS id, version, employee_id::float8 AS "employeeId"`,
    values: [subject, employees, actor],
  });

/** Removes all subjects from an employee; returns how many there were. */
export const endAllotments = async (connection: Connection, employee: number): Promise<number> => {
  const rows = await connection.query<{ id: string }>({
    name: 'allotment_end',
    text: 'DELETE FROM work_allotment WHERE employee_id = $1 RETURNING id',
    values: [employee],
  });
  return rows.length;
};
