import { fieldTypeOf, orderOfView, shownColumnsOf } from '@school/kernel';
import type { AnyField, AnyView, Filter, ShownColumn, ViewColumn } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import type { RecordValues } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { jsonOf, ruleIn, whereIn } from '../query/compile.ts';
import { openSource } from '../query/list-statement.ts';
import { objectOf, titleOf } from '../query/record-json.ts';
import { picked, quoted, tableName, trusted } from '../query/source.ts';
import type { Source } from '../query/source.ts';
import { prepared } from '../query/statement-name.ts';
import { FiguresElsewhere, groupFigure } from './figures.ts';
import type { FigureSql } from './figures.ts';
import { Joins } from './joins.ts';

/** Order and page of a view. */
export interface ViewPage {
  readonly sort?: { readonly column: string; readonly descending: boolean } | undefined;
  /** Words that must all occur in a row. */
  readonly search?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A statement with the columns that the caller may see; its single row has `rows`, `total` and `totals` as JSON. */
export interface ViewStatement {
  readonly columns: readonly ShownColumn[];
  readonly statement: Statement;
}

/** Maximum search words that count; nobody types more. */
const mostWords = 8;

/** What people read as words, and search for by them. */
const isText = ({ type }: AnyField): boolean =>
  ['text', 'longText', 'ref', 'series', 'email', 'phone'].includes(type);

interface Cell extends FigureSql {
  readonly column: ShownColumn;
  /** Name within the statement. */
  readonly name: string;
  /** Part of what rows are grouped by; not true of figures over them. */
  readonly groups: boolean;
  /** A reference to another record, and not to the row itself. */
  readonly leads: boolean;
}

/** A list of values means one of them. */
const narrowing = (name: string, value: unknown): Filter =>
  ({ [Array.isArray(value) ? `${name}_in` : name]: value }) as Filter;

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

const filtersOf = (view: AnyView, values: RecordValues): readonly Filter[] => {
  const of = view.narrows ?? {};
  return Object.keys(view.parameters ?? {}).flatMap((key) => {
    const name = of[key] ?? key;
    return isGiven(values[key]) && name !== '' ? [narrowing(name, values[key])] : [];
  });
};

/** A day as the month or the weekday that it falls in. */
const grained = (value: FigureSql | undefined, grain: ViewColumn['grain']): FigureSql | undefined => {
  if (!value || !grain) return value;
  return grain === 'month'
    ? { sql: `to_char(${value.sql}, 'YYYY-MM')`, field: { type: 'text' } }
    : { sql: `extract(isodow from ${value.sql})::int`, field: { type: 'int' } };
};

const cellsOf = (
  view: AnyView,
  engine: Engine,
  joins: Joins,
  elsewhere: FiguresElsewhere,
  values: RecordValues,
): readonly Cell[] =>
  shownColumnsOf(view, engine.catalogue).flatMap((column, index): readonly Cell[] => {
    const { figure, grain, value = column.key } = view.columns[column.key] ?? {};
    const found = figure
      ? figure.of === undefined
        ? groupFigure(joins, figure, values)
        : elsewhere.add(figure)
      : grained(joins.valueAt(value), grain);
    if (!found) return [];
    const groups = figure === undefined || figure.of !== undefined;
    const leads = found.field.type === 'ref' && !figure && value.split('.').at(-1) !== 'id';
    return [{ ...found, column, name: `c${index}`, groups, leads }];
  });

/** Title of the record whose id is in a cell, as far as the reader may know it. */
const labelOf = (source: Source, cell: Cell, at: string): string | undefined => {
  const { field } = cell;
  if (field.type !== 'ref' || !cell.leads) return undefined;
  const resource = source.reader.catalogue.resource(field.to);
  const target: Source = { ...source, resource, alias: `l${cell.name}`, picking: false };
  const seen = field.named ? trusted(target) : picked(target);
  const rule = ruleIn(seen).map((sql) => ` AND ${sql}`);
  return `(SELECT ${titleOf(seen)} FROM ${tableName(resource)} ${target.alias} WHERE ${target.alias}.id = ${at}${rule.join('')})`;
};

const fileOf = (id: string): string =>
  `(SELECT json_build_object('id', s.id, 'name', s.name, 'type', s.type, 'size', s.size) FROM stored_file s WHERE s.id = ${id})`;

const inRow = ({ field, name }: Cell): string => {
  const sql = `r.${name}`;
  if (field.type === 'file' || field.type === 'image') return fileOf(sql);
  return fieldTypeOf(field).sql ? jsonOf({ field, sql }) : sql;
};

const rowOf = (source: Source, cells: readonly Cell[]): string => {
  const labels = cells.flatMap((cell) => {
    const label = labelOf(source, cell, `r.${cell.name}`);
    return label === undefined ? [] : [[cell.column.key, label] as const];
  });
  return objectOf([
    ...cells.map((cell) => [cell.column.key, inRow(cell)] as const),
    ...(labels.length > 0 ? [['_labels', objectOf(labels)] as const] : []),
  ]);
};

/** A cell as text: for a reference its title. */
const textIn = (source: Source, cell: Cell): string =>
  labelOf(source, cell, `r.${cell.name}`) ?? `r.${cell.name}`;

const orderOf = (source: Source, view: AnyView, cells: readonly Cell[], page: ViewPage): string => {
  const asked = page.sort ? [page.sort] : orderOfView(view);
  const first = asked.flatMap(({ column, descending }) => {
    const cell = cells.find(({ column: { key } }) => key === column);
    if (!cell) return [];
    const sql = textIn(source, cell);
    const sorted = fieldTypeOf(cell.field).sql?.sort?.(sql) ?? sql;
    return [`${sorted} ${descending ? 'DESC NULLS LAST' : 'ASC NULLS LAST'}`];
  });
  return [...first, ...cells.map(({ name }) => `r.${name}`)].join(', ');
};

/** Rows whose displayed texts contain every word. */
const foundIn = (source: Source, cells: readonly Cell[], search = ''): string => {
  const words = search.split(/\s+/).filter(Boolean).slice(0, mostWords);
  const texts = cells.filter(({ column, field }) => !column.hidden && isText(field));
  if (words.length === 0 || texts.length === 0) return '';
  const text = `lower(concat_ws(' ', ${texts.map((cell) => textIn(source, cell)).join(', ')}))`;
  const conditions = words.map(
    (word) => `strpos(${text}, lower(${source.parameters.add(word, 'text')})) > 0`,
  );
  return ` WHERE ${conditions.join(' AND ')}`;
};

const totalsOf = (cells: readonly Cell[]): string => {
  const summed = cells.filter(({ column }) => column.total);
  if (summed.length === 0) return `'{}'::json`;
  const parts = summed.map(({ column, name, field }) => {
    const sum = `coalesce(sum(r.${name}), 0)`;
    return [column.key, field.type === 'int' ? sum : `(${sum})::text`] as const;
  });
  return `(SELECT ${objectOf(parts)} FROM r)`;
};

/** A multi-valued field cannot be a cell of a row. */
const isCell = ({ field }: Cell): boolean =>
  !['lines', 'refs', 'group', 'secret', 'json'].includes(field.type);

/** The page of a statement that provides the rows of a view in a table `r`. */
const pageOf = (
  source: Source,
  view: AnyView,
  cells: readonly Cell[],
  inner: string,
  page: ViewPage,
): Statement => {
  const { parameters } = source;
  const found = foundIn(source, cells, page.search);
  const tables = found
    ? `a AS MATERIALIZED (${inner}), r AS MATERIALIZED (SELECT * FROM a AS r${found})`
    : `r AS MATERIALIZED (${inner})`;
  const limit = `LIMIT ${parameters.add(page.limit, 'bigint')} OFFSET ${parameters.add(page.offset, 'bigint')}`;
  const rows = `SELECT ${rowOf(source, cells)} AS row FROM r ORDER BY ${orderOf(source, view, cells, page)} ${limit}`;
  const text = `WITH ${tables} SELECT (SELECT coalesce(json_agg(p.row), '[]') FROM (${rows}) p)::text AS rows,
    (SELECT count(*) FROM r)::int AS total, ${totalsOf(cells)}::text AS totals`;
  return prepared(text, parameters.values);
};

/**
 * The statement of a view over a resource: its rows that the caller may see, each table on the way joined once, grouped by
 * ids where a column is a figure over them; titles are looked up for the rows of the page only.
 * @throws Forbidden when the resource is not available to the caller
 */
export const viewStatement = (
  engine: Engine,
  view: AnyView,
  values: RecordValues,
  context: CallContext,
  page: ViewPage,
): ViewStatement => {
  const resource = engine.catalogue.resource(view.of ?? '');
  const reader = { catalogue: engine.catalogue, actor: context.actor, system: false };
  const source = openSource({ reader, caller: context, resource });
  const joins = new Joins(source);
  const elsewhere = new FiguresElsewhere(source, values);
  const cells = cellsOf(view, engine, joins, elsewhere, values).filter(isCell);
  const whole = trusted(source);
  const where = [
    ...(resource.noArchive ? [] : [`${source.alias}.archived = false`]),
    ...[...(view.where ? [view.where] : []), ...filtersOf(view, values)].map((filter) =>
      whereIn(whole, filter, values),
    ),
    ...ruleIn(source),
    ...elsewhere.conditions,
  ];
  const by = cells.flatMap(({ groups }, index) => (groups ? [String(index + 1)] : []));
  const select = cells.map(({ sql, name }) => `${sql} AS ${quoted(name)}`).join(', ');
  const from = `${tableName(resource)} ${source.alias}${joins.clauses.join('')}${elsewhere.clauses.join('')}`;
  const narrowed = where.length > 0 ? ` WHERE ${where.join(' AND ')}` : '';
  const grouping = by.length > 0 && by.length < cells.length ? ` GROUP BY ${by.join(', ')}` : '';
  const inner = `SELECT ${select} FROM ${from}${narrowed}${grouping}`;
  return { columns: cells.map(({ column }) => column), statement: pageOf(source, view, cells, inner, page) };
};
