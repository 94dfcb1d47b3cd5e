import type { AbsenceRow } from '@school/domain';
import type { AbsenceSource } from './absence-source.ts';
import { employeeHolidays } from '../../calendar/holidays.store.ts';

interface Row extends AbsenceRow {
  readonly employeeId: number;
}

/** Payslips count the days of the register: marks made by hand and days of approved leave. */
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
        ORDER BY a.employee_id, a.starts_at`,
      values: [employees, start, end],
    });
    const found = new Map<number, AbsenceRow[]>();
    for (const { employeeId, ...row } of rows) {
      found.set(employeeId, [...(found.get(employeeId) ?? []), row]);
    }
    return found;
  },
};
