import type { PayPeriod } from '@school/domain';
import type { Connection, Transaction } from '../../../platform/database/database.ts';
import { paidFares, validFares } from '../../fees/fares/employee-fares.store.ts';
import type { Member } from './member.ts';

/** First, middle and last name of an employee `e`. */
export const employeeName = `concat_ws(' ', e.first_name, e.middle_name, e.last_name)`;

/*
 * `OFFSET 0` has PostgreSQL find what one employee has by that employee, whatever it believes of the size of the tables:
 * right after many were assigned it would go through the whole group for each of them.
 */
const assignments = `(SELECT json_agg(json_build_object('id', a.id, 'version', a.version,
    'groupRevision', a.group_revision, 'grossPay', a.gross_pay::text, 'effectiveFrom', a.effective_from,
    'effectiveTo', a.effective_to, 'overrides', coalesce((SELECT json_object_agg(c.code, l.amount::text)
      FROM (SELECT * FROM employee_payroll_line WHERE employee_payroll_id = a.id OFFSET 0) l
      JOIN payroll_category c ON c.id = l.category_id WHERE l.is_overridden), '{}')) ORDER BY a.effective_from)
  FROM (SELECT * FROM employee_payroll WHERE employee_id = e.id OFFSET 0) a
  WHERE a.group_id = h.group_id AND NOT a.archived
    AND a.effective_from <= $2 AND (a.effective_to IS NULL OR a.effective_to >= $1))`;

const items = `coalesce((SELECT json_agg(json_build_object('code', 'ITEM_' || i.id, 'name', i.name, 'type', i.type,
    'amount', i.amount::text, 'firstPeriodStart', i.first_period_start, 'everyPeriod', i.every_period,
    'lastPeriodStart', i.last_period_start) ORDER BY i.id)
  FROM individual_payslip_item i WHERE i.employee_id = e.id AND NOT i.archived AND i.first_period_start <= $1), '[]')`;

const fares = `coalesce((SELECT json_agg(json_build_object('code', 'FARE_' || f.id, 'id', f.id, 'name', left(f.name, 80),
    'amount', (f.amount - k.kept)::text) ORDER BY f.due_date, f.id)
  FROM ${validFares} f CROSS JOIN LATERAL (SELECT coalesce(sum(l.amount), 0)
      + coalesce((SELECT p.paid FROM ${paidFares} p WHERE p.fare_id = f.id), 0) AS kept FROM payslip_line l
    JOIN payslip s ON s.id = l.payslip_id WHERE l.fare_id = f.id AND NOT s.archived
      AND NOT (s.pay_period <= $2 AND s.period_end >= $1)) k
  WHERE f.employee_id = e.id AND f.due_date <= $2 AND f.amount > k.kept), '[]')`;

const payslip = `(SELECT json_build_object('id', s.id, 'status', s.status, 'netPay', s.net_pay::text) FROM payslip s
  WHERE s.employee_id = e.id AND NOT s.archived AND s.pay_period <= $2 AND s.period_end >= $1
  ORDER BY s.pay_period = $1 DESC, s.id LIMIT 1)`;

/**
 * Everyone whose latest assignment in the period is to the group and who is employed on one of its days.
 * @param employees only these; everyone without
 */
export const membersOf = (
  connection: Connection,
  group: number,
  period: PayPeriod,
  employees?: readonly number[],
): Promise<Member[]> =>
  connection.query<Member>({
    name: 'payroll_members',
    text: `WITH held AS (
        SELECT DISTINCT ON (p.employee_id) p.employee_id, p.group_id FROM employee_payroll p
        WHERE NOT p.archived AND p.effective_from <= $2::date AND (p.effective_to IS NULL OR p.effective_to >= $1::date)
          AND ($4::bigint[] IS NULL OR p.employee_id = ANY ($4))
        ORDER BY p.employee_id, p.effective_from DESC)
      SELECT e.id::float8 AS "employeeId", ${employeeName} AS "employeeName", e.employee_number AS "employeeNumber",
        d.name AS "departmentName", e.joining_date::text AS "joiningDate", e.leaving_date::text AS "leavingDate",
        ${assignments} AS assignments, ${items} AS items, ${fares} AS fares, ${payslip} AS payslip
      FROM held h JOIN employee e ON e.id = h.employee_id JOIN employee_department d ON d.id = e.department_id
      WHERE h.group_id = $3 AND NOT e.archived AND e.joining_date <= $2
        AND (e.leaving_date IS NULL OR e.leaving_date >= $1)
      ORDER BY e.first_name, e.last_name, e.id`,
    values: [period.start, period.end, group, employees ?? null],
  });

/** A member without a payslip, and the text that searches match. */
export interface RegularMember {
  readonly employee: number;
  /** Name, number and department in lower case. */
  readonly text: string;
}

/** Those of `membersOf` who have no payslip for the period, in the same order. */
export const regularMembers = (
  connection: Connection,
  group: number,
  period: PayPeriod,
): Promise<RegularMember[]> =>
  connection.query<RegularMember>({
    name: 'payroll_regular_members',
    text: `WITH held AS (
        SELECT DISTINCT ON (p.employee_id) p.employee_id, p.group_id FROM employee_payroll p
        WHERE NOT p.archived AND p.effective_from <= $2::date AND (p.effective_to IS NULL OR p.effective_to >= $1::date)
        ORDER BY p.employee_id, p.effective_from DESC)
      SELECT e.id::float8 AS employee, lower(concat_ws(' ', ${employeeName}, e.employee_number, d.name)) AS text
      FROM held h JOIN employee e ON e.id = h.employee_id JOIN employee_department d ON d.id = e.department_id
      WHERE h.group_id = $3 AND NOT e.archived AND e.joining_date <= $2
        AND (e.leaving_date IS NULL OR e.leaving_date >= $1)
        AND NOT EXISTS (SELECT FROM payslip s WHERE s.employee_id = e.id AND NOT s.archived
          AND s.pay_period <= $2 AND s.period_end >= $1)
      ORDER BY e.first_name, e.last_name, e.id`,
    values: [period.start, period.end, group],
  });

/** Locks the assignments of employees until the transaction ends. */
export const lockAssignments = async (
  transaction: Transaction,
  employees: readonly number[],
): Promise<void> => {
  await transaction.query({
    name: 'payroll_lock_assignments',
    text: 'SELECT id FROM employee_payroll WHERE employee_id = ANY ($1::bigint[]) ORDER BY id FOR SHARE',
    values: [employees],
  });
};
