import { inNaturalOrder } from '@school/kernel';
import type { AnyReport, ReportColumn } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import { objectOf } from '../query/record-json.ts';
import { quoted } from '../query/source.ts';
import { summedColumns } from '../print/report-rows.ts';
import { rowJson, type ReportQuery } from './report-query.ts';

/** Order by one column; rows of one group stay together. */
export interface ReportSort {
  readonly column: string;
  readonly descending: boolean;
}

/** Rows of one page: from which position, and how many. */
export interface ReportRange {
  readonly offset: number;
  readonly limit: number;
}

/** Maximum points that a chart can show; their total number is stated alongside. */
const mostCategories = 60;

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** SQL of the value of a column in the rows `r`. */
type Cell = (key: string) => string;
/** Values that rows are grouped by. */
const asText = (sql: string): string => `${sql}::text`;
const isNumber = (column: ReportColumn | undefined): boolean =>
  column !== undefined && (column.as === 'int' || column.as === 'decimal' || column.as === 'money');

/** Columns of the report needed by order, groups, sums and chart. */
const askedCells = (report: AnyReport, sort: ReportSort | undefined): readonly string[] => {
  const { chart, groupBy } = report;
  const sums = summedColumns(report);
  const chartCells = chart ? [chart.category, ...chart.values] : [];
  return [
    ...new Set([...sums, ...chartCells, ...(groupBy ? [groupBy] : []), ...(sort ? [sort.column] : [])]),
  ];
};

const summedCells = (report: AnyReport): ReadonlySet<string> =>
  new Set([...summedColumns(report), ...(report.chart?.values ?? [])]);

/** Longest name that PostgreSQL distinguishes. */
const longestName = 63;
const isNamed = (key: string): boolean => Buffer.byteLength(key) <= longestName;

/** Values of the rows of `s` as columns; those of one row are read together where a column can bear the name of its key. */
const readCells = (typed: readonly (readonly [key: string, type: string])[]) => {
  const named = typed.filter(([key]) => isNamed(key));
  const read = named.map(([key, type]) => `${quoted(key)} ${type}`).join(', ');
  return {
    columns: typed.map(([key, type], place) => {
      const value = isNamed(key) ? `c.${quoted(key)}` : `(s.row::json ->> ${literal(key)})::${type}`;
      return `, ${value} AS cell_${place}`;
    }),
    join: named.length === 0 ? '' : ` CROSS JOIN LATERAL json_to_record(s.row::json) AS c(${read})`,
  };
};

/** Values of a query that returns columns; a value that is not requested is not computed. */
const ownCells = (
  cells: Readonly<Record<string, string>>,
  typed: readonly (readonly [key: string, type: string])[],
) => ({
  columns: typed.map(([key, type], place) => `, (${cells[key] ?? 'NULL'})::${type} AS cell_${place}`),
  join: '',
});

/** Rows of a report that have been read: SQL, and the columns of their values. */
interface NumberedRows {
  readonly text: string;
  readonly cell: Cell;
}

/**
 * The rows of the query with their position in it, the first position of their group, and those values that are needed for
 * more than display: each row is read once for all of them.
 */
const numbered = (
  report: AnyReport,
  { text, cells }: ReportQuery,
  sort: ReportSort | undefined,
): NumberedRows => {
  const { groupBy } = report;
  const keys = askedCells(report, sort);
  const cell: Cell = (key) => `r.cell_${keys.indexOf(key)}`;
  const summed = summedCells(report);
  const isNumeric = (key: string): boolean => summed.has(key) || isNumber(report.columns[key]);
  const typed = keys.map((key) => [key, isNumeric(key) ? 'numeric' : 'text'] as const);
  const { columns, join } = cells ? ownCells(cells, typed) : readCells(typed);
  const name = cells ? 'g' : 's';
  const rows = `SELECT ${name}.*${columns.join('')}, row_number() OVER () AS place FROM (${text}) ${name}${join}`;
  const first =
    groupBy === undefined ? 'r.place' : `min(r.place) OVER (PARTITION BY ${asText(cell(groupBy))})`;
  return { text: `SELECT r.*, ${first} AS first FROM (${rows}) r`, cell };
};

const sortKey = (report: AnyReport, cell: Cell, column: string): string =>
  report.columns[column]?.as === 'text' ? inNaturalOrder(cell(column)) : cell(column);

/** Groups appear in the order of their first row, whatever the order within them. */
const orderOf = (report: AnyReport, cell: Cell, sort: ReportSort | undefined): string => {
  const { groupBy } = report;
  if (!sort) return 'r.place';
  const key = `${sortKey(report, cell, sort.column)} ${sort.descending ? 'DESC NULLS LAST' : 'ASC NULLS LAST'}`;
  if (groupBy === undefined || groupBy === sort.column) return `${key}, r.place`;
  return `r.first, ${key}, r.place`;
};

/** A report's default order. */
export const ownSort = ({ sort }: AnyReport): ReportSort | undefined =>
  sort === undefined ? undefined : { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') };

/** The query with its rows in the requested order, for files and paper. */
export const sortedStatement = (report: AnyReport, query: ReportQuery, sort = ownSort(report)): Statement => {
  const { text, values } = query;
  if (!sort && !query.cells) return { text, values };
  const rows = sort && numbered(report, query, sort);
  const sorted = rows
    ? `SELECT r.* FROM (${rows.text}) r ORDER BY ${orderOf(report, rows.cell, sort)}`
    : text;
  return { text: `SELECT ${rowJson(report, query)}::text AS row FROM (${sorted}) g`, values };
};

const sums = (cell: Cell, keys: readonly string[]): string =>
  keys.length === 0
    ? `'{}'::json`
    : objectOf(keys.map((key) => [key, `coalesce(sum(${cell(key)}), 0)::text`] as const));

const chartPoints = (cell: Cell, by: string, keys: readonly string[]): string =>
  `(SELECT coalesce(json_agg(json_build_object('value', v, 'count', n, 'totals', t) ORDER BY p), '[]')
    FROM (SELECT ${asText(cell(by))} AS v, count(*) AS n, min(r.place) AS p, ${sums(cell, keys)} AS t FROM r GROUP BY 1 ORDER BY p
      LIMIT ${mostCategories}) g)`;

/** The groups that have a row on the page, each with the sums of all its rows and the position of its last one. */
const groupsOfPage = (
  cell: Cell,
  by: string,
  keys: readonly string[],
  { limit, offset }: { readonly limit: string; readonly offset: string },
): string =>
  `(SELECT coalesce(json_agg(json_build_object('value', v, 'count', n, 'end', e, 'totals', t) ORDER BY e), '[]')
    FROM (SELECT ${asText(cell(by))} AS v, count(*) AS n, min(r.at) AS b, max(r.at) AS e, ${sums(cell, keys)} AS t FROM r GROUP BY 1) g
    WHERE e > ${offset} AND b <= ${offset} + ${limit})`;

/** The page as the query finds it itself: the same answer without going through all rows. */
const ownPage = (
  report: AnyReport,
  query: ReportQuery,
  page: NonNullable<ReportQuery['page']>,
  range: ReportRange,
): Statement => {
  const { values = [] } = query;
  const { rows, told } = page({
    limit: `$${values.length + 1}::bigint`,
    offset: `$${values.length + 2}::bigint`,
  });
  const totals = summedColumns(report).map((key) => [key, `coalesce(t.${quoted(key)}, 0)::text`] as const);
  const parts = [
    ['rows', `(SELECT coalesce(json_agg(${rowJson(report, query)}), '[]') FROM (${rows}) g)`],
    ['total', 't.total'],
    ['totals', totals.length === 0 ? `'{}'::json` : objectOf(totals)],
    ['groups', `'[]'::json`],
    ['chart', `'[]'::json`],
    ['chartTotal', '0'],
  ] as const;
  return {
    text: `SELECT ${objectOf(parts)}::text AS row FROM (${told}) t`,
    values: [...values, range.limit, range.offset],
  };
};

/**
 * One page of a report with everything that is stated about all of its rows, computed by the database in exact numbers:
 * their number, their sums, the groups of the page, and the points of the chart.
 */
export const pageStatement = (
  report: AnyReport,
  query: ReportQuery,
  range: ReportRange,
  sort = ownSort(report),
): Statement => {
  const { values = [] } = query;
  const summed = summedColumns(report);
  const { chart, groupBy } = report;
  if (query.page && !sort && !groupBy && !chart) return ownPage(report, query, query.page, range);
  const { text: rows, cell } = numbered(report, query, sort);
  // Rows that arrive in order need not be sorted again.
  const at = sort ? `row_number() OVER (ORDER BY ${orderOf(report, cell, sort)})` : 'r.place';
  const [limit, offset] = [`$${values.length + 1}::bigint`, `$${values.length + 2}::bigint`];
  const page = `SELECT r.* FROM r WHERE r.at > ${offset} ORDER BY r.at LIMIT ${limit}`;
  const parts = [
    ['rows', `(SELECT coalesce(json_agg(${rowJson(report, query)}), '[]') FROM (${page}) g)`],
    ['total', '(SELECT count(*) FROM r)'],
    ['totals', summed.length === 0 ? sums(cell, summed) : `(SELECT ${sums(cell, summed)} FROM r)`],
    ['groups', groupBy === undefined ? `'[]'::json` : groupsOfPage(cell, groupBy, summed, { limit, offset })],
    ['chart', chart ? chartPoints(cell, chart.category, chart.values) : `'[]'::json`],
    [
      'chartTotal',
      chart ? `(SELECT count(DISTINCT coalesce(${asText(cell(chart.category))}, '')) FROM r)` : '0',
    ],
  ] as const;
  return {
    text: `WITH r AS MATERIALIZED (SELECT r.*, ${at} AS at FROM (${rows}) r) SELECT ${objectOf(parts)}::text AS row`,
    values: [...values, range.limit, range.offset],
  };
};
