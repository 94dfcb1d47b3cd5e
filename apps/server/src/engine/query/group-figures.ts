import type { AnyField } from '@school/kernel';
import { jsonOf } from './compile.ts';
import type { Scalar } from './compile.ts';
import { groupKey, groupOrder, groupValue, openGroup } from './grouping.ts';
import type { ListRequest } from './list-request.ts';
import { objectOf } from './record-json.ts';
import { tableName } from './source.ts';
import type { Source } from './source.ts';

/** A field whose sum is requested. */
export interface Summed extends Scalar {
  readonly name: string;
}

interface Asked extends Required<Pick<ListRequest, 'group'>> {
  readonly range: ListRequest['range'];
  /** WHERE of the list with its leading space, or nothing. */
  readonly where: string;
  readonly sums: readonly Summed[];
}

/** Maximum number of headings on one page. */
const mostGroups = 1_000;

/** The sum over rows as it appears in JSON. */
export const sumOf = (field: AnyField, sql: string): string =>
  jsonOf({ field, sql: `coalesce(sum(${sql}), 0)` });

const totalsOf = (sums: readonly Summed[], alias: string): string =>
  objectOf(
    sums.map(({ name, field }, index) => [name, jsonOf({ field, sql: `${alias}.s${index}` })] as const),
  );

/**
 * The figures of a list by its groups, as JSON text in `row`: `count` and `sum` of all filtered rows, `rows` of the open
 * groups, `groupCount`, and `groups: [{key, label, telling, count, sum, start}]`: those with rows in the requested range of
 * the rows of open groups, and the closed ones in between; `telling` tells groups with the same label apart, `start` is the
 * position of the first row. Count and sums are those of the whole group, wherever its rows are. At most 1000 groups,
 * without a range the first ones.
 */
export const groupFigures = (source: Source, { group, range, where, sums }: Asked): string => {
  const value = groupValue(source, group);
  const own = sums.map((sum, index) => `, coalesce(sum(${sum.sql}), 0) AS s${index}`).join('');
  const alike = `SELECT ${value.sql} AS value, count(*) AS rows${own} FROM ${tableName(source.resource)} ${source.alias}${where} GROUP BY 1`;
  const { joins, by, label, telling } = groupOrder(source, value, group.descending, 'k.value');
  const open = openGroup(source, group, value, 'k.value') ?? 'true';
  const figures = sums.map((_, index) => `, k.s${index}`).join('');
  const isTwice = `${label} IS NOT NULL AND count(*) OVER (PARTITION BY ${label}) > 1`;
  const ordered = `SELECT ${groupKey(value, 'k.value')} AS key, k.value, ${label} AS label, k.rows${figures}, ${open} AS open, row_number() OVER (ORDER BY ${by}) AS place, ${isTwice} AS twice FROM k${joins}`;
  const before = `coalesce(sum(CASE WHEN o.open THEN o.rows ELSE 0 END) OVER (ORDER BY o.place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::bigint`;
  const all = `(SELECT coalesce(sum(o.rows) FILTER (WHERE o.open), 0) FROM o)`;
  const { parameters } = source;
  const { offset, limit } = range ?? { offset: 0, limit: Number.MAX_SAFE_INTEGER };
  const from = parameters.add(offset, 'bigint');
  const to = parameters.add(Math.min(offset + limit, Number.MAX_SAFE_INTEGER), 'bigint');
  const shown = `CASE WHEN p.open THEN p.start < ${to} AND p.start + p.rows > ${from} ELSE p.start >= ${from} AND (p.start < ${to} OR ${to} >= ${all}) END`;
  const row = objectOf([
    ['key', 'p.key'],
    ['label', 'p.label'],
    ['telling', `CASE WHEN p.twice THEN ${telling('p.value')} END`],
    ['count', 'p.rows'],
    ['sum', totalsOf(sums, 'p')],
    ['start', 'p.start'],
  ]);
  const page = `SELECT * FROM (SELECT o.*, ${before} AS start FROM o) p WHERE ${shown} ORDER BY p.place LIMIT ${mostGroups}`;
  const answer = objectOf([
    ['count', '(SELECT coalesce(sum(o.rows), 0) FROM o)'],
    [
      'sum',
      sums.length === 0
        ? `'{}'::json`
        : `(SELECT ${objectOf(sums.map(({ name, field: of }, index) => [name, sumOf(of, `o.s${index}`)] as const))} FROM o)`,
    ],
    ['rows', all],
    ['groupCount', '(SELECT count(*) FROM o)'],
    ['groups', `(SELECT coalesce(json_agg(${row} ORDER BY p.place), '[]') FROM (${page}) p)`],
  ]);
  return `WITH k AS (${alike}), o AS (${ordered}) SELECT ${answer}::text AS row`;
};
