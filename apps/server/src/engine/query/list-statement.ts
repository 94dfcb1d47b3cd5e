import { Forbidden } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import type { Grouping, ListRequest } from './list-request.ts';
import { lacksElsewhere } from './lacks-elsewhere.ts';
import { columnsNamedIn } from './columns-named.ts';
import { groupedPage } from './group-page.ts';
import { groupKey, groupValue, openGroup } from './grouping.ts';
import { groupOfSort, orderOf, rowOrder, sortsOf } from './order.ts';
import { counted, isFar, pageIds } from './page-choice.ts';
import { idsInOrder, isPlain, pageRows, plainPage } from './page-rows.ts';
import { Parameters } from './parameters.ts';
import type { Caller } from './parameters.ts';
import { projection } from './projection.ts';
import { picked, quoted, rightsIn, tableName } from './source.ts';
import type { Reader, Source } from './source.ts';
import { prepared } from './statement-name.ts';
import { isGuessed, restrictionsOf } from './where.ts';

/** A list to be read. */
export interface ListQuery {
  readonly reader: Reader;
  readonly caller: Caller;
  readonly resource: AnyResource;
  readonly request: ListRequest;
}

const newSource = ({ reader, caller, resource }: Omit<ListQuery, 'request'>): Source => ({
  reader,
  resource,
  alias: 't',
  parameters: new Parameters(caller),
});

/** Opens a statement over the table of a resource, for a reader who may read it. */
export const openSource = ({ reader, caller, resource }: Omit<ListQuery, 'request'>): Source => {
  const source = newSource({ reader, caller, resource });
  if (!rightsIn(source).may('read')) throw new Forbidden();
  return source;
};

/** Opens a statement over the table of a resource, for a reader who may refer to its records. */
export const openPicker = ({ reader, caller, resource }: Omit<ListQuery, 'request'>): Source => {
  const source = newSource({ reader, caller, resource });
  if (!rightsIn(source).picks) throw new Forbidden();
  return picked(source);
};

const whereClause = (conditions: readonly string[]): string =>
  conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';

/** Everything that narrows the rows of a list: what narrows it as a whole, and closed groups. */
const whereOf = (source: Source, request: ListRequest): string => {
  const { group } = request;
  // A value that nothing uses is never written: what it needs of the call would be a parameter that PostgreSQL refuses.
  const narrows = group?.open !== undefined || (group?.closed?.length ?? 0) > 0;
  const open = group && narrows ? openGroup(source, group, groupValue(source, group)) : undefined;
  return whereClause([...restrictionsOf(source, request), ...(open === undefined ? [] : [open])]);
};

/** In a grouped list each row states its group: `_group`. */
const columnsOf = (source: Source, request: ListRequest): string => {
  const columns = projection(source, request, false);
  const { group } = request;
  return group ? `${columns}, ${groupKey(groupValue(source, group))} AS ${quoted('_group')}` : columns;
};

/** All rows in order; values derived from their columns are computed after sorting. */
const allRows = (source: Source, request: ListRequest, where: string): string => {
  const { alias } = source;
  const { joins, by } = orderOf(source, request);
  const columns = columnsOf(source, request);
  const sorted = `SELECT ${columnsNamedIn(columns, alias)} FROM ${tableName(source.resource)} ${alias}${joins}${where} ORDER BY ${by}`;
  return `SELECT ${columns} FROM (${sorted}) ${alias}`;
};

const rowsOfPage = (source: Source, request: ListRequest, ids: string): string =>
  `SELECT ${columnsOf(source, request)} ${pageRows(source, ids)}`;

/** Rows as one JSON text, along with the total number. @param total SQL of the number */
const inJson = (rows: string, total: string): string =>
  `SELECT coalesce(json_agg(r), '[]')::text AS rows, ${total} AS total FROM (${rows}) r`;

/** The same for grouped rows: only groups that have rows on the page are sorted. */
const groupedPageStatement = (source: Source, group: Grouping, request: ListRequest): Statement => {
  const where = whereClause(restrictionsOf(source, request));
  const columns = columnsOf(source, request);
  const { found, page, total } = groupedPage(source, group, request, where);
  const { alias, parameters } = source;
  const chosen = `SELECT ${columns} FROM (${page}) p JOIN ${tableName(source.resource)} ${alias} ON ${alias}.id = p.id ORDER BY p.place`;
  return prepared(`WITH ${found} ${inJson(chosen, `(${total})`)}`, parameters.values);
};

/** A page of rows whose number is known: tables of a WITH, and what is selected. */
interface CountedPage {
  readonly tables: readonly string[];
  readonly select: string;
}

/** What a page of a list is made of: how its rows are narrowed and counted, and how sure PostgreSQL is of their number. */
interface Narrowed {
  /** WHERE of the rows with its leading space, or nothing. */
  readonly where: string;
  /** The same, written for few rows. */
  readonly whereFew?: string;
  /** SELECT of the number of rows as `n`. */
  readonly count: string;
  readonly isGuess: boolean;
}

/** One page and the total number of rows, which is counted first where it determines how best to find the page. */
const countedPage = (
  source: Source,
  request: ListRequest,
  { where, whereFew, count, isGuess }: Narrowed,
): CountedPage => {
  const { parameters } = source;
  const { offset, limit } = request.range ?? { offset: 0, limit: 0 };
  // For an offset passed as a parameter PostgreSQL assumes a tenth of all rows, and abandons the order's index for a near
  // page.
  const number = (value: number): string =>
    isGuess && !isFar({ offset }) ? String(value) : parameters.add(value, 'bigint');
  const place = { offset, rows: number(limit), from: number(offset) };
  const order = rowOrder(source, sortsOf(source, request.sort));
  const columns = columnsOf(source, request);
  const page = ` LIMIT ${place.rows} OFFSET ${place.from}`;
  if (!isGuess && isPlain(place, columns))
    return { tables: [], select: inJson(plainPage(source, columns, order, where, page), `(${count})`) };
  const rowsOf = (ids: string): string => `SELECT ${columns} ${pageRows(source, ids)}`;
  if (!isGuess && !isFar(place))
    return { tables: [], select: inJson(rowsOf(idsInOrder(source, order, where, page)), `(${count})`) };
  return {
    tables: [`${counted} AS MATERIALIZED (${count})`],
    select: inJson(rowsOf(pageIds(source, order, { where, whereFew }, place)), `(SELECT n FROM ${counted})`),
  };
};

/**
 * Rows elsewhere are gone through once, not once for the page and again for the number; if few, they are read by their ids.
 */
const pageOfMatching = (source: Source, request: ListRequest, where: string): CountedPage => {
  const { alias, resource } = source;
  const matching = `matching AS MATERIALIZED (SELECT ${alias}.id FROM ${tableName(resource)} ${alias}${where})`;
  const page = countedPage(source, request, {
    where: ` WHERE ${alias}.id IN (SELECT id FROM matching)`,
    whereFew: ` WHERE ${alias}.id = ANY (ARRAY(SELECT id FROM matching))`,
    count: 'SELECT count(*) AS n FROM matching',
    isGuess: true,
  });
  return { ...page, tables: [matching, ...page.tables] };
};

/** One page and the exact number of all rows, in one round trip: `{rows: JSON text, total}`. */
export const pageStatement = (query: ListQuery): Statement => {
  const source = openSource(query);
  const { request, resource } = query;
  const group = request.group ?? groupOfSort(source, request);
  if (group) return groupedPageStatement(source, group, request);
  const where = whereOf(source, request);
  const { parameters, alias } = source;
  const count = `SELECT count(*) AS n FROM ${tableName(resource)} ${alias}${where}`;
  const { tables, select } = lacksElsewhere(resource, request.filter)
    ? pageOfMatching(source, request, where)
    : countedPage(source, request, { where, count, isGuess: isGuessed(source, request) });
  return prepared(tables.length === 0 ? select : `WITH ${tables.join(', ')} ${select}`, parameters.values);
};

const pageOf = ({ parameters }: Source, { range }: ListRequest, atMost?: number): string => {
  const limit = atMost ?? range?.limit;
  if (limit === undefined) return '';
  const offset = atMost === undefined ? (range?.offset ?? 0) : 0;
  return ` LIMIT ${parameters.add(limit, 'bigint')} OFFSET ${parameters.add(offset, 'bigint')}`;
};

/** The rows of the range, or all rows if there is none, each as JSON text in a column `row`, in order. */
export const rowsStatement = (query: ListQuery, atMost?: number): Statement => {
  const source = openSource(query);
  const where = whereOf(source, query.request);
  const page = pageOf(source, query.request, atMost);
  const { request } = query;
  const rows =
    page === ''
      ? allRows(source, request, where)
      : rowsOfPage(source, request, idsInOrder(source, orderOf(source, request), where, page));
  return prepared(`SELECT row_to_json(r)::text AS row FROM (${rows}) r`, source.parameters.values);
};

/** Number of rows. */
export const countStatement = (query: ListQuery): Statement => {
  const source = openSource(query);
  const where = whereOf(source, query.request);
  const text = `SELECT count(*) AS total FROM ${tableName(query.resource)} ${source.alias}${where}`;
  return prepared(text, source.parameters.values);
};
