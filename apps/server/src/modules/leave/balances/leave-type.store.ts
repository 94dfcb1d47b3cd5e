import type { AdditionalLeavePolicy, IsoDate } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** The rules of a leave type as they apply to an employee through their group. */
export interface LeaveTypeRules {
  readonly id: number;
  readonly name: string;
  readonly isUnpaid: boolean;
  readonly additionalLeavePolicy: AdditionalLeavePolicy;
  readonly paidFraction: string;
  readonly allowHalfDay: boolean;
  readonly countNonWorkingDays: boolean;
  readonly maxContinuousDays: number | null;
  readonly minServiceDays: number | null;
  readonly attachmentAfterDays: number | null;
  readonly gender: 'ANY' | 'MALE' | 'FEMALE';
}

/** A leave type of the employee's group; undefined for any other. */
export const typeOfEmployee = async (
  connection: Connection,
  employee: number,
  leaveType: number,
): Promise<LeaveTypeRules | undefined> => {
  const [row] = await connection.query<LeaveTypeRules>({
    name: 'leave_type_of_employee',
    text: `SELECT t.id::float8 AS id, t.name, t.is_unpaid AS "isUnpaid",
        coalesce(t.additional_leave_policy, 'LOP') AS "additionalLeavePolicy", coalesce(t.paid_fraction, 1)::text AS "paidFraction",
        t.allow_half_day AS "allowHalfDay", t.count_non_working_days AS "countNonWorkingDays",
        t.max_continuous_days AS "maxContinuousDays", t.min_service_days AS "minServiceDays",
        t.attachment_after_days AS "attachmentAfterDays", t.gender
      FROM leave_group_member m JOIN leave_group_type g ON g.leave_group_id = m.leave_group_id
        JOIN leave_type t ON t.id = g.leave_type_id
      WHERE m.employee_id = $1 AND m.removed_on IS NULL AND t.id = $2 AND t.active AND NOT t.archived`,
    values: [employee, leaveType],
  });
  return row;
};

/** A leave year. */
export interface StoredYear {
  readonly id: number;
  readonly name: string;
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
  readonly status: 'UPCOMING' | 'ACTIVE' | 'CLOSED';
}

const yearColumns = `id::float8 AS id, name, start_date::text AS "startDate", end_date::text AS "endDate", status`;

/** The leave year of a day. Within a transaction it stays unchanged until the end: closing it waits. */
export const yearOfDay = async (
  connection: Connection,
  date: IsoDate,
  lock = true,
): Promise<StoredYear | undefined> => {
  const [row] = await connection.query<StoredYear>({
    text: `SELECT ${yearColumns} FROM leave_year WHERE $1::date BETWEEN start_date AND end_date${lock ? ' FOR SHARE' : ''}`,
    values: [date],
  });
  return row;
};

/** The active leave year, if there is one. */
export const activeYear = async (connection: Connection): Promise<StoredYear | undefined> => {
  const [row] = await connection.query<StoredYear>({
    name: 'leave_active_year',
    text: `SELECT ${yearColumns} FROM leave_year WHERE status = 'ACTIVE'`,
  });
  return row;
};

/** A leave year by its id. */
export const yearById = async (connection: Connection, id: number): Promise<StoredYear | undefined> => {
  const [row] = await connection.query<StoredYear>({
    name: 'leave_year_by_id',
    text: `SELECT ${yearColumns} FROM leave_year WHERE id = $1`,
    values: [id],
  });
  return row;
};

/** Leave years by start date; locked for anyone changing one. */
export const lockYears = (connection: Connection): Promise<StoredYear[]> =>
  connection.query<StoredYear>({
    text: `SELECT ${yearColumns} FROM leave_year ORDER BY start_date FOR UPDATE`,
  });
