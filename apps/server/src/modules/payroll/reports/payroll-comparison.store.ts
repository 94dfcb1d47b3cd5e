import type { ReportBinding } from '../../../engine/report/reports.ts';

const slips = (day: string): string => `SELECT s.* FROM payslip s
  WHERE s.status IN ('PENDING', 'APPROVED') AND ${day}::date BETWEEN s.pay_period AND s.period_end
    AND ($3::bigint IS NULL OR s.group_id = $3) AND ($4::bigint IS NULL OR s.department_id = $4)`;

/** $1 and $2 a day of each period, $3 payroll group, $4 department, $5 smallest change in percent that is shown. */
const query = `WITH a AS (${slips('$1')}), b AS (${slips('$2')}),
  pairs AS (
    SELECT coalesce(b.employee_id, a.employee_id) AS employee, coalesce(b.employee_number, a.employee_number) AS number,
      coalesce(b.employee_name, a.employee_name) AS name,
      coalesce(b.department_name, a.department_name, '') AS department, a.net_pay AS first, b.net_pay AS second,
      a.id AS first_id, b.id AS second_id, coalesce(b.net_pay, 0) - coalesce(a.net_pay, 0) AS difference,
      round((b.net_pay - a.net_pay) * 100 / nullif(a.net_pay, 0), 2) AS percent,
      CASE WHEN a.id IS NULL THEN 1 WHEN b.id IS NULL THEN 2 WHEN a.net_pay <> b.net_pay THEN 3 ELSE 4 END AS place
    FROM a FULL JOIN b ON b.employee_id = a.employee_id)
  SELECT json_build_object('change', (ARRAY['Joined', 'Left', 'Changed', 'Unchanged'])[place], 'employeeId', employee,
    'employeeNumber', number, 'employeeName', name, 'department', department, 'first', first::text,
    'second', second::text, 'difference', difference::text, 'percent', percent::text, 'firstId', first_id,
    'secondId', second_id)::text AS row
  FROM pairs WHERE $5::numeric IS NULL OR place < 3 OR abs(percent) > $5::numeric
  ORDER BY place, name, number, employee`;

/** Net pay of two periods, by what happened to each employee in between; the percentage is of the first period. */
export const payrollComparisonBinding: ReportBinding = {
  statement: ({ firstDay, secondDay, group, department, moreThan }) => ({
    text: query,
    values: [firstDay, secondDay, group ?? null, department ?? null, moreThan ?? null],
  }),
};

/** $1 the day, $2 department, $3 category. */
const unpaid = `SELECT json_build_object('department', coalesce(d.name, ''), 'employeeId', e.id,
    'employeeNumber', e.employee_number, 'employeeName', concat_ws(' ', e.first_name, e.middle_name, e.last_name),
    'position', coalesce(p.name, ''), 'joiningDate', e.joining_date,
    'lastUntil', (SELECT max(x.effective_to) FROM employee_payroll x WHERE x.employee_id = e.id AND NOT x.archived))::text AS row
  FROM employee e LEFT JOIN employee_department d ON d.id = e.department_id
    LEFT JOIN employee_position p ON p.id = e.position_id
  WHERE e.status = 'ACTIVE' AND NOT e.archived AND e.joining_date <= $1::date
    AND ($2::bigint IS NULL OR e.department_id = $2) AND ($3::bigint IS NULL OR e.category_id = $3)
    AND NOT EXISTS (SELECT FROM employee_payroll x WHERE x.employee_id = e.id AND NOT x.archived
      AND x.effective_from <= $1::date AND coalesce(x.effective_to, $1::date) >= $1::date)
  ORDER BY coalesce(d.name, ''), e.first_name, e.last_name, e.id`;

/** Current employees without an assignment that applies on a day. */
export const withoutPayrollBinding: ReportBinding = {
  statement: ({ onDay, department, category }) => ({
    text: unpaid,
    values: [onDay, department ?? null, category ?? null],
  }),
};
