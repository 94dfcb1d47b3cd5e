import type { AbsenceRow } from '@school/domain';
import type { AbsenceSource } from './absence-source.ts';
import { employeeHolidays } from '../../calendar/holidays.store.ts';

interface Row extends AbsenceRow {
  readonly employeeId: number;
}

/** Payslips count the days in the register: manual marks and days of approved leave. */
export const attendanceAbsences: AbsenceSource = {
  holidays: (connection, { start, end }) => employeeHolidays(connection, { from: start, to: end }),
  absences: async (connection, { start, end }, employees) => {
    const rows = await connection.query<Row>({
      name: 'leave_absences',
      text: `SELECT a.employee_id::float8 AS "employeeId", a.attendance_date::text AS date,
          trim_scale(a.fraction)::text AS fraction,
          CASE a.session WHEN 'FULL' THEN '1' ELSE '0.5' END AS marked, a.is_lop AS "isLop", trim_scale(a.paid_share)::text AS "paidFraction",
          coalesce(t.count_non_working_days, false) AS "countsNonWorkingDays"
        FROM employee_attendance a LEFT JOIN leave_type t ON t.id = a.leave_type_id
        WHERE a.employee_id = ANY($1::bigint[]) AND a.attendance_date BETWEEN $2 AND $3
        UNION ALL
        -- Who came late was there: the day is marked, and costs nothing as a day.
        SELECT l.employee_id::float8, l.late_on::text, '0', '1', false, NULL, false
        FROM employee_lateness l WHERE l.employee_id = ANY($1::bigint[]) AND l.late_on BETWEEN $2 AND $3
        ORDER BY 1, 2`,
      values: [employees, start, end],
    });
    const found = new Map<number, AbsenceRow[]>();
    for (const { employeeId, ...row } of rows) {
      found.set(employeeId, [...(found.get(employeeId) ?? []), row]);
    }
    return found;
  },
  lateMinutes: async (connection, { start, end }, employees) => {
    const rows = await connection.query<{ employeeId: number; minutes: number[] }>({
      name: 'leave_late_minutes',
      text: `SELECT l.employee_id::float8 AS "employeeId",
          array_agg(l.minutes_late + l.minutes_early ORDER BY l.late_on) AS minutes
        FROM employee_lateness l
        WHERE l.employee_id = ANY($1::bigint[]) AND l.late_on BETWEEN $2 AND $3 AND NOT EXISTS (
          SELECT 1 FROM employee_attendance a WHERE a.employee_id = l.employee_id AND a.attendance_date = l.late_on
            AND a.session = 'FULL' AND NOT a.present)
        GROUP BY l.employee_id`,
      values: [employees, start, end],
    });
    return new Map(rows.map(({ employeeId, minutes }) => [employeeId, minutes]));
  },
};
