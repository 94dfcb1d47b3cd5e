import type { Dependents } from '@school/kernel';
import type { Connection } from '../../../platform/database/database.ts';
import type { StoredCategory } from './stored-category.ts';

const conditions = `coalesce((SELECT json_agg(json_build_object('leftExpr', k.left_expr, 'operator', k.operator,
    'rightExpr', k.right_expr, 'thenFormula', k.then_formula) ORDER BY k.position, k.id)
  FROM payroll_category_condition k WHERE k.payroll_category_id = c.id), '[]')`;

/** Columns of a category `c` as `StoredCategory`; exact numbers are texts without trailing zeros. */
export const categoryColumns = `c.id::float8 AS id, c.code, c.name, c.type, c.value_type AS "valueType",
  c.amount::text AS amount, trim_scale(c.percentage)::text AS percentage, c.base_category AS "baseCategory",
  c.formula, c.default_formula AS "defaultFormula", ${conditions} AS conditions, c.rounding,
  c.affected_by_lop AS "affectedByLop", c.display_order AS "displayOrder", c.active AND NOT c.archived AS "isActive"`;

/** Every category that is not archived. */
export const allCategories = (connection: Connection): Promise<StoredCategory[]> =>
  connection.query<StoredCategory>({
    name: 'payroll_categories',
    text: `SELECT ${categoryColumns} FROM payroll_category c WHERE NOT c.archived ORDER BY c.display_order, c.code`,
  });

/** Whether a payslip has a line of the category. */
export const isOnPayslip = async (connection: Connection, id: number): Promise<boolean> => {
  const rows = await connection.query({
    name: 'payroll_category_on_payslip',
    text: 'SELECT 1 FROM payslip_line WHERE category_id = $1 LIMIT 1',
    values: [id],
  });
  return rows.length > 0;
};

/** Loss-of-pay formulas of groups, which also read categories. */
export const lopFormulas = (connection: Connection): Promise<{ name: string; formula: string }[]> =>
  connection.query({
    name: 'payroll_lop_formulas',
    text: `SELECT name, lop_formula AS formula FROM payroll_group
      WHERE NOT archived AND enable_lop AND lop_formula IS NOT NULL`,
  });

/** Groups, assignments and payslips that reference a category, with the first five of each. */
export const categoryDependents = (connection: Connection, id: number): Promise<Dependents[]> =>
  connection.query<Dependents>({
    name: 'payroll_category_dependents',
    text: `WITH found (entity, label, name) AS (
        SELECT 'payrollGroup', 'Payroll groups', g.name FROM payroll_group_category_ids m
          JOIN payroll_group g ON g.id = m.owner_id WHERE m.target_id = $1
        UNION ALL
        SELECT DISTINCT 'employeePayroll', 'Employee payrolls', e.employee_number FROM employee_payroll_line l
          JOIN employee_payroll p ON p.id = l.employee_payroll_id JOIN employee e ON e.id = p.employee_id
          WHERE l.category_id = $1
        UNION ALL
        SELECT 'payslip', 'Payslips', p.number FROM payslip_line l JOIN payslip p ON p.id = l.payslip_id
          WHERE l.category_id = $1)
      SELECT entity, label, count(*)::int AS count, (array_agg(name ORDER BY name))[1:5] AS sample
      FROM found GROUP BY entity, label ORDER BY entity`,
    values: [id],
  });
