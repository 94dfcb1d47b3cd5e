import { Forbidden, fieldTypeOf } from '@school/kernel';
import type { AnyField, AnyReport, Filter, ReportColumn } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import type { RecordValues } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { jsonOf, scalarOf, whereIn } from '../query/compile.ts';
import type { Scalar } from '../query/compile.ts';
import { openSource } from '../query/list-statement.ts';
import { objectOf, titleOf } from '../query/record-json.ts';
import { at, published, quoted, tableName, trusted } from '../query/source.ts';
import type { Source } from '../query/source.ts';
import { restrictionsOf } from '../query/where.ts';

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The words of a choice; what its options do not name stands as it is. */
const choiceWords = (sql: string, options: Readonly<Record<string, string>>): string => {
  const cases = Object.entries(options).map(([key, label]) => `WHEN ${literal(key)} THEN ${literal(label)}`);
  return cases.length > 0 ? `CASE ${sql} ${cases.join(' ')} ELSE ${sql} END` : sql;
};

/** A title that a report shows is part of the report, like its other columns. */
const referenceTitle = (source: Source, to: string, sql: string): string => {
  const target = at(at(source, source.reader.catalogue.resource(to)), source.reader.catalogue.resource(to));
  return `(SELECT ${titleOf(trusted(target))} FROM ${tableName(target.resource)} ${target.alias} WHERE ${target.alias}.id = ${sql})`;
};

/** A field as people read it: a reference by its title, a choice by its words; ids stay ids. */
const readable = (source: Source, path: readonly string[], { field, sql }: Scalar): string => {
  if (field.type === 'choice') return choiceWords(sql, field.options as Readonly<Record<string, string>>);
  return field.type === 'ref' && path.at(-1) !== 'id' ? referenceTitle(source, field.to, sql) : sql;
};

const plainValue = (source: Source, name: string): { readonly field: AnyField; readonly sql: string } => {
  const path = name.split('.');
  const value = scalarOf(source, path);
  // A column that the caller may not read makes the whole report one that is not for the caller.
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

/** Numbers leave as exact texts, whole numbers and ids as numbers. */
const outward = (column: ReportColumn, sql: string, field: AnyField | undefined): string => {
  if (column.as === 'money' || column.as === 'decimal') return `(${sql})::text`;
  if (column.as === 'int') return sql;
  const isOwnForm = field !== undefined && field.type !== 'choice' && field.type !== 'ref';
  return isOwnForm && fieldTypeOf(field).sql ? jsonOf({ field, sql }) : sql;
};

/** A list of values means one of them. */
const narrowing = (name: string, value: unknown): Filter =>
  ({ [Array.isArray(value) ? `${name}_in` : name]: value }) as Filter;

const narrowingsOf = (report: AnyReport, values: RecordValues): readonly Filter[] =>
  Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([key, value]) => narrowing(report.narrows?.[key] ?? key, value));

/**
 * The query of a report that says where its rows come from: rows the caller may see that are not archived, one line
 * each, or one per set of alike values where a column is a figure. What a row counts for and what its paths lead to is
 * the report's own, and the same for everybody who may run it.
 * @throws Forbidden when a column or the resource is not for the caller
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
  const cells = entries.map(([key, column], index) => {
    const name = quoted(`c${index}`);
    if (column.figure) {
      const sql = figureSql(source, column.figure);
      return {
        key,
        name,
        select: `${sql} AS ${name}`,
        json: outward(column, `g.${name}`, undefined),
        by: '',
      };
    }
    const { field, sql } = plainValue(source, column.value ?? key);
    return { key, name, select: `${sql} AS ${name}`, json: outward(column, `g.${name}`, field), by: name };
  });
  const restrictions = [
    ...restrictionsOf(source, resource.noArchive ? {} : { archived: false }),
    ...(report.where ? [whereIn(trusted(source), report.where)] : []),
    ...narrowingsOf(report, values).map((filter) => whereIn(source, filter)),
  ];
  const where = restrictions.length > 0 ? ` WHERE ${restrictions.join(' AND ')}` : '';
  const by = cells.flatMap(({ by: name }, index) => (name === '' ? [] : [String(index + 1)]));
  const isGrouped = by.length < cells.length;
  const grouping = isGrouped && by.length > 0 ? ` GROUP BY ${by.join(', ')}` : '';
  const inner = `SELECT ${cells.map(({ select }) => select).join(', ')} FROM ${tableName(resource)} ${source.alias}${where}${grouping}`;
  const place = cells.findIndex(({ key }) => key === report.groupBy);
  const order = [...(place < 0 ? [] : [cells[place]?.name ?? '']), ...cells.map(({ name }) => name)];
  const text = `SELECT ${objectOf(cells.map(({ key, json }) => [key, json] as const))}::text AS row FROM (${inner}) g ORDER BY ${order.map((name) => `g.${name}`).join(', ')}`;
  return { text, values: source.parameters.values };
};
