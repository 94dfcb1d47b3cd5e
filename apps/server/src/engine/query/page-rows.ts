import type { Order } from './order-clause.ts';
import { tableName } from './source.ts';
import type { Source } from './source.ts';

/**
 * FROM and ORDER BY of the rows of one page. The page is chosen by its ids alone and its rows are read afterwards: an
 * index that has the order is then not left for rows that only stand before the page, and sorting carries no row.
 * @param where WHERE of the rows with its leading blank, or nothing
 * @param page LIMIT and OFFSET with their leading blank
 */
export const pageRows = (source: Source, { joins, by }: Order, where: string, page: string): string => {
  const { alias } = source;
  const table = `${tableName(source.resource)} ${alias}`;
  const ids = `SELECT ${alias}.id FROM ${table}${joins}${where} ORDER BY ${by}${page}`;
  return `FROM unnest(ARRAY(${ids})) WITH ORDINALITY p(id, place) JOIN ${table} ON ${alias}.id = p.id ORDER BY p.place`;
};
