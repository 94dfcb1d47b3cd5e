import { NotFound } from '@school/kernel';
import type { AssignmentRow, EmployeeCard, EmployeePayrollData } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { employeeName } from '../generation/member.store.ts';

const lines = `coalesce((SELECT json_agg(json_build_object('categoryId', c.id, 'code', c.code, 'label', c.name,
    'type', c.type, 'amount', l.amount::text, 'isOverridden', l.is_overridden) ORDER BY l.position, l.id)
  FROM employee_payroll_line l JOIN payroll_category c ON c.id = l.category_id
  WHERE l.employee_payroll_id = p.id), '[]')`;

/** All assignments of an employee with their lines, newest first. */
export const assignmentsOf = (connection: Connection, employee: number): Promise<AssignmentRow[]> =>
  connection.query<AssignmentRow>({
    name: 'payroll_assignments_of',
    text: `SELECT p.id::float8 AS id, g.id::float8 AS "groupId", g.name AS "groupName",
        p.group_revision AS "groupRevision", p.group_revision < g.revision AS "isOutdated",
        p.gross_pay::text AS "grossPay", p.effective_from::text AS "effectiveFrom",
        p.effective_to::text AS "effectiveTo", p.remark, p.version, p.earnings_total::text AS "earningsTotal",
        p.deductions_total::text AS "deductionsTotal", p.net_pay::text AS "netPay", ${lines} AS lines
      FROM employee_payroll p JOIN payroll_group g ON g.id = p.group_id
      WHERE p.employee_id = $1 AND NOT p.archived ORDER BY p.effective_from DESC`,
    values: [employee],
  });

/** An employee's details at work. @throws NotFound */
const employeeOf = async (
  connection: Connection,
  id: number,
): Promise<Omit<EmployeeCard, 'groupName' | 'grossPay'>> => {
  const [row] = await connection.query<Omit<EmployeeCard, 'groupName' | 'grossPay'>>({
    name: 'payroll_employee_card',
    text: `SELECT e.id::float8 AS "employeeId", ${employeeName} AS name, e.employee_number AS number,
        d.name AS department, c.name AS category, p.name AS position, g.name AS grade,
        e.joining_date::text AS "joiningDate", '/setup/v1/files/' || e.photo_id AS "photoUrl"
      FROM employee e JOIN employee_department d ON d.id = e.department_id
        JOIN employee_category c ON c.id = e.category_id JOIN employee_position p ON p.id = e.position_id
        LEFT JOIN employee_grade g ON g.id = e.grade_id WHERE e.id = $1`,
    values: [id],
  });
  if (!row) throw new NotFound();
  return row;
};

/** An employee with the assignment that applies on a day, or the next one, and all others. @throws NotFound */
export const employeePayrollData = async (
  connection: Connection,
  id: number,
  today: string,
): Promise<EmployeePayrollData> => {
  const employee = await employeeOf(connection, id);
  const assignments = await assignmentsOf(connection, id);
  const current = assignments.find(({ effectiveTo }) => effectiveTo === null || effectiveTo >= today) ?? null;
  return {
    employee: {
      ...employee,
      groupName: current?.groupName ?? null,
      grossPay: current?.grossPay ?? null,
    },
    current,
    history: assignments.filter(({ id }) => id !== current?.id),
  };
};
