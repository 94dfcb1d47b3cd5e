import { NotFound } from '@school/kernel';
import type { Connection } from '../../../platform/database/database.ts';
import { categoryColumns } from '../categories/category.store.ts';
import type { StoredGroup } from './stored-group.ts';

const categories = `coalesce((SELECT json_agg(to_json(m) ORDER BY m.position) FROM (
    SELECT ${categoryColumns}, j.position FROM payroll_group_category_ids j
    JOIN payroll_category c ON c.id = j.target_id WHERE j.owner_id = g.id) m), '[]')`;

const columns = `g.id::float8 AS id, g.version, g.name, g.active AND NOT g.archived AS active,
  g.payment_frequency AS "paymentFrequency", g.period_start_weekday AS "periodStartWeekday",
  g.biweekly_anchor::text AS "biweeklyAnchor", g.semi_monthly_split AS "semiMonthlySplit",
  g.month_start_day AS "monthStartDay", g.generation_day AS "generationDay", g.enable_lop AS "enableLop",
  g.lop_method AS "lopMethod", g.lop_formula AS "lopFormula", g.late_rule AS "lateRule",
  g.late_grace AS "lateGrace", g.late_free AS "lateFree", g.late_times AS "lateTimes", g.late_days::text AS "lateDays",
  g.late_day_minutes AS "lateDayMinutes", g.revision, ${categories} AS categories`;

/** Groups with their categories; without ids, all that are not archived. */
export const groupsOf = (connection: Connection, ids?: readonly number[]): Promise<StoredGroup[]> =>
  connection.query<StoredGroup>({
    name: 'payroll_groups',
    text: `SELECT ${columns} FROM payroll_group g
      WHERE CASE WHEN $1::bigint[] IS NULL THEN NOT g.archived ELSE g.id = ANY ($1) END ORDER BY g.name, g.id`,
    values: [ids ?? null],
  });

/** One group. @throws NotFound */
export const groupOf = async (connection: Connection, id: number): Promise<StoredGroup> => {
  const [group] = await groupsOf(connection, [id]);
  if (!group) throw new NotFound();
  return group;
};

/** Ids of the groups that contain a category. */
export const groupsHolding = async (connection: Connection, category: number): Promise<number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'payroll_groups_holding',
    text: 'SELECT owner_id::float8 AS id FROM payroll_group_category_ids WHERE target_id = $1 ORDER BY 1',
    values: [category],
  });
  return rows.map(({ id }) => id);
};

/** How many payslips of a group await a decision or a correction. */
export const openPayslips = async (connection: Connection, group: number): Promise<number> => {
  const [row] = await connection.query<{ count: number }>({
    name: 'payroll_group_open_payslips',
    text: `SELECT count(*)::int AS count FROM payslip WHERE group_id = $1 AND status IN ('PENDING', 'REJECTED')`,
    values: [group],
  });
  return row?.count ?? 0;
};
