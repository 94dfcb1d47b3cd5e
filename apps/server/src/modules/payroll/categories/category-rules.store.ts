import type { Connection } from '../../../platform/database/database.ts';

/** The category ids of each group that is not archived. */
export const categoriesOfGroups = async (
  connection: Connection,
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const rows = await connection.query<{ id: number; categoryIds: readonly number[] }>({
    name: 'payroll_categories_of_groups',
    text: `SELECT g.id::float8 AS id, array_agg(c.target_id::float8 ORDER BY c.position) AS "categoryIds"
      FROM payroll_group g JOIN payroll_group_category_ids c ON c.owner_id = g.id
      WHERE NOT g.archived GROUP BY g.id`,
  });
  return new Map(rows.map(({ id, categoryIds }) => [id, categoryIds]));
};
