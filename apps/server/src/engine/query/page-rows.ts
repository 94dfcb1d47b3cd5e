import type { Order } from './order-clause.ts';
import { tableName } from './source.ts';
import type { Source } from './source.ts';

/** The ids of one page in order. `where` and `page`, LIMIT and OFFSET, have their leading blank or are empty. */
export const idsInOrder = (source: Source, { joins, by }: Order, where: string, page: string): string => {
  const { alias } = source;
  return `SELECT ${alias}.id FROM ${tableName(source.resource)} ${alias}${joins}${where} ORDER BY ${by}${page}`;
};

/**
 * FROM and ORDER BY of the rows of one page. The page is chosen by its ids alone and its rows are read afterwards: an
 * index that has the order is then not left for rows that only stand before the page, and sorting carries no row.
 * @param ids what gives the ids of the page in their order
 */
export const pageRows = (source: Source, ids: string): string => {
  const { alias } = source;
  return `FROM unnest(ARRAY(${ids})) WITH ORDINALITY p(id, place) JOIN ${tableName(source.resource)} ${alias} ON ${alias}.id = p.id ORDER BY p.place`;
};
