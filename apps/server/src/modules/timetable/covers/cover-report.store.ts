import type { ReportBinding } from '../../../engine/report/reports.ts';

/**
 * By employee of a range of days: lessons taken for others, and own lessons that others took or that were cancelled. The
 * statement is that of the report: department and day are its parameters.
 */
export const coverReport: ReportBinding = {
  statement: ({ from, to, employee }) => ({
    text: `WITH counted AS (
        SELECT c.employee_id AS employee, 1 AS covered, 0 AS "givenUp", 0 AS cancelled FROM lesson_cover c
          WHERE c.date BETWEEN $1 AND $2 AND c.employee_id IS NOT NULL
        UNION ALL
        SELECT c.absent_id, 0, 1, c.cancelled::int FROM lesson_cover c
          WHERE c.date BETWEEN $1 AND $2 AND c.absent_id IS NOT NULL)
      SELECT json_build_object('employeeId', e.id::float8,
        'employee', concat_ws(' ', e.first_name, e.middle_name, e.last_name), 'department', d.name,
        'covered', sum(n.covered), 'givenUp', sum(n."givenUp"), 'cancelled', sum(n.cancelled))::text AS row
      FROM counted n JOIN employee e ON e.id = n.employee LEFT JOIN employee_department d ON d.id = e.department_id
      WHERE $3::bigint IS NULL OR e.id = $3
      GROUP BY e.id, d.name ORDER BY sum(n.covered) DESC, e.first_name, e.id`,
    values: [from, to, employee ?? null],
  }),
};
