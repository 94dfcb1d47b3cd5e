import type { SubjectTeacher, TeacherLoad } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';

/** Periods a week that employees teach, and those their grades allow; of one department, or 0 for all. */
export const loadsOf = (
  connection: Connection,
  department: number,
  employees?: readonly number[],
): Promise<TeacherLoad[]> =>
  connection.query<TeacherLoad>({
    name: 'allotment_loads',
    text: `SELECT e.id::float8 AS id, concat_ws(' ', e.first_name, e.middle_name, e.last_name) AS name,
        e.employee_number AS number, d.name AS department, p.name AS position,
        coalesce((SELECT sum(coalesce(w.periods_per_week, s.max_weekly_classes)) FROM work_allotment w
          JOIN subject s ON s.id = w.subject_id JOIN batch b ON b.id = s.batch_id
          WHERE w.employee_id = e.id AND b.active AND NOT b.archived AND NOT s.archived), 0)::int AS load,
        g.max_hours_week AS "limit"
      FROM employee e JOIN employee_department d ON d.id = e.department_id
        JOIN employee_position p ON p.id = e.position_id LEFT JOIN employee_grade g ON g.id = e.grade_id
      WHERE e.status = 'ACTIVE' AND NOT e.archived AND ($1 = 0 OR e.department_id = $1)
        AND ($2::bigint[] IS NULL OR e.id = ANY ($2))
      ORDER BY name, e.id`,
    most: 5_000,
    values: [department, employees ?? null],
  });

/** Who teaches a subject. */
export const teachersOf = (connection: Connection, subject: number): Promise<SubjectTeacher[]> =>
  connection.query<SubjectTeacher>({
    name: 'allotment_teachers',
    text: `SELECT w.id::float8 AS "allotmentId", e.id::float8 AS "employeeId",
        concat_ws(' ', e.first_name, e.middle_name, e.last_name) AS name, e.employee_number AS number
      FROM work_allotment w JOIN employee e ON e.id = w.employee_id WHERE w.subject_id = $1 ORDER BY name, e.id`,
    values: [subject],
  });

/** Keeps the loads of employees as they are until the transaction ends. */
export const lockLoads = async (connection: Connection, employees: readonly number[]): Promise<void> => {
  await connection.query({
    name: 'allotment_lock',
    text: 'SELECT id FROM employee WHERE id = ANY ($1::bigint[]) ORDER BY id FOR NO KEY UPDATE',
    values: [employees],
  });
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

/** Takes all subjects from somebody; gives how many there were. */
export const endAllotments = async (connection: Connection, employee: number): Promise<number> => {
  const rows = await connection.query<{ id: string }>({
    name: 'allotment_end',
    text: 'DELETE FROM work_allotment WHERE employee_id = $1 RETURNING id',
    values: [employee],
  });
  return rows.length;
};
