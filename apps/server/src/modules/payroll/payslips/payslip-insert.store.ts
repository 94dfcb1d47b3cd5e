import type { PayPeriod, PaymentFrequency } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import { employeeName } from '../generation/member.store.ts';
import { actorId } from '../../../engine/audit/audit-lines.ts';
import { sampleOf } from '../../../platform/database/part-of-rows.ts';

/** The figures of a new payslip; names are taken from the employee's current record. */
export interface NewPayslip {
  readonly number: string;
  readonly employee: number;
  readonly payroll: number;
  readonly revision: number;
  readonly working: string;
  readonly present: string;
  readonly absent: string;
  readonly lop_days: string;
  readonly lop_amount: string;
  readonly late_times: number;
  readonly late_minutes: number;
  readonly late_days: string;
  readonly late_amount: string;
  readonly earnings: string;
  readonly deductions: string;
  readonly net: string;
  readonly remark: string | null;
}

/** What all payslips of one insert have in common. */
export interface NewPayslips {
  readonly group: number;
  readonly frequency: PaymentFrequency;
  readonly period: PayPeriod;
  readonly status: 'PENDING' | 'APPROVED';
  readonly rows: readonly NewPayslip[];
}

const bank = `coalesce((SELECT jsonb_agg(jsonb_build_object('name', f.name, 'value', b.bank_info) ORDER BY f.priority, f.id)
  FROM employee_bank_detail b JOIN bank_field f ON f.id = b.bank_field_id
  WHERE b.employee_id = e.id AND NOT b.archived), '[]')`;

/** The first two additional details of employees, which a payslip may show. */
const details = `coalesce((SELECT jsonb_agg(jsonb_build_object('name', c.name, 'value',
    coalesce(e.details ->> ('d' || c.id), '')) ORDER BY c.priority, c.id)
  FROM (SELECT id, name, priority FROM custom_field_definition WHERE owner_entity = 'EMPLOYEE' AND active
    AND NOT archived ORDER BY priority, id ${sampleOf(2)}) c), '[]')`;

/** Inserts payslips; an employee who already has one for a day of the period is left out, whoever was first. */
export const insertPayslips = (
  work: Work,
  { group, frequency, period, status, rows }: NewPayslips,
): Promise<{ id: number; employeeId: number }[]> =>
  work.transaction.query({
    name: 'payslips_insert',
    text: `INSERT INTO payslip (number, employee_id, group_id, group_revision, employee_payroll_id, employee_name,
        employee_number, department_id, department_name, category_name, position_name, grade_name, joining_date,
        bank_snapshot, detail_snapshot, frequency, pay_period, period_end, working_days_count, days_present,
        days_absent, lop_days, lop_amount, late_times, late_minutes, late_days, late_amount, earnings_total, deductions_total, net_pay, status, remark, decided_by_id,
        decided_at, created_by, updated_by)
      SELECT w.number, e.id, $2, w.revision, w.payroll, left(${employeeName}, 200), e.employee_number,
        e.department_id, d.name, c.name, p.name, g.name, e.joining_date, ${bank}, ${details}, $3, $4, $5, w.working,
        w.present, w.absent, w.lop_days, w.lop_amount, w.late_times, w.late_minutes, w.late_days,
        w.late_amount, w.earnings, w.deductions, w.net, $6::text, w.remark,
        CASE WHEN $6::text = 'APPROVED' THEN $7::bigint END, CASE WHEN $6::text = 'APPROVED' THEN now() END, $7::bigint, $7::bigint
      FROM jsonb_to_recordset($1::jsonb) AS w (number text, employee bigint, payroll bigint, revision integer, working numeric,
          present numeric, absent numeric, lop_days numeric, lop_amount numeric, late_times integer,
          late_minutes integer, late_days numeric, late_amount numeric, earnings numeric,
          deductions numeric, net numeric, remark text)
        JOIN employee e ON e.id = w.employee JOIN employee_department d ON d.id = e.department_id
        JOIN employee_category c ON c.id = e.category_id JOIN employee_position p ON p.id = e.position_id
        LEFT JOIN employee_grade g ON g.id = e.grade_id
      ORDER BY e.id
      ON CONFLICT DO NOTHING
      RETURNING id::float8 AS id, employee_id::float8 AS "employeeId"`,
    values: [JSON.stringify(rows), group, frequency, period.start, period.end, status, actorId(work)],
  });

/** A line as stored. */
export interface NewLine {
  readonly payslip: number;
  readonly position: number;
  readonly code: string;
  readonly label: string;
  readonly type: string;
  readonly amount: string;
  readonly computed: string;
  readonly category: number | null;
  readonly source: string;
  readonly fare: number | null;
  readonly edited: boolean;
}

export const insertLines = async (work: Work, lines: readonly NewLine[]): Promise<void> => {
  await work.transaction.query({
    name: 'payslip_lines_insert',
    text: `INSERT INTO payslip_line (payslip_id, position, code, label, type, amount, computed_amount, category_id,
        source, fare_id, is_edited, created_by, updated_by)
      SELECT w.payslip, w.position, w.code, w.label, w.type, w.amount, w.computed, w.category, w.source, w.fare, w.edited, $2, $2
      FROM jsonb_to_recordset($1::jsonb) AS w (payslip bigint, position integer, code text, label text, type text,
        amount numeric, computed numeric, category bigint, source text, fare bigint, edited boolean)`,
    values: [JSON.stringify(lines), actorId(work)],
  });
};
