import { goesDown, groupOrder, groupValue, openGroup } from './grouping.ts';
import type { Grouping, ListRequest } from './list-request.ts';
import { rowOrder, sortsOf } from './order.ts';
import { tableName } from './source.ts';
import type { Source } from './source.ts';

/** How to find the rows of a page of a grouped list. */
export interface GroupedPage {
  /** Tables of a WITH: `k` the open groups with their rows, `g` those of them that appear on the page. */
  readonly found: string;
  /** `id` and `place` of the rows of the page. */
  readonly page: string;
  /** Number of rows in all open groups. */
  readonly total: string;
}

/**
 * A page of a list whose rows are grouped. The groups are counted first, and only the rows of those that the page reaches
 * into are sorted: the rest of a long list need not even be read where an index knows the groups.
 * @param where WHERE of the list with its leading space, or nothing; without the groups that are closed
 */
export const groupedPage = (
  source: Source,
  group: Grouping,
  { sort, range }: Pick<ListRequest, 'sort' | 'range'>,
  where: string,
): GroupedPage => {
  const { alias, parameters } = source;
  const table = `${tableName(source.resource)} ${alias}`;
  const value = groupValue(source, group);
  const sorts = sortsOf(source, sort);
  const order = groupOrder(source, value, goesDown(group, sorts), 'c.value');
  const open = openGroup(source, group, value, 'c.value');
  const { offset, limit } = range ?? { offset: 0, limit: 0 };
  const from = parameters.add(offset, 'bigint');
  const rows = parameters.add(limit, 'bigint');
  const counted = `SELECT ${value.sql} AS value, count(*) AS rows FROM ${table}${where} GROUP BY 1`;
  const placed = `SELECT c.value, c.rows, row_number() OVER (ORDER BY ${order.by}) AS place FROM (${counted}) c${order.joins}${open === undefined ? '' : ` WHERE ${open}`}`;
  const begun = `SELECT k.*, coalesce(sum(k.rows) OVER (ORDER BY k.place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::bigint AS start FROM k`;
  const reached = `SELECT * FROM (${begun}) k WHERE k.start < ${from} + ${rows} AND k.start + k.rows > ${from}`;
  const { joins, by } = rowOrder(source, sorts);
  const within = `(${value.sql} = ANY(ARRAY(SELECT g.value FROM g)) OR (EXISTS (SELECT FROM g WHERE g.value IS NULL) AND ${value.sql} IS NULL))`;
  // Rows without a value match no group, and so come last, as their group does.
  const ordered = `SELECT ${alias}.id FROM ${table} LEFT JOIN g ON g.value = ${value.sql}${joins}${where === '' ? ' WHERE ' : `${where} AND `}${within} ORDER BY g.place, ${by} LIMIT ${rows} OFFSET ${from} - (SELECT min(g.start) FROM g)`;
  return {
    found: `k AS MATERIALIZED (${placed}), g AS MATERIALIZED (${reached})`,
    page: `SELECT o.id, row_number() OVER () AS place FROM (${ordered}) o`,
    total: 'SELECT coalesce(sum(k.rows), 0) FROM k',
  };
};
