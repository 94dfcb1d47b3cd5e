import type { Order } from './order-clause.ts';
import { tableName } from './source.ts';
import type { Source } from './source.ts';

/** The ids of one page in order. `where` and `page`, LIMIT and OFFSET, have their leading space or are empty. */
export const idsInOrder = (source: Source, { joins, by }: Order, where: string, page: string): string => {
  const { alias } = source;
  return `SELECT ${alias}.id FROM ${tableName(source.resource)} ${alias}${joins}${where} ORDER BY ${by}${page}`;
};

/**
 * FROM and ORDER BY of the rows of one page. The page is chosen by its ids alone and its rows are read afterwards: an index
 * that has the order is then not abandoned for rows that only precede the page, and sorting carries no rows.
 * @param ids what yields the ids of the page in their order
 */
export const pageRows = (source: Source, ids: string): string => {
  const { alias } = source;
  return `FROM unnest(ARRAY(${ids})) WITH ORDINALITY p(id, place) JOIN ${tableName(source.resource)} ${alias} ON ${alias}.id = p.id ORDER BY p.place`;
};

/** Maximum rows before a page that may be read on the way to it. */
const nearOffset = 500;

/** Whether the rows of a page cost no more than their ids: only columns of their own, and few rows before them. */
export const isPlain = ({ offset }: { readonly offset: number }, columns: string): boolean =>
  offset <= nearOffset && !columns.includes('(SELECT ');

/** The rows of one page in order, found and read in one go. @param columns see `isPlain` */
export const plainPage = (
  source: Source,
  columns: string,
  { joins, by }: Order,
  where: string,
  page: string,
): string => {
  const { alias } = source;
  return `SELECT ${columns} FROM ${tableName(source.resource)} ${alias}${joins}${where} ORDER BY ${by}${page}`;
};
