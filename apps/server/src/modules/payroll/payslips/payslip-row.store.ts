import { periodLabel } from '@school/domain';
import type { PayTotals, PayslipRow, PayslipStatus } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { accounts } from '../../../platform/accounts/accounts.ts';

/** Which payslips; omitted conditions do not filter. Deleted ones are never included. */
export interface PayslipFilter {
  readonly ids?: readonly number[];
  readonly group?: number;
  readonly department?: number;
  readonly employee?: number;
  readonly statuses?: readonly PayslipStatus[];
  /** Exact first day of the period. */
  readonly payPeriod?: string;
  /** A range of days of which at least one lies in the period. */
  readonly from?: string;
  readonly to?: string;
}

type Row = Omit<PayslipRow, 'label' | 'employeeDepartment'>;

const columns = `s.id::float8 AS id, s.number, s.employee_id::float8 AS "employeeId", s.employee_name AS "employeeName",
  s.employee_number AS "employeeNumber", coalesce(s.department_name, '') AS "departmentName",
  s.group_id::float8 AS "groupId", g.name AS "groupName", s.pay_period::text AS "payPeriod",
  s.period_end::text AS "periodEnd", s.frequency, s.earnings_total::text AS "earningsTotal",
  s.deductions_total::text AS "deductionsTotal", s.net_pay::text AS "netPay", s.status,
  s.reject_reason AS "rejectReason", s.version,
  (SELECT u.full_name FROM ${accounts} u WHERE u.id = s.decided_by_id) AS "decidedBy",
  to_char(s.decided_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "decidedAt"`;

/** Conditions on a payslip `s` with the parameters 1 to 8 of `filterValues`. */
const conditions = `s.status <> 'DELETED' AND ($1::bigint[] IS NULL OR s.id = ANY ($1))
  AND ($2::bigint IS NULL OR s.group_id = $2) AND ($3::bigint IS NULL OR s.department_id = $3)
  AND ($4::bigint IS NULL OR s.employee_id = $4) AND ($5::text[] IS NULL OR s.status = ANY ($5))
  AND ($6::date IS NULL OR s.pay_period = $6) AND ($7::date IS NULL OR s.period_end >= $7)
  AND ($8::date IS NULL OR s.pay_period <= $8)`;

const filterValues = (filter: PayslipFilter): unknown[] => [
  filter.ids ?? null,
  filter.group ?? null,
  filter.department ?? null,
  filter.employee ?? null,
  filter.statuses ?? null,
  filter.payPeriod ?? null,
  filter.from ?? null,
  filter.to ?? null,
];

const rowOf = (row: Row): PayslipRow => ({
  ...row,
  employeeDepartment: row.departmentName,
  label: periodLabel({ start: row.payPeriod, end: row.periodEnd }),
});

/** Payslips, newest period first, then by name. */
export const payslipRows = async (connection: Connection, filter: PayslipFilter): Promise<PayslipRow[]> => {
  const rows = await connection.query<Row>({
    text: `SELECT ${columns} FROM payslip s JOIN payroll_group g ON g.id = s.group_id WHERE ${conditions}
      ORDER BY s.pay_period DESC, s.employee_name, s.id`,
    values: filterValues(filter),
  });
  return rows.map(rowOf);
};

/** Ids of payslips in the same order, with the sums over all of them. */
export const payslipPlaces = async (
  connection: Connection,
  filter: PayslipFilter,
): Promise<{ readonly ids: readonly number[]; readonly totals: PayTotals }> => {
  const values = filterValues(filter);
  const rows = await connection.query<{ id: number }>({
    text: `SELECT s.id::float8 AS id FROM payslip s JOIN payroll_group g ON g.id = s.group_id WHERE ${conditions}
      ORDER BY s.pay_period DESC, s.employee_name, s.id`,
    values,
  });
  const [totals] = await connection.query<PayTotals>({
    text: `SELECT coalesce(sum(s.earnings_total), 0.00)::text AS "earningsTotal",
        coalesce(sum(s.deductions_total), 0.00)::text AS "deductionsTotal",
        coalesce(sum(s.net_pay), 0.00)::text AS "netPay"
      FROM payslip s JOIN payroll_group g ON g.id = s.group_id WHERE ${conditions}`,
    values,
  });
  if (!totals) throw new Error('A sum has one row.');
  return { ids: rows.map(({ id }) => id), totals };
};

/** The same as a map by id, for callers with an order of their own. */
export const payslipRowsById = async (
  connection: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PayslipRow>> =>
  new Map((await payslipRows(connection, { ids })).map((row) => [row.id, row]));
