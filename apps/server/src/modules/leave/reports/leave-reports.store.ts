import { Invalid } from '@school/kernel';
import { dayNumber } from '@school/domain';
import type { ReportBinding } from '../../../engine/report/reports.ts';

const person = `coalesce(d.name, '') AS department, e.employee_number AS number,
  concat_ws(' ', e.first_name, e.middle_name, e.last_name) AS name`;
const people = `employee e LEFT JOIN employee_department d ON d.id = e.department_id`;
const head = `'department', department, 'employeeNumber', number, 'employeeName', name`;
const text = (sum: string): string => `trim_scale(coalesce(${sum}, 0))::text`;
const kinds = (...names: string[]): string => `FILTER (WHERE l.kind IN ('${names.join("', '")}'))`;

/** Balances on a day, of the leave year that the day is in. */
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

/** A leave year in figures; carried days are the opening, or leave the year where they are negative. */
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

const weekdays = `'{SUN,MON,TUE,WED,THU,FRI,SAT}'::text[]`;

/**
 * Days present and away of everybody employed in a range; days off count for nobody. Days that are over and bear no
 * mark are absence where the institution has set so.
 */
export const attendanceBinding: ReportBinding = {
  statement: (values, { today }) => {
    const [from, to] = [String(values['from']), String(values['to'])];
    const message =
      to < from ? 'The range must not end before it begins.' : 'The range covers more than a year.';
    if (to < from || dayNumber(to) - dayNumber(from) > 366) {
      throw new Invalid(message, [{ field: 'to', code: 'range', message }]);
    }
    return {
      text: `WITH days AS (
          SELECT day::date AS day FROM generate_series($1::date, $2::date, '1 day') day
          WHERE NOT (${weekdays})[extract(dow FROM day)::int + 1] = ANY(
            coalesce((SELECT weekly_off_days::text[] FROM working_day_setting LIMIT 1), '{SUN}'::text[]))),
        counted AS (
          SELECT e.id, ${person},
            (SELECT count(*) FROM days WHERE day >= e.joining_date AND day <= coalesce(e.leaving_date, day)) AS working,
            coalesce(sum(a.fraction) FILTER (WHERE a.leave_type_id IS NOT NULL), 0) AS leave,
            coalesce(sum(a.fraction) FILTER (WHERE a.leave_type_id IS NULL), 0) AS absent,
            coalesce(sum(a.fraction * (1 - a.paid_share)) FILTER (WHERE a.is_lop), 0) AS lop,
            CASE WHEN EXISTS (SELECT 1 FROM working_day_setting WHERE unmarked_day_is = 'ABSENT') THEN
              (SELECT count(*) FROM days WHERE day < $4 AND day >= e.joining_date AND day <= coalesce(e.leaving_date, day))
              - coalesce(sum(CASE a.session WHEN 'FULL' THEN 1 ELSE 0.5 END) FILTER (WHERE a.attendance_date < $4), 0)
              ELSE 0 END AS unmarked
          FROM ${people} LEFT JOIN employee_attendance a ON a.employee_id = e.id
            AND a.attendance_date IN (SELECT day FROM days)
          WHERE NOT e.archived AND ($3::bigint IS NULL OR e.department_id = $3) AND e.joining_date <= $2
            AND (e.status = 'ACTIVE' OR e.leaving_date >= $1)
          GROUP BY e.id, d.id),
        summed AS (SELECT id, department, number, name, working, leave, absent + unmarked AS absent, lop + unmarked AS lop
          FROM counted)
        SELECT json_build_object('id', id, ${head}, 'workingDays', working::text,
          'present', trim_scale(working - leave - absent)::text, 'leave', trim_scale(leave)::text,
          'absent', trim_scale(absent)::text, 'lop', trim_scale(lop)::text,
          'presentPercent', CASE WHEN working = 0 THEN NULL
            ELSE round((working - leave - absent) * 100 / working, 1)::text END)::text AS row
        FROM summed ORDER BY department, name, id`,
      values: [from, to, values['department'] ?? null, today],
    };
  },
};
