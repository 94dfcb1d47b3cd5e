import type { AssignableRow, EmployeeHead, GroupMemberRow, PaymentFrequency } from '@school/domain';
import type { LongList } from '../../../engine/own-calls/long-list.ts';
import type { Connection, Statement } from '../../../platform/database/database.ts';
import { employeeName } from '../generation/member.store.ts';
import type { PayTerms } from './gross-pay.ts';
import { grossOfTerms } from './gross-pay.ts';

/** Keys of an `EmployeeHead` from an employee `e` and their department `d`. */
export const headColumns = `e.id::float8 AS "employeeId", ${employeeName} AS "employeeName",
  e.employee_number AS "employeeNumber", d.name AS "departmentName", d.name AS "employeeDepartment"`;

/** Which members: 0 as group or department stands for all. */
export interface MemberFilter {
  readonly group: number;
  readonly department: number;
  readonly today: string;
}

/** The latest assignment `p` of everyone who has one on the day $3 or later, with group `g`, employee and department. */
const members = `FROM (SELECT DISTINCT ON (employee_id) * FROM employee_payroll
    WHERE NOT archived AND (effective_to IS NULL OR effective_to >= $3::date)
      AND ($4::bigint[] IS NULL OR employee_id = ANY ($4))
    ORDER BY employee_id, effective_from DESC) p
  JOIN payroll_group g ON g.id = p.group_id JOIN employee e ON e.id = p.employee_id
  JOIN employee_department d ON d.id = e.department_id
  WHERE ($1 = 0 OR p.group_id = $1) AND ($2 = 0 OR e.department_id = $2)
  ORDER BY e.first_name, e.last_name, e.id`;

const idsOf = async (connection: Connection, statement: Statement): Promise<number[]> =>
  (await connection.query<{ id: number }>(statement)).map(({ id }) => id);

const memberRows = (
  connection: Connection,
  { group, department, today }: MemberFilter,
  employees: readonly number[],
): Promise<GroupMemberRow[]> =>
  connection.query<GroupMemberRow>({
    name: 'payroll_member_rows',
    text: `SELECT ${headColumns}, p.id::float8 AS "employeePayrollId", g.id::float8 AS "groupId", g.name AS "groupName",
        coalesce(p.gross_pay, p.earnings_total)::text AS "grossPay", p.net_pay::text AS "netPay", p.group_revision AS "groupRevision",
        p.group_revision < g.revision AS "isOutdated", p.effective_from::text AS "effectiveFrom",
        (SELECT json_build_object('payPeriod', s.pay_period, 'periodEnd', s.period_end, 'frequency', s.frequency)
          FROM payslip s WHERE s.employee_id = e.id AND s.status <> 'DELETED'
          ORDER BY s.pay_period DESC LIMIT 1) AS "lastPeriod"
      ${members}`,
    values: [group, department, today, employees],
  });

/** Employees in a group now or from a later day, with the latest assignment. */
export const memberList = async (
  connection: Connection,
  filter: MemberFilter,
): Promise<LongList<number, GroupMemberRow>> => ({
  key: 'employee',
  places: await idsOf(connection, {
    name: 'payroll_member_ids',
    text: `SELECT e.id::float8 AS id ${members}`,
    values: [filter.group, filter.department, filter.today, null],
  }),
  rowsOf: (some) => memberRows(connection, filter, some),
});

/** Which employees without an assignment; the frequency determines what the pay terms amount to in a period. */
export interface AssignableFilter {
  readonly department: number;
  readonly today: string;
  readonly frequency: PaymentFrequency | undefined;
  /** Part of a name or number; "" for all. */
  readonly search: string;
}

type Row = EmployeeHead & PayTerms & { readonly joiningDate: string };

const assignable = `FROM employee e JOIN employee_department d ON d.id = e.department_id
  WHERE e.status = 'ACTIVE' AND NOT e.archived AND ($1 = 0 OR e.department_id = $1)
    AND ($3 = '' OR strpos(lower(concat_ws(' ', e.employee_number, ${employeeName})), lower($3)) > 0)
    AND ($4::bigint[] IS NULL OR e.id = ANY ($4))
    AND NOT EXISTS (SELECT FROM employee_payroll p WHERE p.employee_id = e.id AND NOT p.archived
      AND (p.effective_to IS NULL OR p.effective_to >= $2::date))
  ORDER BY e.first_name, e.last_name, e.id`;

const assignableRows = async (
  connection: Connection,
  { department, today, frequency, search }: AssignableFilter,
  employees: readonly number[],
): Promise<AssignableRow[]> => {
  const rows = await connection.query<Row>({
    name: 'payroll_assignable_rows',
    text: `SELECT ${headColumns}, e.joining_date::text AS "joiningDate", e.pay_basis AS "payBasis",
        e.annual_salary::text AS "annualSalary", e.hourly_rate::text AS "hourlyRate",
        e.typical_hours::text AS "typicalHours"
      ${assignable}`,
    values: [department, today, search, employees],
  });
  return rows.map(({ payBasis, annualSalary, hourlyRate, typicalHours, ...row }) => ({
    ...row,
    periodPay: frequency
      ? (grossOfTerms({ payBasis, annualSalary, hourlyRate, typicalHours }, frequency) ?? null)
      : null,
  }));
};

/** Active employees without an assignment. */
export const assignableList = async (
  connection: Connection,
  filter: AssignableFilter,
): Promise<LongList<number, AssignableRow>> => ({
  key: 'employee',
  places: await idsOf(connection, {
    name: 'payroll_assignable_ids',
    text: `SELECT e.id::float8 AS id ${assignable}`,
    values: [filter.department, filter.today, filter.search, null],
  }),
  rowsOf: (some) => assignableRows(connection, filter, some),
});
