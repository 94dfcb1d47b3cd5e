import type { ReportBinding } from '../../../engine/report/reports.ts';

const person = `coalesce(d.name, '') AS department, e.employee_number AS number,
  concat_ws(' ', e.first_name, e.middle_name, e.last_name) AS name`;
const people = `employee e LEFT JOIN employee_department d ON d.id = e.department_id`;
const head = `'department', department, 'employeeNumber', number, 'employeeName', name`;
const text = (sum: string): string => `trim_scale(coalesce(${sum}, 0))::text`;
const kinds = (...names: string[]): string => `FILTER (WHERE l.kind IN ('${names.join("', '")}'))`;

/** Balances on a day, for the leave year containing it. */
export const leaveBalanceBinding: ReportBinding = {
  statement: (values) => ({
    text: `SELECT json_build_object('id', id, ${head}, 'leaveType', type, 'credited', credited, 'carried', carried,
        'taken', taken, 'other', other, 'pending', pending, 'available', (total::numeric - pending::numeric)::text)::text AS row
      FROM (SELECT e.id || '-' || t.id AS id, ${person}, t.name AS type,
          ${text(`sum(l.days) ${kinds('CREDIT')}`)} AS credited, ${text(`sum(l.days) ${kinds('CARRY_FORWARD')}`)} AS carried,
          ${text(`-sum(l.days) ${kinds('TAKEN', 'TAKEN_REVERSAL')}`)} AS taken,
          ${text(`sum(l.days) ${kinds('ADJUSTMENT', 'LAPSE', 'ENCASH', 'EXPIRE')}`)} AS other,
          ${text('sum(l.days)')} AS total,
          (SELECT ${text('sum(covered_days)')} FROM leave_application a WHERE a.employee_id = e.id AND a.leave_type_id = t.id
            AND a.leave_year_id = y.id AND a.status = 'PENDING') AS pending
        FROM leave_year y JOIN leave_ledger_entry l ON l.leave_year_id = y.id AND l.effective_date <= $1
          JOIN leave_type t ON t.id = l.leave_type_id JOIN ${people} ON e.id = l.employee_id
        WHERE $1::date BETWEEN y.start_date AND y.end_date AND ($2::bigint IS NULL OR e.department_id = $2)
          AND ($3::bigint IS NULL OR t.id = $3)
        GROUP BY y.id, e.id, d.id, t.id) rows ORDER BY department, name, number, type`,
    values: [String(values['asOf']), values['department'] ?? null, values['leaveType'] ?? null],
  }),
};

/** A leave year in figures; carried days are the opening, or leave the year if they are negative. */
export const leaveYearRecordBinding: ReportBinding = {
  statement: (values) => ({
    text: `SELECT json_build_object('id', id, ${head}, 'leaveType', type, 'opening', opening, 'credited', credited,
        'taken', taken, 'lapsed', lapsed, 'carriedOn', carried_on, 'adjusted', adjusted, 'closing', closing)::text AS row
      FROM (SELECT e.id || '-' || t.id AS id, ${person}, t.name AS type,
          ${text("sum(l.days) FILTER (WHERE l.kind = 'CARRY_FORWARD' AND l.effective_date = y.start_date)")} AS opening,
          ${text(`sum(l.days) ${kinds('CREDIT')}`)} AS credited,
          ${text(`-sum(l.days) ${kinds('TAKEN', 'TAKEN_REVERSAL')}`)} AS taken,
          ${text(`-sum(l.days) ${kinds('LAPSE', 'ENCASH', 'EXPIRE')}`)} AS lapsed,
          ${text("-sum(l.days) FILTER (WHERE l.kind = 'CARRY_FORWARD' AND l.effective_date <> y.start_date)")} AS carried_on,
          ${text(`sum(l.days) ${kinds('ADJUSTMENT')}`)} AS adjusted, ${text('sum(l.days)')} AS closing
        FROM leave_year y JOIN leave_ledger_entry l ON l.leave_year_id = y.id
          JOIN leave_type t ON t.id = l.leave_type_id JOIN ${people} ON e.id = l.employee_id
        WHERE y.id = $1 AND ($2::bigint IS NULL OR e.department_id = $2)
        GROUP BY y.id, e.id, d.id, t.id) rows ORDER BY department, name, number, type`,
    values: [values['leaveYear'], values['department'] ?? null],
  }),
};
