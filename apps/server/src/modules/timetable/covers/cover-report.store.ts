import type { ReportBinding } from '../../../engine/report/reports.ts';
import { staff } from '../../hr/staff.store.ts';

/**
 * By employee over a range of days: lessons taken for others, own lessons that others took or that were cancelled, and
 * exchanged lessons, which count as neither (R25).
 */
export const coverReport: ReportBinding = {
  statement: ({ from, to, employee }) => ({
    text: `WITH counted AS (
        SELECT c.employee_id AS employee, (c.counterpart_id IS NULL)::int AS covered, 0 AS "givenUp", 0 AS cancelled,
            (c.counterpart_id IS NOT NULL)::int AS exchanged
          FROM lesson_cover c WHERE c.date BETWEEN $1 AND $2 AND c.employee_id IS NOT NULL
        UNION ALL
        SELECT c.absent_id, 0, 1, c.cancelled::int, 0 FROM lesson_cover c
          WHERE c.date BETWEEN $1 AND $2 AND c.absent_id IS NOT NULL AND c.counterpart_id IS NULL)
      SELECT json_build_object('employeeId', e.id::float8,
        'employee', e.name, 'department', e.department,
        'covered', sum(n.covered), 'givenUp', sum(n."givenUp"), 'cancelled', sum(n.cancelled),
        'exchanged', sum(n.exchanged))::text AS row
      FROM counted n JOIN ${staff} e ON e.id = n.employee
      WHERE $3::bigint IS NULL OR e.id = $3
      GROUP BY e.id, e.name, e.first_name, e.department ORDER BY sum(n.covered) DESC, e.first_name, e.id`,
    values: [from, to, employee ?? null],
  }),
};
