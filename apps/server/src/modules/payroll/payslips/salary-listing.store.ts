import type { SalaryListingRow } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** Approved pay of a department, 0 for all, whose periods end within the given days. */
export const salaryListing = (
  connection: Connection,
  department: number,
  from: string | null,
  to: string | null,
): Promise<SalaryListingRow[]> =>
  connection.query<SalaryListingRow>({
    name: 'payslip_salary_listing',
    text: `SELECT employee_id::float8 AS "employeeId", employee_name AS name, employee_number AS number,
        pay_period::text AS "payPeriod", earnings_total::text AS "earningsTotal",
        deductions_total::text AS "deductionsTotal", net_pay::text AS "netPay", id::float8 AS "payslipId"
      FROM payslip WHERE status = 'APPROVED' AND ($1 = 0 OR department_id = $1)
        AND ($2::date IS NULL OR period_end >= $2) AND ($3::date IS NULL OR period_end <= $3)
      ORDER BY pay_period DESC, employee_name, id`,
    values: [department, from, to],
  });

/** Departments and groups for filtering payslips. */
export const departmentsAndGroups = async (
  connection: Connection,
): Promise<{
  readonly departments: readonly { readonly id: number; readonly name: string }[];
  readonly groups: readonly { readonly id: number; readonly name: string }[];
}> => ({
  departments: await connection.query({
    name: 'payslip_departments',
    text: 'SELECT id::float8 AS id, name FROM employee_department WHERE NOT archived ORDER BY name, id',
  }),
  groups: await connection.query({
    name: 'payslip_groups',
    text: 'SELECT id::float8 AS id, name FROM payroll_group WHERE NOT archived ORDER BY name, id',
  }),
});
