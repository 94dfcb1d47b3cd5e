import {
  Invalid,
  conditionSql,
  expressionSql,
  fieldOf,
  fieldTypeOf,
  literalWriter,
  messageOf,
  offeredTo,
  parseFilter,
  storedField,
} from '@school/kernel';
import type {
  AnyField,
  AnyResource,
  ComputedField,
  Condition,
  ConditionSql,
  Expression,
  Filter,
  FilterScope,
  GroupField,
  LookupField,
  RefField,
  RefsField,
  RollupField,
  RowsElsewhere,
  SqlWriter,
} from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { packedPart } from './packed.ts';
import { rightsOf } from './rights.ts';
import { searchedText, searchedTexts } from './search.ts';
import { at, columnOf, joinTable, picked, rightsIn, tableName, trusted } from './source.ts';
import type { Source } from './source.ts';
import { isKind, isToldByPickers } from './told-by-pickers.ts';
import { invalidField } from '../envelope/refusals.ts';

/** A value in SQL and the field that defines its meaning. */
export interface Scalar {
  readonly field: AnyField;
  readonly sql: string;
}

/** Column that stores the field at a path, regardless of the reader. */
const stored = (source: Source, path: string): string => {
  const found = storedField(source.resource, path);
  if (!found) throw new Error(`${source.resource.key} has no column for "${path}".`);
  return columnOf(source, found.column);
};

/**
 * The rows that a reference points at, as far as the reader may know what is asked of them: those that they may read, and
 * for the kind alone those that they may refer to. Nothing when they may know it of none.
 */
const behind = (source: Source, { to }: RefField, rest: readonly string[]): Source | undefined => {
  const target = at(source, source.reader.catalogue.resource(to));
  const [rights, asked] = [
    rightsIn(target),
    rest.length === 1 ? fieldOf(target.resource, rest[0] ?? '') : undefined,
  ];
  if (source.published) return target;
  if (asked && isKind(asked) && rights.picks) return picked(target);
  return rights.may('read') ? target : undefined;
};

/**
 * The rule for the rows behind a reference; those that a published definition leads to are shown with what points at them.
 */
const ruleBehind = (target: Source): readonly string[] => (target.published ? [] : ruleIn(target));

const throughReference = (
  source: Source,
  field: RefField,
  key: string,
  rest: readonly string[],
): Scalar | undefined => {
  const target = behind(source, field, rest);
  const value = target && scalarOf(target, rest);
  if (!value) return undefined;
  const conditions = [`${target.alias}.id = ${stored(source, key)}`, ...ruleBehind(target)];
  const sql = `(SELECT ${value.sql} FROM ${tableName(target.resource)} ${target.alias} WHERE ${conditions.join(' AND ')})`;
  return { field: value.field, sql };
};

const partOf = (
  source: Source,
  key: string,
  { fields, packed }: GroupField,
  part: string,
): Scalar | undefined => {
  const field = Object.hasOwn(fields, part) ? fields[part] : undefined;
  if (!field || !rightsIn(source).reads(field)) return undefined;
  return { field, sql: packed ? packedPart(source, key, part, field) : stored(source, `${key}.${part}`) };
};

/** Whether a filter means the same for everybody and every day: plain field values without date keywords. */
const isConstant = (of: AnyResource, filter: Filter): boolean =>
  Object.entries(filter).every(([key, value]) => {
    if (typeof value === 'boolean' || typeof value === 'number') return true;
    return fieldOf(of, key)?.type === 'choice' && typeof value === 'string' && !value.startsWith('$');
  });

/** The rows of a figure. Constants are part of the text, which is then built once and cached. */
const rowsOfFigure = (rows: Source, where: Filter): string =>
  whereIn(rows, where, undefined, isConstant(rows.resource, where) ? literalWriter : rows.parameters);

/** True for rows that point at the record through a reference, or among the references of a list. */
const pointsHere = (source: Source, rows: Source, via: string): string => {
  const here = `${source.alias}.id`;
  if (fieldOf(rows.resource, via)?.type !== 'refs') return `${stored(rows, via)} = ${here}`;
  const link = `${rows.alias}j`;
  return `${rows.alias}.id IN (SELECT ${link}.owner_id FROM ${joinTable(rows, via)} ${link} WHERE ${link}.target_id = ${here})`;
};

const rollup = (source: Source, field: RollupField): string => {
  const rows = trusted(at(source, source.reader.catalogue.resource(field.of)));
  const value = field.field === undefined ? undefined : scalarOf(rows, field.field.split('.'));
  if (field.field !== undefined && !value) throw new Error(`The rollup over "${field.of}" is wrong.`);
  const figure = field.fn === 'count' ? 'count(*)' : `${field.fn}(${value?.sql ?? '*'})`;
  const filled = field.fn === 'sum' ? `coalesce(${figure}, 0)` : figure;
  const conditions = [
    pointsHere(source, rows, field.via),
    ...(field.where ? [rowsOfFigure(rows, field.where)] : []),
  ];
  return `(SELECT ${filled} FROM ${tableName(rows.resource)} ${rows.alias} WHERE ${conditions.join(' AND ')})`;
};

const lookup = (source: Source, { via, field }: LookupField): string => {
  const value = scalarOf(trusted(source), [via, ...field.split('.')]);
  if (!value) throw new Error(`The lookup of "${via}.${field}" is wrong.`);
  return value.sql;
};

/** A computed figure with the digits that are shown, so that filtering by what is seen finds it. */
const asShown = ({ as, scale = 2 }: ComputedField, sql: string): string => {
  if (as === 'int') return `round((${sql})::numeric)`;
  return as === 'decimal' || as === 'money' ? `round((${sql})::numeric, ${scale})` : sql;
};

const ownScalar = (source: Source, key: string, field: AnyField): string | undefined => {
  if (field.type === 'computed') return asShown(field, expressionIn(trusted(source), field.value));
  if (field.type === 'rollup') return rollup(source, field);
  if (field.type === 'lookup') return lookup(source, field);
  return storedField(source.resource, key) && stored(source, key);
};

/**
 * The value at a path (`name`, `address.city`, `department.head.name`) of a row. Nothing when the path names no field or
 * one that the reader may not read: for a reader the two are the same. Rows that the reader may not see yield null.
 */
export const scalarOf = (source: Source, [key = '', ...rest]: readonly string[]): Scalar | undefined => {
  const field = fieldOf(source.resource, key);
  if (!field || !rightsIn(source).reads(field)) return undefined;
  if (rest.length === 0) {
    const sql = ownScalar(source, key, field);
    return sql === undefined ? undefined : { field, sql };
  }
  if (field.type === 'ref') return throughReference(source, field, key, rest);
  if (field.type === 'group' && rest.length === 1) return partOf(source, key, field, rest[0] ?? '');
  return undefined;
};

/** SQL of an expression over the row of the source. Its constants are those of the catalogue and are part of the text. */
export const expressionIn = (source: Source, expression: Expression): string => {
  // Each path once: what a value needs of the call is a parameter, and PostgreSQL refuses unused ones.
  const known = new Map<string, Scalar>();
  const found = (path: string): Scalar => {
    const value = known.get(path) ?? scalarOf(source, path.split('.'));
    if (!value) throw new Error(`${source.resource.key} has no field "${path}".`);
    known.set(path, value);
    return value;
  };
  return expressionSql(expression, {
    writer: literalWriter,
    column: (path) => found(path).sql,
    kindOf: (path) => fieldTypeOf(found(path).field).kind,
    today: () => source.parameters.today(),
  });
};

/** What a reader may name in a filter: fields that they may read, of resources that they may read. */
const scopeOf = (
  { reader, resource, parameters, picking, published }: Source,
  form: RecordValues | undefined,
): FilterScope => ({
  resource,
  catalogue: reader.catalogue,
  readable: (field, of) => {
    const rights = rightsOf(reader.actor, of, reader.system);
    const reads = rights.may('read') && !(picking && of === resource && rights.picksMore);
    return (
      rights.reads(field) && (published === true || reads || (rights.picks && isToldByPickers(of, field)))
    );
  },
  binding: { ...parameters.binding(), ...(form ? { form } : {}) },
});

const refuse = (at: string, code: string, params: Invalid['errors'][number]['params']): Invalid => {
  const field = `filter.${at.slice(0, 80)}`;
  if (code === 'unknownField')
    return invalidField(field, code, 'The filter %{name} does not exist.', {
      name: at.slice(0, 60),
      ...params,
    });
  const violation = { code, ...(params ? { params } : {}) };
  const message = messageOf(violation, at.slice(0, 60));
  return new Invalid(message, [{ field, ...violation, message }]);
};

/** A filter as the reader means it: its fields resolved, its bounds known. @throws Invalid as `whereIn` does */
export const conditionOf = (source: Source, filter: unknown, form?: RecordValues): Condition => {
  const parsed = parseFilter(filter, scopeOf(source, form));
  if (!parsed.ok) throw refuse(parsed.at, parsed.violation.code, parsed.violation.params);
  return parsed.value;
};

/**
 * SQL of a filter over the rows of the source.
 * @param form values behind `{ $field: … }`, for the filter of a picker
 * @param writer where the values go; only filters of the catalogue may be part of the text
 * @throws Invalid for fields that the reader may not read, exactly as for unknown ones, and for values of the wrong kind
 */
export const whereIn = (
  source: Source,
  filter: unknown,
  form?: RecordValues,
  writer: SqlWriter = source.parameters,
): string => conditionSql(conditionOf(source, filter, form), conditionsIn(source, writer));

/** Rows of another resource that point at the row of the source, as far as the reader sees them. */
export const rowsElsewhere = (
  source: Source,
  { of, via, where }: RowsElsewhere,
): { readonly rows: Source; readonly from: string; readonly where: readonly string[] } => {
  const rows = at(source, source.reader.catalogue.resource(of));
  const own = where ? [rowsOfFigure(trusted(rows), where)] : [];
  return {
    rows,
    from: `${tableName(rows.resource)} ${rows.alias}`,
    where: [pointsHere(source, rows, via), ...own, ...ruleIn(rows)],
  };
};

/** What conditions over the rows of the source need to become SQL. */
const conditionsIn = (source: Source, writer: SqlWriter): ConditionSql => ({
  writer,
  at: (path) => {
    const field = fieldOf(source.resource, path[0] ?? '');
    const value = field?.type === 'refs' ? { field, sql: 'NULL' } : scalarOf(source, path);
    if (!value) throw refuse(path.join('.'), 'unknownField', undefined);
    return { ...value, within: searchedText(source, path.join('.')) };
  },
  members: ([key = '']) => ({ table: joinTable(source, key), owner: `${source.alias}.id` }),
  through: ([key = '', ...rest]) => {
    const field = fieldOf(source.resource, key);
    const isStored =
      rest.length > 0 && field?.type === 'ref' && key !== 'id' && storedField(source.resource, key);
    if (!isStored || !rightsIn(source).reads(field)) return undefined;
    const target = behind(source, field, rest);
    if (!target) return undefined;
    return {
      pointer: stored(source, key),
      from: `select ${target.alias}.id from ${tableName(target.resource)} ${target.alias}`,
      where: ruleBehind(target),
      scope: conditionsIn(target, writer),
      rest,
    };
  },
  rows: (has) => {
    const { rows, from, where } = rowsElsewhere(source, has);
    return { from, where, scope: conditionsIn(rows, writer) };
  },
  search: () => searchedTexts(source, ruleIn),
});

/** The row rules of the reader as SQL: nothing when all rows are theirs. */
export const ruleIn = (source: Source): readonly string[] => {
  const rights = rightsIn(source);
  const rows = source.picking ? rights.pickedRows : rights.rows;
  if (rows === 'all') return [];
  const whole = trusted(source);
  return [rows.length > 0 ? `(${rows.map((rule) => whereIn(whole, rule)).join(' OR ')})` : 'false'];
};

/** What a reference itself states about the records that it may hold: nothing where it states nothing. */
export const offeredIn = (
  target: Source,
  field: RefField | RefsField,
  form: Readonly<Record<string, unknown>>,
): readonly string[] => {
  const { system, actor } = target.reader;
  const filter = offeredTo(field, system ? undefined : actor);
  return filter ? [whereIn(trusted(target), filter, form)] : [];
};

/** The same as a value inside JSON: exact numbers as text, dates as "yyyy-MM-dd". */
export const jsonOf = ({ field, sql }: Scalar): string => fieldTypeOf(field).sql?.json(sql) ?? sql;
