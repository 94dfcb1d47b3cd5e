import { fieldOf, fieldTypeOf, isAsked, questionKey, resolvePath, wordsOf } from '@school/kernel';
import type {
  AnyField,
  AnyResource,
  Catalogue,
  QuestionColumn,
  ReportColumn,
  RowsElsewhere,
} from '@school/kernel';
import { jsonOf, rowsElsewhere, ruleIn, scalarOf } from '../query/compile.ts';
import type { Scalar } from '../query/compile.ts';
import { titleOf } from '../query/record-json.ts';
import { at, picked, rightsIn, tableName, trusted } from '../query/source.ts';
import type { Source } from '../query/source.ts';
import type { Joins } from '../view/joins.ts';

/** A column of a question in SQL. */
export interface AskedCell {
  readonly key: string;
  readonly column: ReportColumn;
  /** Value of a row, or the figure over identical rows. */
  readonly sql: string;
  /** The field that defines how the value is written; none where it is already text. */
  readonly field: AnyField | undefined;
  /** A figure, over the rows that agree in the non-figure columns. */
  readonly figure: boolean;
}

/** What the columns of a question are built from. */
export interface Asking {
  readonly joins: Joins;
  readonly say: (text: string) => string;
  /** Identical rows are merged into one line, because a column is a figure over them. */
  readonly grouped: boolean;
}

interface Found {
  readonly field: AnyField;
  readonly label: string;
  readonly has?: RowsElsewhere;
  /** The path within those rows. */
  readonly inner?: string;
}

const labelOf = (field: AnyField, path: string): string =>
  field.label ?? wordsOf(path.split('.').at(-1) ?? path);

/** `Batch › Course`: a column behind a reference states which. */
const labelAt = (resource: AnyResource, path: string, field: AnyField, catalogue: Catalogue): string => {
  const [first = '', ...rest] = path.split('.');
  const base = fieldOf(resource, first);
  if (base?.type !== 'ref' || rest.length === 0) return labelOf(field, path);
  const target = catalogue.resource(base.to);
  return `${labelOf(base, first)} › ${labelAt(target, rest.join('.'), field, catalogue)}`;
};

const rowsNamed = (resource: AnyResource, path: string): RowsElsewhere | undefined => {
  const [first = ''] = path.split('.');
  return Object.hasOwn(resource.has ?? {}, first) ? resource.has?.[first] : undefined;
};

const number: AnyField = { type: 'int', label: 'No.' };

const foundAt = (resource: AnyResource, path: string, catalogue: Catalogue): Found | undefined => {
  const has = rowsNamed(resource, path);
  const inner = has && path.slice(path.indexOf('.') + 1);
  const of = has ? catalogue.resource(has.of) : resource;
  const resolved = resolvePath(of, inner ?? path, catalogue)?.field;
  // The number of a record is a number, whatever record it leads to.
  const field = path.split('.').at(-1) === 'id' ? resolved && number : resolved;
  if (!field || !isAsked(field)) return undefined;
  const label = labelAt(of, inner ?? path, field, catalogue);
  return has ? { field, label: `${has.label} › ${label}`, has, inner: inner ?? '' } : { field, label };
};

/** A column's label, also for those who do not get the column. */
export const askedLabel = (
  resource: AnyResource,
  { path, label }: QuestionColumn,
  catalogue: Catalogue,
): string => label ?? foundAt(resource, path, catalogue)?.label ?? wordsOf(path.split('.').at(-1) ?? path);

type Shown = ReportColumn['as'];
const kinds: Partial<Record<AnyField['type'], Shown>> = {
  int: 'int',
  decimal: 'decimal',
  percent: 'decimal',
  money: 'money',
  flag: 'flag',
  date: 'date',
};

/** How the values of a field appear in a table. */
const shownAs = (field: AnyField): Shown => {
  if (field.type === 'computed' || field.type === 'lookup') return field.as;
  return field.type === 'rollup' ? (field.as ?? 'int') : (kinds[field.type] ?? 'text');
};

const isNumber = (as: Shown): boolean => as === 'int' || as === 'decimal' || as === 'money';

/** Whether a figure can be computed from such values: sums for numbers, first and last also for days. */
const fits = ({ figure }: QuestionColumn, as: Shown): boolean => {
  if (!figure || figure === 'count') return true;
  return isNumber(as) || (as === 'date' && (figure === 'min' || figure === 'max'));
};

const aggregate = (figure: QuestionColumn['figure'], sql: string): string => {
  if (figure === 'sum') return `coalesce(sum(${sql}), 0)`;
  return figure === 'avg' ? `round(avg((${sql})::numeric), 2)` : `${figure ?? 'count'}(${sql})`;
};

const figureAs = (figure: QuestionColumn['figure'], as: Shown): Shown =>
  figure === 'count' ? 'int' : figure === 'avg' && as === 'int' ? 'decimal' : as;

/** Several rows elsewhere yield one text of the distinct values, or one figure; nothing where the reader may not know it. */
const elsewhere = (
  source: Source,
  { has, inner = '' }: Found,
  { figure }: QuestionColumn,
  say: Asking['say'],
): Scalar | undefined => {
  if (!has) return undefined;
  const target = at(source, source.reader.catalogue.resource(has.of));
  const aside = { ...target, parameters: source.parameters.aside() };
  if (!rightsIn(target).may('read') || !scalarOf(aside, inner.split('.'))) return undefined;
  const { rows, from, where } = rowsElsewhere(source, has);
  const value = scalarOf(rows, inner.split('.'));
  if (!value) return undefined;
  const made = figure ? aggregate(figure, value.sql) : joined(readableText(rows, value, say));
  return { field: value.field, sql: `(SELECT ${made} FROM ${from} WHERE ${where.join(' AND ')})` };
};

const joined = (text: string): string =>
  `string_agg(DISTINCT (${text})::text, ', ' ORDER BY (${text})::text)`;

/** Figures of several rows are aggregated again where identical rows are merged into one line. */
const ofFigures = (figure: QuestionColumn['figure'], sql: string): string =>
  figure === 'count' || figure === 'sum' ? `coalesce(sum(${sql}), 0)` : `${figure ?? 'max'}(${sql})`;

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The label of a choice; values not among its options stay as they are. */
const choiceWords = (sql: string, options: Readonly<Record<string, string>>, say: Asking['say']): string => {
  const cases = Object.entries(options).map(([key, label]) => `WHEN ${quote(key)} THEN ${quote(say(label))}`);
  return cases.length > 0 ? `CASE ${sql} ${cases.join(' ')} ELSE ${sql} END` : sql;
};

/** Title of the record that a reference points at, as far as the reader may know it. */
const referenceTitle = (source: Source, field: AnyField & { readonly type: 'ref' }, sql: string): string => {
  const resource = source.reader.catalogue.resource(field.to);
  const target = { ...at(source, resource), alias: `${source.alias}n` };
  const seen = field.named ? trusted(target) : picked(target);
  const rule = ruleIn(seen).map((one) => ` AND ${one}`);
  return `(SELECT ${titleOf(seen)} FROM ${tableName(resource)} ${target.alias} WHERE ${target.alias}.id = ${sql}${rule.join('')})`;
};

/** A value as people read it: a reference by its title, a choice by its label, a moment in the school's local time. */
export const readableText = (source: Source, { field, sql }: Scalar, say: Asking['say']): string => {
  if (field.type === 'choice') {
    return choiceWords(sql, field.options as Readonly<Record<string, string>>, say);
  }
  if (field.type === 'ref') return referenceTitle(source, field, sql);
  if (field.type === 'dateTime')
    return `to_char(${sql} AT TIME ZONE ${source.parameters.timeZone()}, 'YYYY-MM-DD HH24:MI')`;
  return fieldTypeOf(field).sql ? jsonOf({ field, sql }) : sql;
};

const grained = (sql: string, { grain }: QuestionColumn): string =>
  `to_char(${sql}, '${grain === 'year' ? 'YYYY' : 'YYYY-MM'}')`;

const rowCount = (asked: QuestionColumn, say: Asking['say']): AskedCell => ({
  key: questionKey(asked),
  column: { label: asked.label ?? say('Number'), as: 'int', total: true },
  sql: 'count(*)',
  field: undefined,
  figure: true,
});

const columnOf = (
  asked: QuestionColumn,
  { label, field }: Found,
  as: Shown,
  say: Asking['say'],
): ReportColumn => {
  const { figure, total } = asked;
  const options = field.type === 'choice' && !figure ? Object.values<string>(field.options) : undefined;
  const sums = figure ? figure === 'sum' || figure === 'count' : total === true;
  return {
    label: asked.label ?? say(label),
    as,
    ...(sums && isNumber(as) ? { total: true } : {}),
    ...(options ? { words: options.map(say) } : {}),
  };
};

/**
 * A column of a question in SQL; undefined where it names no field, one that cannot be shown this way, or one that the
 * reader may not read.
 */
export const askedCell = (asked: QuestionColumn, { joins, say, grouped }: Asking): AskedCell | undefined => {
  if (asked.path === '') return rowCount(asked, say);
  const { root } = joins;
  const found = foundAt(root.resource, asked.path, root.reader.catalogue);
  if (!found || !fits(asked, shownAs(found.field))) return undefined;
  const value = found.has ? elsewhere(root, found, asked, say) : joins.valueAt(asked.path);
  if (!value) return undefined;
  const { figure } = asked;
  const key = questionKey(asked);
  if (figure) {
    const as = figureAs(figure, shownAs(found.field));
    const sql = !found.has
      ? aggregate(figure, value.sql)
      : grouped
        ? ofFigures(figure, value.sql)
        : value.sql;
    const field = as === 'date' ? found.field : undefined;
    return { key, column: columnOf(asked, found, as, say), sql, field, figure: !found.has || grouped };
  }
  if (asked.grain || found.has) {
    const sql = asked.grain && !found.has ? grained(value.sql, asked) : value.sql;
    return { key, column: columnOf(asked, found, 'text', say), sql, field: undefined, figure: false };
  }
  return {
    key,
    column: columnOf(asked, found, shownAs(found.field), say),
    sql: value.sql,
    field: found.field === number ? number : value.field,
    figure: false,
  };
};
