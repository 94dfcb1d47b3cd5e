import type { RegisterLateness } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** Whether an employee is marked as away for the whole of a day. */
export const isAwayAllDay = async (
  connection: Connection,
  employee: number,
  date: string,
): Promise<boolean> => {
  const [row] = await connection.query<{ found: boolean }>({
    name: 'leave_away_all_day',
    text: `SELECT EXISTS (SELECT 1 FROM employee_attendance
      WHERE employee_id = $1 AND attendance_date = $2 AND session = 'FULL' AND NOT present) AS found`,
    values: [employee, date],
  });
  return row?.found === true;
};

/** Lateness of employees in a range of days. */
export const latenessOf = (
  connection: Connection,
  employees: readonly number[],
  from: string,
  to: string,
): Promise<RegisterLateness[]> =>
  connection.query<RegisterLateness>({
    name: 'leave_register_late',
    text: `SELECT id::float8 AS id, employee_id::float8 AS "employeeId", late_on::text AS date,
        minutes_late AS "minutesLate", minutes_early AS "minutesEarly", reason
      FROM employee_lateness WHERE employee_id = ANY($1::bigint[]) AND late_on BETWEEN $2 AND $3 ORDER BY late_on, id`,
    values: [employees, from, to],
  });
