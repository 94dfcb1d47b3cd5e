import type { LeaveBalanceRow, LeaveMonth, LeaveStanding, LedgerEntry } from '@school/domain';
import { availableDays } from '@school/domain';
import { NotFound } from '@school/kernel';
import type { Connection } from '../../../platform/database/database.ts';
import { activeYear, yearById } from './leave-type.store.ts';

interface Head {
  readonly employeeId: number;
  readonly employeeName: string;
  readonly employeeNumber: string;
  readonly departmentName: string;
  readonly groupName: string | null;
  readonly decides: boolean;
}

interface TypeRow extends Omit<LeaveBalanceRow, 'available'> {
  readonly entries: readonly LedgerEntry[];
}

const typesText = `SELECT t.id::float8 AS "leaveTypeId", t.name, t.code, t.is_unpaid AS "isUnpaid",
    t.allow_half_day AS "allowHalfDay", trim_scale(coalesce(g.leave_count, 0))::text AS annual,
    l.credited, l.carried, l.taken, l.other, l.entries, a.pending, a.additional, a.lop
  FROM leave_type t
    LEFT JOIN (leave_group_member m JOIN leave_group_type g ON g.leave_group_id = m.leave_group_id)
      ON g.leave_type_id = t.id AND m.employee_id = $1 AND m.removed_on IS NULL
    LEFT JOIN LATERAL (
      SELECT trim_scale(coalesce(sum(days) FILTER (WHERE kind = 'CREDIT'), 0))::text AS credited,
        trim_scale(coalesce(sum(days) FILTER (WHERE kind = 'CARRY_FORWARD'), 0))::text AS carried,
        trim_scale(coalesce(-sum(days) FILTER (WHERE kind IN ('TAKEN', 'TAKEN_REVERSAL')), 0))::text AS taken,
        trim_scale(coalesce(sum(days) FILTER (WHERE kind IN ('ADJUSTMENT', 'LAPSE', 'ENCASH', 'EXPIRE')), 0))::text AS other,
        coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'days', days::text, 'effectiveDate', effective_date,
          'expiresOn', expires_on)) FILTER (WHERE id IS NOT NULL), '[]') AS entries
      FROM leave_ledger_entry WHERE employee_id = $1 AND leave_type_id = t.id AND leave_year_id = $2) l ON true
    LEFT JOIN LATERAL (
      SELECT trim_scale(coalesce(sum(covered_days) FILTER (WHERE status = 'PENDING'), 0))::text AS pending,
        trim_scale(coalesce(sum(additional_days) FILTER (WHERE status = 'APPROVED'), 0))::text AS additional,
        trim_scale(coalesce(sum(lop_days) FILTER (WHERE status = 'APPROVED'), 0))::text AS lop
      FROM leave_application WHERE employee_id = $1 AND leave_type_id = t.id AND leave_year_id = $2) a ON true
  WHERE (m.id IS NOT NULL AND t.active AND NOT t.archived
      AND (t.gender = 'ANY' OR t.gender = (SELECT gender FROM employee WHERE id = $1)))
    OR ($3::boolean AND l.entries <> '[]')
  ORDER BY t.is_unpaid, t.name`;

/** Presence marks have no fraction; what appears in no register is excluded. */
const monthsText = `SELECT to_char(a.attendance_date, 'YYYY-MM') AS month,
    trim_scale(coalesce(sum(a.fraction) FILTER (WHERE a.leave_type_id IS NOT NULL), 0))::text AS leave,
    trim_scale(coalesce(sum(a.fraction) FILTER (WHERE a.leave_type_id IS NULL), 0))::text AS absent,
    trim_scale(coalesce(sum(a.fraction * (1 - a.paid_share)) FILTER (WHERE a.is_lop), 0))::text AS lop
  FROM employee_attendance a JOIN leave_year y ON a.attendance_date BETWEEN y.start_date AND y.end_date
  WHERE a.employee_id = $1 AND y.id = $2 AND NOT a.archived
  GROUP BY 1 HAVING sum(a.fraction) > 0 ORDER BY 1 DESC`;

/**
 * Balances of an employee in a leave year, by default the active one. For another year, types that the employee had then
 * and no longer has are also shown.
 * @throws NotFound for an employee or a year that does not exist
 */
export const standingOf = async (
  connection: Connection,
  employee: number,
  today: string,
  yearId?: number,
): Promise<LeaveStanding> => {
  const [head] = await connection.query<Head>({
    name: 'leave_standing_head',
    text: `SELECT e.id::float8 AS "employeeId", concat_ws(' ', e.first_name, e.middle_name, e.last_name) AS "employeeName",
        e.employee_number AS "employeeNumber", coalesce(d.name, '') AS "departmentName", g.name AS "groupName",
        EXISTS (SELECT FROM employee r LEFT JOIN employee_department o ON o.id = r.department_id
          WHERE r.status = 'ACTIVE' AND r.id <> e.id AND coalesce(r.reporting_manager_id, o.head_id) = e.id) AS decides
      FROM employee e LEFT JOIN employee_department d ON d.id = e.department_id
        LEFT JOIN leave_group_member m ON m.employee_id = e.id AND m.removed_on IS NULL
        LEFT JOIN leave_group g ON g.id = m.leave_group_id WHERE e.id = $1`,
    values: [employee],
  });
  if (!head) throw new NotFound();
  const active = await activeYear(connection);
  const year = yearId === undefined ? active : await yearById(connection, yearId);
  if (yearId !== undefined && !year) throw new NotFound();
  const rows = await connection.query<TypeRow>({
    name: 'leave_standing_types',
    text: typesText,
    values: [employee, year?.id ?? 0, year?.id !== active?.id || head.groupName === null],
  });
  const months = await connection.query<LeaveMonth>({
    name: 'leave_standing_months',
    text: monthsText,
    values: [employee, year?.id ?? 0],
  });
  return {
    ...head,
    months,
    leaveYearId: year?.id ?? null,
    leaveYearName: year?.name ?? null,
    types: rows.map(({ entries, ...row }) => ({
      ...row,
      available: availableDays(entries, row.pending, today),
    })),
  };
};
