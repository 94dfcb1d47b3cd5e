import type { Connection } from '../../../platform/database/database.ts';

/** The group that each employee is assigned to on a day; those without one are left out. */
export const groupsOfEmployees = async (
  connection: Connection,
  employees: readonly number[],
  date: string,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await connection.query<{ employee: number; group: number }>({
    name: 'payroll_groups_of_employees',
    text: `SELECT DISTINCT ON (employee_id) employee_id::float8 AS employee, group_id::float8 AS "group"
      FROM employee_payroll WHERE employee_id = ANY ($1::bigint[]) AND NOT archived AND effective_from <= $2::date
      ORDER BY employee_id, effective_from DESC`,
    values: [employees, date],
  });
  return new Map(rows.map(({ employee, group }) => [employee, group]));
};
