import type { Work } from '../../../engine/behaviour.ts';
import type { Connection, Transaction } from '../../../platform/database/database.ts';
import { employeeName } from '../generation/member.store.ts';
import { actorId } from '../../../engine/audit/audit-lines.ts';
import type { PayTerms } from './gross-pay.ts';

/** An employee to be assigned. */
export interface Candidate extends PayTerms {
  readonly employeeId: number;
  readonly employeeName: string;
  readonly status: string;
  /** First day of an assignment that begins on or after the requested day. */
  readonly laterFrom: string | null;
}

/** Whom an assignment is for: the named employees, or everyone in a department (0 for all) without an assignment. */
export type CandidateFilter = { readonly employees: readonly number[] } | { readonly unassignedOf: number };

/** Employees for an assignment from a given day, locked against concurrent assignments. */
export const candidatesFor = (
  transaction: Transaction,
  from: string,
  filter: CandidateFilter,
): Promise<Candidate[]> =>
  transaction.query<Candidate>({
    name: 'payroll_candidates',
    text: `SELECT e.id::float8 AS "employeeId", ${employeeName} AS "employeeName", e.status,
        e.pay_basis AS "payBasis", e.annual_salary::text AS "annualSalary", e.hourly_rate::text AS "hourlyRate",
        e.typical_hours::text AS "typicalHours",
        (SELECT min(p.effective_from)::text FROM employee_payroll p WHERE p.employee_id = e.id AND NOT p.archived
          AND p.effective_from >= $1::date) AS "laterFrom"
      FROM employee e WHERE NOT e.archived AND CASE WHEN $2::bigint[] IS NOT NULL THEN e.id = ANY ($2)
        ELSE e.status = 'ACTIVE' AND ($3 = 0 OR e.department_id = $3) AND NOT EXISTS (
          SELECT FROM employee_payroll p WHERE p.employee_id = e.id AND NOT p.archived
            AND (p.effective_to IS NULL OR p.effective_to >= $1)) END
      ORDER BY e.id FOR NO KEY UPDATE OF e`,
    values: [
      from,
      'employees' in filter ? filter.employees : null,
      'employees' in filter ? 0 : filter.unassignedOf,
    ],
  });

/** Ends assignments that apply on a day or later as of the day before; returns those that were ended. */
export const closeAssignments = (
  work: Work,
  employees: readonly number[],
  from: string,
): Promise<{ id: number; version: number; before: string | null; after: string }[]> =>
  work.transaction.query({
    name: 'payroll_close_assignments',
    text: `WITH held AS (
        SELECT id, effective_to FROM employee_payroll WHERE employee_id = ANY ($1::bigint[]) AND NOT archived
          AND effective_from < $2::date AND (effective_to IS NULL OR effective_to >= $2) ORDER BY id FOR UPDATE)
      UPDATE employee_payroll p SET effective_to = $2::date - 1, version = p.version + 1, updated_at = now(),
        updated_by = $3 FROM held WHERE p.id = held.id
      RETURNING p.id::float8 AS id, p.version, held.effective_to::text AS before, p.effective_to::text AS after`,
    values: [employees, from, actorId(work)],
  });

/** A worked-out assignment. */
export interface NewAssignment {
  readonly employee: number;
  readonly gross: string | null;
  readonly earnings: string;
  readonly deductions: string;
  readonly net: string;
  readonly lines: readonly {
    readonly category: number;
    readonly amount: string;
    readonly overridden: boolean;
  }[];
}

/** What all assignments of one call have in common. */
export interface NewAssignments {
  readonly group: number;
  readonly revision: number;
  readonly from: string;
  readonly remark: string | null;
  readonly rows: readonly NewAssignment[];
}

/** Adds assignments with their lines; returns their ids in employee order. */
export const insertAssignments = async (
  work: Work,
  { group, revision, from, remark, rows }: NewAssignments,
): Promise<number[]> => {
  const added = await work.transaction.query<{ id: number }>({
    name: 'payroll_insert_assignments',
    text: `WITH wanted AS (
        SELECT * FROM jsonb_to_recordset($1::jsonb) AS w (employee bigint, gross numeric, earnings numeric,
          deductions numeric, net numeric, lines jsonb)),
      added AS (
        INSERT INTO employee_payroll (employee_id, group_id, group_revision, gross_pay, effective_from, remark,
          earnings_total, deductions_total, net_pay, created_by, updated_by)
        SELECT employee, $2, $3, gross, $4, $5, earnings, deductions, net, $6, $6 FROM wanted ORDER BY employee
        RETURNING id, employee_id),
      lines AS (
        INSERT INTO employee_payroll_line (employee_payroll_id, position, category_id, amount, is_overridden,
          created_by, updated_by)
        SELECT a.id, l.position - 1, (l.line ->> 'category')::bigint, (l.line ->> 'amount')::numeric,
          (l.line ->> 'overridden')::boolean, $6, $6
        FROM added a JOIN wanted w ON w.employee = a.employee_id,
          jsonb_array_elements(w.lines) WITH ORDINALITY AS l (line, position))
      SELECT id::float8 AS id FROM added ORDER BY employee_id`,
    values: [JSON.stringify(rows), group, revision, from, remark, actorId(work)],
  });
  return added.map(({ id }) => id);
};

/** Whether payslips were made from an assignment. */
export const hasPayslips = async (connection: Connection, assignment: number): Promise<boolean> => {
  const rows = await connection.query({
    name: 'payroll_assignment_has_payslips',
    text: `SELECT 1 FROM payslip WHERE employee_payroll_id = $1 AND status <> 'DELETED' LIMIT 1`,
    values: [assignment],
  });
  return rows.length > 0;
};
