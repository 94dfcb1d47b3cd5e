import type { PaymentFrequency, PayrollGroupRow, PayrollGroupShow } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** Whether an assignment `p` applies on a day or from a later one. */
const isCurrent = (day: string): string =>
  `NOT p.archived AND (p.effective_to IS NULL OR p.effective_to >= ${day})`;

/** Groups with their number of members; without an id, all that are not archived. */
export const groupRows = (connection: Connection, today: string, id?: number): Promise<PayrollGroupRow[]> =>
  connection.query<PayrollGroupRow>({
    name: 'payroll_group_rows',
    text: `SELECT g.id::float8 AS id, g.name, g.payment_frequency AS "paymentFrequency",
        g.generation_day AS "generationDay", coalesce(m.employees, 0)::int AS "employeeCount",
        coalesce(m.outdated, 0)::int AS "outdatedCount", g.revision, g.active AS "isActive"
      FROM payroll_group g LEFT JOIN LATERAL (
        SELECT count(DISTINCT p.employee_id) AS employees,
          count(DISTINCT p.employee_id) FILTER (WHERE p.group_revision < g.revision) AS outdated
        FROM employee_payroll p WHERE p.group_id = g.id AND ${isCurrent('$1::date')}) m ON true
      WHERE CASE WHEN $2::bigint IS NULL THEN NOT g.archived ELSE g.id = $2 END ORDER BY g.name, g.id`,
    values: [today, id ?? null],
  });

/** Groups that new employees may be assigned to. */
export const groupOptions = (
  connection: Connection,
): Promise<{ id: number; name: string; paymentFrequency: PaymentFrequency }[]> =>
  connection.query({
    name: 'payroll_group_options',
    text: `SELECT id::float8 AS id, name, payment_frequency AS "paymentFrequency" FROM payroll_group
      WHERE active AND NOT archived ORDER BY name, id`,
  });

/** Revisions of a group, newest first. */
export const groupRevisions = async (
  connection: Connection,
  group: number,
): Promise<PayrollGroupShow['revisions']> =>
  connection.query({
    name: 'payroll_group_revisions',
    text: `SELECT revision, reason, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "createdAt"
      FROM payroll_group_revision WHERE group_id = $1 ORDER BY revision DESC`,
    values: [group],
  });

/** How many payslips a group has. */
export const countPayslips = async (connection: Connection, group: number): Promise<number> => {
  const [row] = await connection.query<{ count: number }>({
    name: 'payroll_group_payslips',
    text: `SELECT count(*)::int AS count FROM payslip WHERE group_id = $1 AND status <> 'DELETED'`,
    values: [group],
  });
  return row?.count ?? 0;
};
