import type { AssignableRow, EmployeeHead, GroupMemberRow, PaymentFrequency } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { employeeName } from '../generation/member.store.ts';
import type { PayTerms } from './gross-pay.ts';
import { grossOfTerms } from './gross-pay.ts';

/** Keys of an `EmployeeHead` from an employee `e` and his department `d`. */
export const headColumns = `e.id::float8 AS "employeeId", ${employeeName} AS "employeeName",
  e.employee_number AS "employeeNumber", d.name AS "departmentName", d.name AS "employeeDepartment"`;

/** Which members: group and department 0 stand for all. */
export interface MemberFilter {
  readonly group: number;
  readonly department: number;
  readonly today: string;
}

/** Whoever is in a group now or from a later day on, with the latest assignment. */
export const memberRows = (
  connection: Connection,
  { group, department, today }: MemberFilter,
): Promise<GroupMemberRow[]> =>
  connection.query<GroupMemberRow>({
    name: 'payroll_member_rows',
    text: `SELECT ${headColumns}, p.id::float8 AS "employeePayrollId", g.id::float8 AS "groupId", g.name AS "groupName",
        p.gross_pay::text AS "grossPay", p.net_pay::text AS "netPay", p.group_revision AS "groupRevision",
        p.group_revision < g.revision AS "isOutdated", p.effective_from::text AS "effectiveFrom",
        (SELECT json_build_object('payPeriod', s.pay_period, 'periodEnd', s.period_end, 'frequency', s.frequency)
          FROM payslip s WHERE s.employee_id = e.id AND s.status <> 'DELETED'
          ORDER BY s.pay_period DESC LIMIT 1) AS "lastPeriod"
      FROM (SELECT DISTINCT ON (employee_id) * FROM employee_payroll
          WHERE NOT archived AND (effective_to IS NULL OR effective_to >= $3::date)
          ORDER BY employee_id, effective_from DESC) p
        JOIN payroll_group g ON g.id = p.group_id JOIN employee e ON e.id = p.employee_id
        JOIN employee_department d ON d.id = e.department_id
      WHERE ($1 = 0 OR p.group_id = $1) AND ($2 = 0 OR e.department_id = $2)
      ORDER BY e.first_name, e.last_name, e.id`,
    values: [group, department, today],
  });

/** Which employees without an assignment; the frequency tells what the pay terms come to in a period. */
export interface AssignableFilter {
  readonly department: number;
  readonly today: string;
  readonly frequency: PaymentFrequency | undefined;
  /** Part of a name or number; "" for all. */
  readonly search: string;
}

type Row = EmployeeHead & PayTerms & { readonly joiningDate: string };

/** Active employees without an assignment. */
export const assignableRows = async (
  connection: Connection,
  { department, today, frequency, search }: AssignableFilter,
): Promise<AssignableRow[]> => {
  const rows = await connection.query<Row>({
    name: 'payroll_assignable_rows',
    text: `SELECT ${headColumns}, e.joining_date::text AS "joiningDate", e.pay_basis AS "payBasis",
        e.annual_salary::text AS "annualSalary", e.hourly_rate::text AS "hourlyRate",
        e.typical_hours::text AS "typicalHours"
      FROM employee e JOIN employee_department d ON d.id = e.department_id
      WHERE e.status = 'ACTIVE' AND NOT e.archived AND ($1 = 0 OR e.department_id = $1)
        AND ($3 = '' OR strpos(lower(concat_ws(' ', e.employee_number, ${employeeName})), lower($3)) > 0)
        AND NOT EXISTS (SELECT FROM employee_payroll p WHERE p.employee_id = e.id AND NOT p.archived
          AND (p.effective_to IS NULL OR p.effective_to >= $2::date))
      ORDER BY e.first_name, e.last_name, e.id`,
    values: [department, today, search],
  });
  return rows.map(({ payBasis, annualSalary, hourlyRate, typicalHours, ...row }) => ({
    ...row,
    periodPay: frequency
      ? (grossOfTerms({ payBasis, annualSalary, hourlyRate, typicalHours }, frequency) ?? null)
      : null,
  }));
};
