import type { PayslipStatus } from '@school/domain';
import type { PayrollSchool } from '../../../../test/payroll-school.ts';
import type { Connection } from '../../../platform/database/database.ts';

/** A payslip that has not been deleted. */
export interface LivePayslip {
  readonly id: number;
  readonly status: PayslipStatus;
  readonly netPay: string;
}

/** Employees' payslips that have not been deleted, by employee. */
export const livePayslips = async (
  sql: Connection,
  employees: readonly number[],
): Promise<ReadonlyMap<number, LivePayslip>> => {
  const rows = await sql.query<LivePayslip & { readonly employee: number }>({
    text: `SELECT employee_id::float8 AS employee, id::float8 AS id, status, net_pay::text AS "netPay" FROM payslip
      WHERE employee_id = ANY ($1::bigint[]) AND status <> 'DELETED'`,
    values: [employees],
  });
  return new Map(rows.map(({ employee, ...row }) => [employee, row]));
};

/** The lines and figures of a payslip as one text. */
export const linesOf = async (sql: Connection, id: number): Promise<string> => {
  const [row] = await sql.query<{ text: string }>({
    text: `SELECT concat_ws(' ', s.net_pay, s.earnings_total, s.deductions_total, (SELECT string_agg(concat_ws(':', l.code, l.label,
        l.type, l.amount), ',' ORDER BY l.type, l.code) FROM payslip_line l WHERE l.payslip_id = s.id)) AS text
      FROM payslip s WHERE s.id = $1`,
    values: [id],
  });
  return row?.text ?? '';
};

const rules = {
  'net is earnings less deductions': 'net_pay <> earnings_total - deductions_total',
  'net is above zero': 'net_pay <= 0',
  'earnings are their lines': `earnings_total <> (SELECT coalesce(sum(amount), 0) FROM payslip_line l
    WHERE l.payslip_id = s.id AND type = 'EARNING')`,
  'deductions are their lines': `deductions_total <> (SELECT coalesce(sum(amount), 0) FROM payslip_line l
    WHERE l.payslip_id = s.id AND type = 'DEDUCTION')`,
  'days absent are days of the period': 'days_absent < 0 OR days_absent > working_days_count',
  'unpaid days are days of the period': 'lop_days < 0 OR lop_days > working_days_count',
  'present and absent are all days': 'days_present + days_absent <> working_days_count',
  'one for an employee and period': `EXISTS (SELECT 1 FROM payslip o WHERE o.id <> s.id AND o.employee_id = s.employee_id
    AND o.status <> 'DELETED' AND o.pay_period <= s.period_end AND o.period_end >= s.pay_period)`,
} as const;

/**
 * Every invariant that holds for each payslip of the school. @throws with the invariants and the payslips that violate them
 */
export const checkPayslips = async (sql: Connection): Promise<void> => {
  for (const [rule, broken] of Object.entries(rules)) {
    const rows = await sql.query<{ id: string }>({
      text: `SELECT id FROM payslip s WHERE status <> 'DELETED' AND (${broken})`,
    });
    if (rows.length > 0)
      throw new Error(`${rule}: broken by payslips ${rows.map(({ id }) => id).join(', ')}`);
  }
};

interface Figures {
  readonly rows: readonly Readonly<Record<string, string>>[];
  readonly totals: Readonly<Record<string, string>>;
}

/**
 * The booking of a period next to the sum of its approved payslips, after checking that the summaries by department, period
 * and group agree.
 */
export const journalOf = async (
  school: PayrollSchool,
  group: number,
  period: string,
): Promise<{ salariesPayable: string; approved: string; debit: string; credit: string }> => {
  const range = `fromPeriod=${period}&toPeriod=${period.slice(0, 8)}30&group=${group}`;
  const [row] = await school.sql.query<{ approved: string; listed: string; count: number }>({
    text: `SELECT coalesce(sum(net_pay) FILTER (WHERE status = 'APPROVED'), 0)::numeric(15,2)::text AS approved,
        coalesce(sum(net_pay) FILTER (WHERE status IN ('PENDING', 'APPROVED')), 0)::numeric(15,2)::text AS listed,
        count(*) FILTER (WHERE status IN ('PENDING', 'APPROVED'))::int AS count
      FROM payslip WHERE group_id = $1 AND pay_period = $2`,
    values: [group, period],
  });
  const journal = await school.data<Figures>('GET', `setup/v1/report/payrollJournal?${range}`);
  const summary = await school.data<Figures>('GET', `setup/v1/report/payslipSummary?${range}`);
  const register = await school.data<Figures>('GET', `setup/v1/report/financePayrollRegister?${range}`);
  const said = [summary.totals['netPay'] ?? '0.00', register.totals['netPay'] ?? '0.00'];
  const wanted = [row?.listed ?? '', row?.approved ?? ''];
  if (said.join() !== wanted.join())
    throw new Error(`Reports say ${said.join()}, the payslips ${wanted.join()}`);
  const payable = journal.rows.find(({ account }) => account === 'Salaries payable');
  return {
    salariesPayable: payable?.['credit'] ?? '0.00',
    approved: row?.approved ?? '0.00',
    debit: journal.totals['debit'] ?? '0.00',
    credit: journal.totals['credit'] ?? '0.00',
  };
};
