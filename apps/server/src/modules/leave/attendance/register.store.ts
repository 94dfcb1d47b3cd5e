import { clampedDay } from '@school/domain';
import type { AttendanceRegister, RegisterEmployee, RegisterMark } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { closedPayOf } from '../calendar/closed-pay.store.ts';
import { workWeek } from '../calendar/work-week.store.ts';
import { latenessOf } from './lateness.store.ts';
import { offDaysOf, workCalendar } from '../calendar/work-calendar.store.ts';

/** First and last day of a month "yyyy-MM". */
export const monthRange = (month: string): { readonly from: string; readonly to: string } => ({
  from: `${month}-01`,
  to: clampedDay(Number(month.slice(0, 4)), Number(month.slice(5)), 31),
});

/** The register of a department (0 for all) and month. */
export const registerOf = async (
  connection: Connection,
  department: number,
  month: string,
  today: string,
): Promise<AttendanceRegister> => {
  const { from, to } = monthRange(month);
  const employees = await connection.query<RegisterEmployee>({
    name: 'leave_register_people',
    text: `SELECT id::float8 AS "employeeId", concat_ws(' ', first_name, middle_name, last_name) AS name,
        employee_number AS number, joining_date::text AS "joiningDate", leaving_date::text AS "leavingDate"
      FROM employee WHERE NOT archived AND ($1 = 0 OR department_id = $1) AND joining_date <= $3
        AND (status = 'ACTIVE' OR leaving_date >= $2) ORDER BY name, id`,
    most: 5_000,
    values: [department, from, to],
  });
  const ids = employees.map(({ employeeId }) => employeeId);
  const marks = await connection.query<RegisterMark>({
    name: 'leave_register_marks',
    text: `SELECT a.id::float8 AS id, a.employee_id::float8 AS "employeeId", a.attendance_date::text AS date, a.session,
        a.leave_type_id::float8 AS "leaveTypeId", t.code AS "leaveTypeCode", a.is_lop AS "isLop",
        a.present AS "isPresent",
        a.source = 'LEAVE_APPLICATION' AS "isFixed", a.reason
      FROM employee_attendance a LEFT JOIN leave_type t ON t.id = a.leave_type_id
      WHERE a.employee_id = ANY($1::bigint[]) AND a.attendance_date BETWEEN $2 AND $3 ORDER BY a.starts_at`,
    values: [ids, from, to],
  });
  const late = await latenessOf(connection, ids, from, to);
  const leaveTypes = await connection.query<{ id: number; code: string; name: string }>({
    name: 'leave_register_types',
    text: `SELECT id::float8 AS id, code, name FROM leave_type WHERE active AND NOT archived ORDER BY is_unpaid, name`,
  });
  const offDays = offDaysOf(await workCalendar(connection, { from, to }), { from, to });
  const closed = await closedPayOf(connection, ids, from, to);
  const { unmarkedIsAbsent: isAbsentUnmarked } = await workWeek(connection);
  return { from, to, today, isAbsentUnmarked, offDays, employees, marks, late, closed, leaveTypes };
};

/** Ids of the marks made by hand on a day. */
export const handMarksOf = async (
  connection: Connection,
  employee: number,
  date: string,
): Promise<number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'leave_hand_marks',
    text: `SELECT id::float8 AS id FROM employee_attendance
      WHERE employee_id = $1 AND attendance_date = $2 AND source <> 'LEAVE_APPLICATION' ORDER BY id`,
    values: [employee, date],
  });
  return rows.map(({ id }) => id);
};
