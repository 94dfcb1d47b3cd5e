import type { Dependents } from '@school/kernel';
import type { Connection } from '../../../platform/database/database.ts';

/** Assignments, including past ones, and payslips of a group, with the first five of each. */
export const groupDependents = (connection: Connection, group: number): Promise<Dependents[]> =>
  connection.query<Dependents>({
    name: 'payroll_group_dependents',
    text: `WITH found (entity, label, name) AS (
        SELECT DISTINCT 'employeePayroll', 'Employee payrolls', e.employee_number
          FROM employee_payroll p JOIN employee e ON e.id = p.employee_id WHERE p.group_id = $1
        UNION ALL
        SELECT 'payslip', 'Payslips', number FROM payslip WHERE group_id = $1)
      SELECT entity, label, count(*)::int AS count, (array_agg(name ORDER BY name))[1:5] AS sample
      FROM found GROUP BY entity, label ORDER BY entity`,
    values: [group],
  });
