import { periodLabel } from '@school/domain';
import type { PayslipPeriod, PayslipSummary } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** A period of a group. */
export interface GroupPeriod {
  readonly group: number;
  readonly start: string;
  readonly end: string;
}

/** Periods of groups that have payslips, newest first; group 0 for all, only the last of each if requested. */
export const periodsWithPayslips = (
  connection: Connection,
  group: number,
  lastOnly: boolean,
): Promise<GroupPeriod[]> =>
  connection.query<GroupPeriod>({
    name: 'payslip_group_periods',
    text: `SELECT s.group_id::float8 AS "group", s.pay_period::text AS start, max(s.period_end)::text AS "end"
      FROM payslip s WHERE s.status <> 'DELETED' AND ($1 = 0 OR s.group_id = $1)
        AND (NOT $2 OR s.pay_period = (SELECT max(o.pay_period) FROM payslip o
          WHERE o.group_id = s.group_id AND o.status <> 'DELETED'))
      GROUP BY s.group_id, s.pay_period ORDER BY s.pay_period DESC, s.group_id`,
    values: [group, lastOnly],
  });

const members = `SELECT count(*) AS employees, count(*) FILTER (WHERE NOT EXISTS (
      SELECT FROM payslip o WHERE o.employee_id = h.employee_id AND NOT o.archived
        AND o.pay_period <= w."end" AND o.period_end >= w.start)) AS regular
    FROM (SELECT DISTINCT ON (p.employee_id) p.employee_id, p.group_id FROM employee_payroll p
        WHERE NOT p.archived AND p.effective_from <= w."end" AND (p.effective_to IS NULL OR p.effective_to >= w.start)
        ORDER BY p.employee_id, p.effective_from DESC) h
      JOIN employee e ON e.id = h.employee_id
    WHERE h.group_id = w."group" AND NOT e.archived AND e.joining_date <= w."end"
      AND (e.leaving_date IS NULL OR e.leaving_date >= w.start)`;

const payslips = `SELECT count(*) FILTER (WHERE s.status = 'PENDING') AS pending,
      count(*) FILTER (WHERE s.status = 'APPROVED') AS approved,
      count(*) FILTER (WHERE s.status = 'REJECTED') AS rejected,
      coalesce(sum(s.earnings_total), 0.00) AS earnings, coalesce(sum(s.deductions_total), 0.00) AS deductions,
      coalesce(sum(s.net_pay), 0.00) AS net
    FROM payslip s WHERE s.group_id = w."group" AND s.pay_period = w.start AND s.status <> 'DELETED'`;

/** Figures on payslips and members of periods, in period order. */
export const summariesOf = async (
  connection: Connection,
  periods: readonly GroupPeriod[],
): Promise<PayslipSummary[]> => {
  const rows = await connection.query<Omit<PayslipSummary, 'label'>>({
    name: 'payslip_summaries',
    text: `SELECT g.id::float8 AS "groupId", g.name AS "groupName", g.payment_frequency AS frequency,
        w.start::text AS "payPeriod", w."end"::text AS "periodEnd", m.employees::int AS employees,
        m.regular::int AS regular, t.pending::int AS pending, t.approved::int AS approved,
        t.rejected::int AS rejected, t.earnings::text AS "earningsTotal", t.deductions::text AS "deductionsTotal",
        t.net::text AS "netTotal"
      FROM unnest($1::bigint[], $2::date[], $3::date[]) WITH ORDINALITY AS w ("group", start, "end", place)
        JOIN payroll_group g ON g.id = w."group", LATERAL (${members}) m, LATERAL (${payslips}) t ORDER BY w.place`,
    values: [
      periods.map(({ group }) => group),
      periods.map(({ start }) => start),
      periods.map(({ end }) => end),
    ],
  });
  return rows.map((row) => ({ ...row, label: periodLabel({ start: row.payPeriod, end: row.periodEnd }) }));
};

/** Periods that have payslips, across all groups, newest first. */
export const payslipPeriods = async (connection: Connection): Promise<PayslipPeriod[]> => {
  const rows = await connection.query<Omit<PayslipPeriod, 'label'>>({
    name: 'payslip_periods',
    text: `SELECT pay_period::text AS "payPeriod", period_end::text AS "periodEnd", frequency,
        count(*) FILTER (WHERE status = 'PENDING')::int AS pending,
        count(*) FILTER (WHERE status = 'APPROVED')::int AS approved,
        count(*) FILTER (WHERE status = 'REJECTED')::int AS rejected, sum(net_pay)::text AS "netTotal"
      FROM payslip WHERE status <> 'DELETED' GROUP BY pay_period, period_end, frequency
      ORDER BY pay_period DESC, frequency`,
  });
  return rows.map((row) => ({ ...row, label: periodLabel({ start: row.payPeriod, end: row.periodEnd }) }));
};
