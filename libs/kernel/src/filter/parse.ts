import { isIsoDate } from '../field/calendar/calendar-date.ts';
import { fieldTypeOf } from '../field/bound-type.ts';
import { fieldOf } from '../resource/fields-of.ts';
import type { RowsElsewhere } from '../tree/filter.ts';
import { resolvePath, type ResolvedPath } from '../resource/paths.ts';
import type { Violation } from '../problem/problem.ts';
import { boundCondition, isBound, plainCondition } from './bound.ts';
import { filterSuffixes, type Condition, type FilterOperator, type FilterScalar } from '../tree/filter.ts';
import { filterOperand, operatorsOf } from './operand.ts';
import type { FilterScope } from './scope.ts';

/** The condition, or the first error and its position in the filter: `_or[1].name_contains`. */
export type ParsedFilter =
  | { readonly ok: true; readonly value: Condition }
  | { readonly ok: false; readonly violation: Violation; readonly at: string };

export const deepestFilter = 5;
export const mostNodes = 100;
const mostItems = 1000;
const longestSearch = 200;

/** Carries an error out of the recursion; never leaves this file. */
class Mistake extends Error {
  readonly violation: Violation;
  readonly at: string;
  constructor(at: string, violation: Violation) {
    super(violation.code);
    this.at = at;
    this.violation = violation;
  }
}
const mistake = (at: string, code: string, params?: Violation['params']): never => {
  throw new Mistake(at, params ? { code, params } : { code });
};

interface Reading extends FilterScope {
  /** Shared by the whole filter. */
  readonly budget: { nodes: number };
}

/** The field at a path, when the reader may read every segment of it. */
const readableField = (
  path: string,
  { resource, catalogue, only, readable = () => true }: FilterScope,
): ResolvedPath | undefined => {
  if (only && !only.has(path)) return undefined;
  const words = path.split('.');
  let at = resource;
  for (const [index, word] of words.entries()) {
    const field = fieldOf(at, word);
    if (!field || !readable(field, at, word)) return undefined;
    if (field.type === 'group') {
      const part = resolvePath(at, words.slice(index).join('.'), catalogue);
      if (part && part.field !== field && !readable(part.field, at, part.path)) return undefined;
    }
    if (field.type !== 'ref' || word === 'id' || index === words.length - 1) break;
    if (!catalogue.has(field.to)) return undefined;
    at = catalogue.resource(field.to);
  }
  return resolvePath(resource, path, catalogue);
};

interface Named {
  readonly path: string;
  readonly operator: FilterOperator;
  readonly found: ResolvedPath;
}

/** `name_contains` is the field `name`, unless there is a field with that name. */
const named = (key: string, scope: FilterScope): Named | undefined => {
  const whole = readableField(key, scope);
  if (whole) return { path: key, operator: 'eq', found: whole };
  const cut = key.lastIndexOf('_');
  const operator = filterSuffixes.find((suffix) => suffix === key.slice(cut + 1));
  if (cut < 1 || !operator) return undefined;
  const found = readableField(key.slice(0, cut), scope);
  return found && { path: key.slice(0, cut), operator, found };
};

const operand = (value: unknown, { found }: Named, at: string): FilterScalar => {
  const taken = filterOperand(value, found.field);
  return taken.ok ? taken.value : mistake(at, taken.violation.code, taken.violation.params);
};

const listOperand = (value: unknown, leaf: Named, at: string): readonly FilterScalar[] => {
  if (!Array.isArray(value)) return mistake(at, 'notList');
  if (value.length > mostItems) return mistake(at, 'tooMany', { max: mostItems });
  const isMoment = fieldTypeOf(leaf.found.field).kind === 'dateTime';
  return value.map((item: unknown) => {
    if (item === null) return null;
    const taken = operand(item, leaf, at);
    // A day is a span of moments, which a list of single values cannot express.
    return isMoment && isIsoDate(String(taken)) ? mistake(at, 'notDateTime') : taken;
  });
};

const leafCondition = (key: string, value: unknown, at: string, scope: FilterScope): Condition => {
  const leaf = named(key, scope);
  if (!leaf) return mistake(at, 'unknownField', { field: key });
  const { operator, found } = leaf;
  const place = { path: leaf.path.split('.'), operator };
  if (!operatorsOf(found.field).includes(operator)) return mistake(at, 'unknownOperator', { operator });
  if (operator === 'empty') return typeof value === 'boolean' ? { ...place, value } : mistake(at, 'notFlag');
  if ((operator === 'in' || operator === 'nin') && !isBound(value))
    return { ...place, value: listOperand(value, leaf, at) };
  if (value === null)
    return operator === 'eq' || operator === 'ne' ? { ...place, value } : mistake(at, 'notNull');
  if (isBound(value)) {
    const bound = boundCondition(place, value, found.field, scope.binding);
    return bound.ok ? bound.value : mistake(at, bound.violation.code);
  }
  return plainCondition(place, operand(value, leaf, at), found.field, scope.binding);
};

const searchCondition = (value: unknown, at: string): Condition => {
  if (typeof value !== 'string') return mistake(at, 'notText');
  if (value.includes('\u0000')) return mistake(at, 'badCharacter');
  return value.length > longestSearch ? mistake(at, 'maxLength', { max: longestSearch }) : { search: value };
};

/** Rows elsewhere that a filter may query by name, and what may be queried of them; for those who may read them. */
const elsewhere = (name: string, reading: Reading): { has: RowsElsewhere; inner: Reading } | undefined => {
  const { resource, catalogue, readable = () => true, only } = reading;
  const all = resource.has ?? {};
  const has = Object.hasOwn(all, name) ? all[name] : undefined;
  if (only || !has || !catalogue.has(has.of)) return undefined;
  const rows = catalogue.resource(has.of);
  const id = fieldOf(rows, 'id');
  if (!id || !readable(id, rows, 'id')) return undefined;
  return { has, inner: { ...reading, resource: rows, only: new Set(has.fields) } };
};

const any: Condition = { all: [] };
/** The absence of such a row is the negation of its presence. */
const opposites: Partial<Record<FilterOperator, FilterOperator>> = { ne: 'eq', nin: 'in' };

/** A field of rows elsewhere: `ne`, `nin` and `empty` select records without such a row. */
const leafElsewhere = (
  name: string,
  key: string,
  value: unknown,
  at: string,
  reading: Reading,
): Condition | undefined => {
  const found = elsewhere(name, reading);
  const leaf = found && named(key, found.inner);
  if (!found || !leaf) return undefined;
  const { has, inner } = found;
  if (value === null) return mistake(at, 'notNull');
  const { operator, path } = leaf;
  const asked = opposites[operator];
  const suffix = asked ?? operator;
  if (operator === 'empty' && typeof value !== 'boolean') return mistake(at, 'notFlag');
  const where = leafCondition(
    suffix === 'eq' ? path : `${path}_${suffix}`,
    operator === 'empty' ? false : value,
    at,
    inner,
  );
  // A bound without a value matches nothing, even when selecting records without such a row.
  if ('any' in where && where.any.length === 0) return where;
  return { has, none: operator === 'empty' ? value === true : asked !== undefined, where };
};

/** Rows elsewhere: one for which all of a filter holds, none such, or none at all. */
const rowsElsewhere = (
  key: string,
  value: unknown,
  at: string,
  depth: number,
  reading: Reading,
): Condition | undefined => {
  const dot = key.indexOf('.');
  if (dot > 0) return leafElsewhere(key.slice(0, dot), key.slice(dot + 1), value, at, reading);
  const [, name = '', suffix] = /^(.+?)(_none|_empty)?$/.exec(key) ?? [];
  const found = elsewhere(name, reading);
  if (!found) return undefined;
  const { has, inner } = found;
  if (suffix === '_empty')
    return typeof value === 'boolean' ? { has, none: value, where: any } : mistake(at, 'notFlag');
  return { has, none: suffix === '_none', where: node(value, at, depth + 1, inner) };
};

const group = (value: unknown, at: string, depth: number, reading: Reading): readonly Condition[] => {
  if (!Array.isArray(value)) return mistake(at, 'notList');
  return value.map((item: unknown, index) => node(item, `${at}[${index}]`, depth + 1, reading));
};

const entry = (key: string, value: unknown, prefix: string, depth: number, reading: Reading): Condition => {
  const at = prefix === '' ? key : `${prefix}.${key}`;
  reading.budget.nodes += 1;
  if (reading.budget.nodes > mostNodes) return mistake(at, 'tooMany', { max: mostNodes });
  if (key === '_and') return { all: group(value, at, depth, reading) };
  if (key === '_or') return { any: group(value, at, depth, reading) };
  const rows = rowsElsewhere(key, value, at, depth, reading);
  if (rows) return rows;
  return key === 'q' && !reading.only ? searchCondition(value, at) : leafCondition(key, value, at, reading);
};

const node = (filter: unknown, at: string, depth: number, reading: Reading): Condition => {
  if (depth > deepestFilter) return mistake(at, 'tooDeep', { max: deepestFilter });
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return mistake(at, 'notFilter');
  const conditions = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => entry(key, value, at, depth, reading));
  return conditions.length === 1 && conditions[0] ? conditions[0] : { all: conditions };
};

/**
 * Parses a filter as sent over the wire or written in a definition. Unknown fields and fields that the reader may not read
 * are refused alike, so that nobody can probe a value by filtering.
 */
export const parseFilter = (filter: unknown, scope: FilterScope): ParsedFilter => {
  try {
    return { ok: true, value: node(filter, '', 1, { ...scope, budget: { nodes: 0 } }) };
  } catch (error) {
    if (error instanceof Mistake) return { ok: false, violation: error.violation, at: error.at };
    throw error;
  }
};
