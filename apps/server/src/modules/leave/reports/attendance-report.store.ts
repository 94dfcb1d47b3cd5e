import { Invalid, eachKey } from '@school/kernel';
import { dayNumber } from '@school/domain';
import type { Engine } from '../../../engine/engine.ts';
import type { ReportBinding } from '../../../engine/report/reports.ts';
import { offDaysOf, workCalendar, type DayRange } from '../calendar/work-calendar.store.ts';
import { workWeek } from '../calendar/work-week.store.ts';

/** @throws Invalid for a range that ends before it begins or covers more than a year */
const checkRange = ({ from, to }: DayRange): void => {
  const message =
    to < from ? 'The range must not end before it begins.' : 'The range covers more than a year.';
  if (to < from || dayNumber(to) - dayNumber(from) > 366) {
    throw new Invalid(message, [{ field: 'to', code: 'range', message }]);
  }
};

const employed = `day >= e.joining_date AND day <= coalesce(e.leaving_date, day)`;

/**
 * $1 and $2 the range, $3 the department, $4 today, $5 the days off, $6 the prefix of a leave type's column before its id, $7 whether an unmarked day is absence.
 */
const query = `WITH days AS (
    SELECT day::date AS day FROM generate_series($1::date, $2::date, '1 day') day WHERE day::date <> ALL($5::date[])),
  marks AS (SELECT a.* FROM employee_attendance a WHERE a.attendance_date IN (SELECT day FROM days)),
  by_type AS (
    SELECT employee_id, jsonb_object_agg($6::text || leave_type_id, trim_scale(days)::text) AS types
    FROM (SELECT employee_id, leave_type_id, sum(fraction) AS days FROM marks
      WHERE leave_type_id IS NOT NULL GROUP BY 1, 2) t WHERE days <> 0 GROUP BY 1),
  counted AS (
    SELECT e.id, coalesce(d.name, '') AS department, e.employee_number AS number,
      concat_ws(' ', e.first_name, e.middle_name, e.last_name) AS name,
      (SELECT count(*) FROM days WHERE ${employed}) AS working,
      coalesce(sum(a.fraction) FILTER (WHERE a.leave_type_id IS NOT NULL), 0) AS leave,
      coalesce(sum(a.fraction) FILTER (WHERE a.leave_type_id IS NULL), 0) AS absent,
      coalesce(sum(a.fraction * (1 - a.paid_share)) FILTER (WHERE a.is_lop), 0) AS lop,
      CASE WHEN $7::boolean THEN
        (SELECT count(*) FROM days WHERE day < $4 AND ${employed})
        - coalesce(sum(CASE a.session WHEN 'FULL' THEN 1 ELSE 0.5 END) FILTER (WHERE a.attendance_date < $4), 0)
        ELSE 0 END AS unmarked
    FROM employee e LEFT JOIN employee_department d ON d.id = e.department_id
      LEFT JOIN marks a ON a.employee_id = e.id
    WHERE NOT e.archived AND ($3::bigint IS NULL OR e.department_id = $3) AND e.joining_date <= $2
      AND (e.status = 'ACTIVE' OR e.leaving_date >= $1)
    GROUP BY e.id, d.id),
  summed AS (SELECT c.id, department, number, name, working, leave, absent + unmarked AS absent, lop + unmarked AS lop,
      coalesce(types, '{}') AS types
    FROM counted c LEFT JOIN by_type b ON b.employee_id = c.id)
  SELECT (jsonb_build_object('id', id, 'employeeId', id, 'department', department, 'employeeNumber', number,
    'employeeName', name, 'workingDays', working::text, 'present', trim_scale(working - leave - absent)::text,
    'leave', trim_scale(leave)::text, 'absent', trim_scale(absent)::text, 'lop', trim_scale(lop)::text,
    'presentPercent', CASE WHEN working = 0 THEN NULL
      ELSE round((working - leave - absent) * 100 / working, 1)::text END) || types)::text AS row
  FROM summed ORDER BY department, name, id`;

/**
 * Days present and away for everyone employed in a range, with the days of each leave type; weekly days off and holidays
 * count for nobody. Past days without a mark are absence if the institution has set so.
 */
export const attendanceBinding = (engine: Engine): ReportBinding => ({
  statement: async (values, { institute, today }) => {
    const range = { from: String(values['from']), to: String(values['to']) };
    checkRange(range);
    const connection = engine.database.of(institute);
    const calendar = await workCalendar(connection, range);
    const { unmarkedIsAbsent } = await workWeek(connection);
    return {
      text: query,
      values: [
        range.from,
        range.to,
        values['department'] ?? null,
        today,
        offDaysOf(calendar, range),
        eachKey('byType', ''),
        unmarkedIsAbsent,
      ],
    };
  },
});
