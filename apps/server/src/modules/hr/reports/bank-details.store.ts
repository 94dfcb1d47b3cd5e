import { eachKey } from '@school/kernel';
import type { ReportBinding } from '../../../engine/report/reports.ts';

/**
 * $1 part of name or number, $2 department, $3 status, $4 whether only incomplete ones, $5 prefix of a field's column before its id.
 */
const query = `WITH known AS (
    SELECT b.employee_id, jsonb_object_agg($5::text || b.bank_field_id, b.bank_info) AS details,
      array_agg(b.bank_field_id) AS fields
    FROM employee_bank_detail b WHERE NOT b.archived AND b.bank_info <> '' GROUP BY 1),
  rows AS (
    SELECT e.id, e.employee_number AS number, concat_ws(' ', e.first_name, e.middle_name, e.last_name) AS name,
      coalesce(d.name, '') AS department, coalesce(k.details, '{}') AS details,
      (SELECT string_agg(f.name, ', ' ORDER BY f.priority, f.name) FROM bank_field f
        WHERE f.active AND f.mandatory AND NOT f.archived AND f.id <> ALL(coalesce(k.fields, '{}'))) AS missing
    FROM employee e LEFT JOIN employee_department d ON d.id = e.department_id LEFT JOIN known k ON k.employee_id = e.id
    WHERE NOT e.archived AND ($2::bigint IS NULL OR e.department_id = $2) AND ($3::text IS NULL OR e.status = $3))
  SELECT (jsonb_build_object('employeeId', id, 'employeeNumber', number, 'employeeName', name,
    'department', department, 'missing', missing) || details)::text AS row
  FROM rows WHERE ($1::text IS NULL OR position(lower($1) IN lower(name || ' ' || number)) > 0)
    AND (NOT $4::boolean OR missing IS NOT NULL)
  ORDER BY name, number, id`;

/** Bank details with one row per employee and one column per active bank field. */
export const bankDetailsBinding: ReportBinding = {
  statement: ({ name, department, status, incomplete }) => ({
    text: query,
    values: [name ?? null, department ?? null, status ?? null, incomplete === true, eachKey('field', '')],
  }),
};
