import { inNaturalOrder } from '@school/kernel';
import type { AnyReport, ReportColumn } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import { objectOf } from '../query/record-json.ts';
import { summedColumns } from '../print/report-rows.ts';

/** Order by one column; rows of one group stay together. */
export interface ReportSort {
  readonly column: string;
  readonly descending: boolean;
}

/** Rows of one page: from which place, and how many. */
export interface ReportRange {
  readonly offset: number;
  readonly limit: number;
}

/** Points that a chart can show; how many there are is said beside them. */
const mostCategories = 60;

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const cell = (key: string): string => `r.j ->> ${literal(key)}`;
const isNumber = ({ as }: ReportColumn): boolean => as === 'int' || as === 'decimal' || as === 'money';

/** The rows of the query with their place in it, and the first place of their group. */
const numbered = ({ groupBy }: AnyReport, text: string): string => {
  const rows = `SELECT s.row, s.row::jsonb AS j, row_number() OVER () AS place FROM (${text}) s`;
  const first = groupBy === undefined ? 'r.place' : `min(r.place) OVER (PARTITION BY ${cell(groupBy)})`;
  return `SELECT r.*, ${first} AS first FROM (${rows}) r`;
};

const sortKey = (report: AnyReport, column: string): string => {
  const found = report.columns[column];
  if (found && isNumber(found)) return `(${cell(column)})::numeric`;
  return found?.as === 'text' ? inNaturalOrder(cell(column)) : cell(column);
};

/** Groups stand in the order of their first row, whatever the order within them. */
const orderOf = (report: AnyReport, sort: ReportSort | undefined): string => {
  const { groupBy } = report;
  if (!sort) return 'r.place';
  const key = `${sortKey(report, sort.column)} ${sort.descending ? 'DESC NULLS LAST' : 'ASC NULLS LAST'}`;
  if (groupBy === undefined || groupBy === sort.column) return `${key}, r.place`;
  return `r.first, ${key}, r.place`;
};

/** The order that a report has when nobody asks for another. */
export const ownSort = ({ sort }: AnyReport): ReportSort | undefined =>
  sort === undefined ? undefined : { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') };

/** The query with its rows in the order that is asked for, for files and paper. */
export const sortedStatement = (
  report: AnyReport,
  { text, values }: Statement,
  sort = ownSort(report),
): Statement =>
  sort
    ? { text: `SELECT r.row FROM (${numbered(report, text)}) r ORDER BY ${orderOf(report, sort)}`, values }
    : { text, values };

const sums = (keys: readonly string[]): string =>
  keys.length === 0
    ? `'{}'::json`
    : objectOf(keys.map((key) => [key, `coalesce(sum((${cell(key)})::numeric), 0)::text`] as const));

const chartPoints = (by: string, keys: readonly string[]): string =>
  `(SELECT coalesce(json_agg(json_build_object('value', v, 'count', n, 'totals', t) ORDER BY p), '[]')
    FROM (SELECT ${cell(by)} AS v, count(*) AS n, min(r.place) AS p, ${sums(keys)} AS t FROM r GROUP BY 1 ORDER BY p
      LIMIT ${mostCategories}) g)`;

/** The groups that have a row on the page, each with all its rows summed and the place of its last one. */
const groupsOfPage = (by: string, keys: readonly string[], limit: string, offset: string): string =>
  `(SELECT coalesce(json_agg(json_build_object('value', v, 'count', n, 'end', e, 'totals', t) ORDER BY e), '[]')
    FROM (SELECT ${cell(by)} AS v, count(*) AS n, min(r.at) AS b, max(r.at) AS e, ${sums(keys)} AS t FROM r GROUP BY 1) g
    WHERE e > ${offset} AND b <= ${offset} + ${limit})`;

/**
 * One page of a report with everything that is said about all of its rows, worked out by the database in exact
 * numbers: how many they are, their sums, the groups of the page, and the points of the chart.
 */
export const pageStatement = (
  report: AnyReport,
  { text, values = [] }: Statement,
  range: ReportRange,
  sort = ownSort(report),
): Statement => {
  const summed = summedColumns(report);
  const { chart, groupBy } = report;
  const [limit, offset] = [`$${values.length + 1}::bigint`, `$${values.length + 2}::bigint`];
  const page = `SELECT r.row FROM r WHERE r.at > ${offset} ORDER BY r.at LIMIT ${limit}`;
  const parts = [
    ['rows', `(SELECT coalesce(json_agg(p.row::json), '[]') FROM (${page}) p)`],
    ['total', '(SELECT count(*) FROM r)'],
    ['totals', summed.length === 0 ? sums(summed) : `(SELECT ${sums(summed)} FROM r)`],
    ['groups', groupBy === undefined ? `'[]'::json` : groupsOfPage(groupBy, summed, limit, offset)],
    ['chart', chart ? chartPoints(chart.category, chart.values) : `'[]'::json`],
    ['chartTotal', chart ? `(SELECT count(DISTINCT coalesce(${cell(chart.category)}, '')) FROM r)` : '0'],
  ] as const;
  return {
    text: `WITH r AS MATERIALIZED (SELECT r.*, row_number() OVER (ORDER BY ${orderOf(report, sort)}) AS at
      FROM (${numbered(report, text)}) r) SELECT ${objectOf(parts)}::text AS row`,
    values: [...values, range.limit, range.offset],
  };
};
