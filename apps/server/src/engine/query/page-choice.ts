import type { RowOrder } from './order-clause.ts';
import { idsInOrder } from './page-rows.ts';
import { tableName } from './source.ts';
import type { Source } from './source.ts';

/** Rows that are sorted on their own; where more match, an index with the order soon meets some of them. */
const fewRows = 50_000;

/** Rows before a page that make it worth searching from the other end. */
const farOffset = 5_000;

/** Name of the WITH table that holds the number `n` of all matching rows. */
export const counted = 'counted';
const total = `(SELECT n FROM ${counted})`;

/** Where a page lies: its first row and its number of rows, as numbers and as their parameter placeholders. */
export interface PagePlace {
  readonly offset: number;
  readonly from: string;
  readonly rows: string;
}

/** Whether a page lies where approaching it from the other end may pay off. */
export const isFar = ({ offset }: Pick<PagePlace, 'offset'>): boolean => offset >= farOffset;

const and = (where: string, condition: string): string =>
  `${where === '' ? ' WHERE' : `${where} AND`} ${condition}`;

/** The last pages are found from the end, where their rows come first. */
const fromTheEnd = (
  source: Source,
  { joins, backwards }: RowOrder,
  where: string,
  { from, rows }: PagePlace,
): string => {
  const { alias } = source;
  const limit = `LIMIT greatest(least(${rows}, ${total} - ${from}), 0)`;
  const ids = `SELECT ${alias}.id FROM ${tableName(source.resource)} ${alias}${joins}${where} ORDER BY ${backwards} ${limit} OFFSET greatest(${total} - ${from} - ${rows}, 0)`;
  return `SELECT e.id FROM unnest(ARRAY(${ids})) WITH ORDINALITY e(id, place) ORDER BY e.place DESC`;
};

/** Matching rows, sorted among themselves: no index of the order is scanned to find them. */
const amongFew = (
  source: Source,
  { joins, by }: RowOrder,
  where: string,
  { from, rows }: PagePlace,
): string => {
  const { alias } = source;
  const matching = `SELECT ${alias}.* FROM ${tableName(source.resource)} ${alias}${where} OFFSET 0`;
  return `SELECT ${alias}.id FROM (${matching}) ${alias}${joins} ORDER BY ${by} LIMIT ${rows} OFFSET ${from}`;
};

/**
 * The ids of a page in order, found by whichever way is shortest for the number of matches. PostgreSQL estimates that
 * number for searches, and is wrong by orders of magnitude: it then scans a million rows in order for the few that match.
 * The number is counted in any case, so it decides. Only one of the ways is taken.
 * @param where WHERE of the rows with its leading space, or nothing
 * @param whereFew the same, written for few rows
 */
export const pageIds = (
  source: Source,
  order: RowOrder,
  { where, whereFew = where }: { readonly where: string; readonly whereFew?: string | undefined },
  place: PagePlace,
): string => {
  const isFew = `${total} <= ${fewRows}`;
  const isBeyond = `${total} < 2 * ${place.from}`;
  const isNear = isFar(place) ? [`NOT ${isBeyond}`] : [];
  const many = where === '' ? [] : [`NOT ${isFew}`];
  const narrowed = (conditions: readonly string[]): string =>
    conditions.length === 0 ? where : and(where, conditions.join(' AND '));
  const ways = [
    ...(where === '' ? [] : [amongFew(source, order, and(whereFew, isFew), place)]),
    idsInOrder(source, order, narrowed([...many, ...isNear]), ` LIMIT ${place.rows} OFFSET ${place.from}`),
    ...(isFar(place) ? [fromTheEnd(source, order, narrowed([...many, isBeyond]), place)] : []),
  ];
  return ways.map((way) => `(${way})`).join(' UNION ALL ');
};
