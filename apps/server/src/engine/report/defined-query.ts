import { Forbidden, behindKey, conditionsOf, fieldTypeOf } from '@school/kernel';
import type { AnyField, AnyReport, Filter, ReportColumn } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import type { RecordValues } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { jsonOf, rowsElsewhere, scalarOf, whereIn } from '../query/compile.ts';
import type { Scalar } from '../query/compile.ts';
import { openSource } from '../query/list-statement.ts';
import { objectOf, titleOf } from '../query/record-json.ts';
import { at, published, quoted, tableName, trusted } from '../query/source.ts';
import type { Source } from '../query/source.ts';
import { restrictionsOf } from '../query/where.ts';

type Elsewhere = NonNullable<ReportColumn['elsewhere']>;

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The label of a choice; values not among its options stay as they are. */
const choiceWords = (sql: string, options: Readonly<Record<string, string>>): string => {
  const cases = Object.entries(options).map(([key, label]) => `WHEN ${literal(key)} THEN ${literal(label)}`);
  return cases.length > 0 ? `CASE ${sql} ${cases.join(' ')} ELSE ${sql} END` : sql;
};

/** A title that a report shows is part of the report, like its other columns. */
const referenceTitle = (source: Source, to: string, sql: string): string => {
  const target = at(at(source, source.reader.catalogue.resource(to)), source.reader.catalogue.resource(to));
  return `(SELECT ${titleOf(trusted(target))} FROM ${tableName(target.resource)} ${target.alias} WHERE ${target.alias}.id = ${sql})`;
};

/** A field as people read it: a reference by its title, a choice by its label; ids stay ids. */
const readable = (source: Source, path: readonly string[], { field, sql }: Scalar): string => {
  if (field.type === 'choice') return choiceWords(sql, field.options as Readonly<Record<string, string>>);
  return field.type === 'ref' && path.at(-1) !== 'id' ? referenceTitle(source, field.to, sql) : sql;
};

const plainValue = (source: Source, name: string): { readonly field: AnyField; readonly sql: string } => {
  const path = name.split('.');
  const value = scalarOf(source, path);
  // A column that the caller may not read makes the whole report unavailable to the caller.
  if (!value) throw new Forbidden();
  return { field: value.field, sql: readable(source, path, value) };
};

const figureSql = (source: Source, figure: string): string => {
  if (figure === 'count') return 'count(*)';
  const [fn = '', name = ''] = figure.split(':');
  const value = scalarOf(source, name.split('.'));
  if (!value) throw new Forbidden();
  return fn === 'sum' ? `coalesce(sum(${value.sql}), 0)` : `${fn}(${value.sql})`;
};

/** Numbers are sent as exact text, integers and ids as numbers. */
const outward = (column: ReportColumn, sql: string, field: AnyField | undefined): string => {
  if (column.as === 'money' || column.as === 'decimal') return `(${sql})::text`;
  if (column.as === 'int') return sql;
  const isOwnForm = field !== undefined && field.type !== 'choice' && field.type !== 'ref';
  return isOwnForm && fieldTypeOf(field).sql ? jsonOf({ field, sql }) : sql;
};

/**
 * A value of the single row elsewhere that points at the record behind a path. @throws Forbidden where the reader may not read it
 */
const elsewhereSql = (source: Source, { at: path, of, via, field, where, last }: Elsewhere): string => {
  const target = behindPath(source, path);
  const {
    rows,
    from,
    where: own,
  } = rowsElsewhere(trusted(target.source), {
    of,
    via,
    label: of,
    fields: [],
    ...(where ? { where } : {}),
  });
  const value = scalarOf({ ...rows, reader: source.reader }, field.split('.'));
  if (!value) throw new Forbidden();
  return `(SELECT (SELECT ${last ? 'max' : 'min'}(${value.sql}) FROM ${from} WHERE ${own.join(' AND ')}) FROM ${tableName(target.source.resource)} ${target.source.alias} WHERE ${target.source.alias}.id = ${target.id})`;
};

/** The record that a reference leads to, read by a definition published to the reader. */
const behindPath = (source: Source, path: string): { readonly source: Source; readonly id: string } => {
  const value = scalarOf(source, path.split('.'));
  if (value?.field.type !== 'ref') throw new Forbidden();
  return { source: at(source, source.reader.catalogue.resource(value.field.to)), id: value.sql };
};

/** One column of the query: what it selects, and what of it is sent. */
interface Cell {
  readonly key: string;
  readonly name: string;
  readonly select: string;
  readonly json: string;
  /** Rows that agree in it are one row, where other columns are figures. */
  readonly isGroup: boolean;
  /** Path by which the rows behind it are found, and the value there: ids and keys, not their labels. */
  readonly behind?: { readonly path: string; readonly sql: string };
}

const cellOf = (source: Source, key: string, column: ReportColumn, index: number): Cell => {
  const name = quoted(`c${index}`);
  const cell = (sql: string, field: AnyField | undefined, isGroup: boolean): Cell => ({
    key,
    name,
    select: `${sql} AS ${name}`,
    json: outward(column, `g.${name}`, field),
    isGroup,
  });
  if (column.figure) return cell(figureSql(source, column.figure), undefined, false);
  if (column.elsewhere) return cell(elsewhereSql(source, column.elsewhere), undefined, true);
  const path = column.value ?? key;
  const { field, sql } = plainValue(source, path);
  const raw = field.type === 'ref' || field.type === 'choice' ? scalarOf(source, path.split('.')) : undefined;
  const plain = cell(sql, field, true);
  return column.hidden ? plain : { ...plain, behind: { path, sql: raw?.sql ?? sql } };
};

/**
 * The value of each column, so that a list shows the rows that a line represents; the single row where nothing is a figure.
 */
const behindCell = (source: Source, cells: readonly Cell[], isGrouped: boolean): readonly Cell[] => {
  const name = quoted(`c${cells.length}`);
  const parts = isGrouped
    ? cells.flatMap(({ behind }) => (behind ? [[behind.path, behind.sql] as const] : []))
    : [['id', `${source.alias}.id`] as const];
  if (parts.length === 0) return [];
  const select = `${objectOf(parts)}::text AS ${name}`;
  return [{ key: behindKey, name, select, json: `g.${name}::json`, isGroup: true }];
};

/** A list of values means one of them. */
const narrowing = (name: string, value: unknown): Filter =>
  ({ [Array.isArray(value) ? `${name}_in` : name]: value }) as Filter;

const narrowingsOf = (report: AnyReport, values: RecordValues): readonly Filter[] =>
  Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .filter(([key]) => report.lifts?.[key] === undefined)
    .map(([key, value]) => narrowing(report.narrows?.[key] ?? key, value));

/**
 * The query of a report that defines where its rows come from: rows the caller may see that are not archived, one line
 * each, or one per set of equal values where a column is a figure. What a row counts for and what its paths lead to is
 * defined by the report, and the same for everybody who may run it.
 * @throws Forbidden when a column or the resource is not available to the caller
 */
export const definedStatement = (
  engine: Engine,
  report: AnyReport,
  values: RecordValues,
  context: CallContext,
): Statement => {
  const resource = engine.catalogue.resource(report.from ?? '');
  const reader = { catalogue: engine.catalogue, actor: context.actor, system: false };
  const source = published(openSource({ reader, caller: context, resource }));
  const entries = Object.entries(report.columns);
  const shown = entries.map(([key, column], index) => cellOf(source, key, column, index));
  const isGrouped = shown.some(({ isGroup }) => !isGroup);
  const cells = [...shown, ...behindCell(source, shown, isGrouped)];
  const restrictions = [
    ...restrictionsOf(source, resource.noArchive ? {} : { archived: false }),
    ...(report.where ? [whereIn(trusted(source), conditionsOf(report, values))] : []),
    ...narrowingsOf(report, values).map((filter) => whereIn(source, filter)),
  ];
  const where = restrictions.length > 0 ? ` WHERE ${restrictions.join(' AND ')}` : '';
  const by = cells.flatMap(({ isGroup }, index) => (isGroup ? [String(index + 1)] : []));
  const grouping = isGrouped && by.length > 0 ? ` GROUP BY ${by.join(', ')}` : '';
  const inner = `SELECT ${cells.map(({ select }) => select).join(', ')} FROM ${tableName(resource)} ${source.alias}${where}${grouping}`;
  const place = cells.findIndex(({ key }) => key === report.groupBy);
  const order = [...(place < 0 ? [] : [cells[place]?.name ?? '']), ...shown.map(({ name }) => name)];
  const text = `SELECT ${objectOf(cells.map(({ key, json }) => [key, json] as const))}::text AS row FROM (${inner}) g ORDER BY ${order.map((name) => `g.${name}`).join(', ')}`;
  return { text, values: source.parameters.values };
};
