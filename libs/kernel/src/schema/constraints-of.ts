import { fieldsRead, readsToday } from '../expression/fields.ts';
import type { Expression } from '../tree/expression.ts';
import { expressionSql } from '../expression/sql.ts';
import { snakeCase } from '../naming/case.ts';
import { fieldTypeOf } from '../field/bound-type.ts';
import type { AnyResource } from '../resource/definition.ts';
import { storedField, storedFields, type StoredField } from '../resource/columns-of.ts';
import { schemaName, shortHash } from './name.ts';
import { quoteName } from '../sql/quote.ts';
import { literalWriter } from '../sql/sql-writer.ts';
import type { CheckSpec, IndexSpec } from '../sql/table.ts';

/** The SQL of an expression without parameters, or null when it reads more than the columns of one row. */
export const rowSql = (resource: AnyResource, expression: Expression): string | null => {
  const found = new Map<string, StoredField>();
  for (const path of fieldsRead(expression)) {
    const stored = storedField(resource, path);
    if (!stored) return null;
    found.set(path, stored);
  }
  if (readsToday(expression)) return null;
  return expressionSql(expression, {
    writer: literalWriter,
    column: (path) => quoteName(found.get(path)?.column ?? path),
    kindOf: (path) => {
      const stored = found.get(path);
      return stored && fieldTypeOf(stored.field).kind;
    },
    today: () => 'null::date',
  });
};

/** Archived rows do not stand in the way of new ones. */
const whileActive = ({ noArchive }: AnyResource): readonly string[] =>
  noArchive ? [] : ['"archived" = false'];

/** A rule that no two rows are alike, with the name of its index: the answer to a violation names the fields. */
export interface UniqueRule {
  readonly name: string;
  readonly fields: readonly string[];
  readonly index: IndexSpec;
}

/** SQL: texts are alike when they are, trimmed and case-insensitively. */
export const alikeText = (column: string): string => `lower(btrim(${quoteName(column)}))`;

/** No id is 0, so rows without a reference count as equal. */
const comparedAs = ({ field, column }: StoredField, emptyAlike: boolean): string => {
  if (fieldTypeOf(field).kind === 'text') return alikeText(column);
  return emptyAlike && field.type === 'ref' && !field.required ? `coalesce(${quoteName(column)}, 0)` : column;
};

const unique = (
  resource: AnyResource,
  stored: readonly StoredField[],
  where: readonly string[],
  suffix: readonly string[] = [],
  emptyAlike = false,
): UniqueRule => {
  const columns = stored.map(({ column }) => column);
  const name = schemaName(snakeCase(resource.key), ...columns, ...suffix, 'key');
  const on = stored.map((one) => comparedAs(one, emptyAlike));
  const all = [...whileActive(resource), ...where];
  return {
    name,
    fields: stored.map(({ path }) => path),
    index: { name, on, unique: true, ...(all.length > 0 ? { where: all.join(' and ') } : {}) },
  };
};

/**
 * All uniqueness rules of a resource. Rows without a value never collide, unless a rule treats empty references as equal;
 * texts are compared trimmed and case-insensitively.
 */
export const uniquesOf = (resource: AnyResource): readonly UniqueRule[] => [
  ...storedFields(resource)
    .filter(({ field }) => field.unique)
    .map((stored) => unique(resource, [stored], [])),
  ...(resource.unique ?? []).map(({ fields, where, empty }) => {
    const condition = where && rowSql(resource, where);
    const stored = fields.map((path) => storedField(resource, path)).filter((found) => found !== undefined);
    const emptyAlike = empty === 'alike';
    const suffix = [...(condition ? [shortHash(condition)] : []), ...(emptyAlike ? ['alike'] : [])];
    return unique(resource, stored, condition ? [condition] : [], suffix, emptyAlike);
  }),
];

/** Checks that the database can enforce; the others are evaluated only on writes. The key starts the name. */
export const checksOf = (resource: AnyResource): readonly (CheckSpec & { readonly key: string })[] =>
  (resource.checks ?? []).flatMap(({ key, holds }) => {
    const sql = rowSql(resource, holds);
    const table = snakeCase(resource.key);
    return sql === null
      ? []
      : [{ key, name: schemaName(table, snakeCase(key), shortHash(sql), 'check'), sql }];
  });

/** The range of a period, and its bounds: days include the last one, hours and moments exclude their end. */
const rangeOf = (type: string | undefined): readonly [range: string, bounds: string] => {
  if (type === 'date') return ['daterange', '[]'];
  // There is no range type for hours: these are within one day. One statement may move many of them (another bell), which
  // is checked when it ends: the constraint is deferrable.
  return type === 'time' ? ['tsrange', '[)'] : ['tstzrange', '[)'];
};

/** Periods that must not overlap, as exclusion constraints (needs `btree_gist`). Both days belong to a period. */
export const overlapsOf = (resource: AnyResource): readonly (CheckSpec & { readonly key: string })[] =>
  (resource.noOverlap ?? []).map(({ key, fields, from, to, where: only }) => {
    const column = (path: string): string =>
      quoteName(storedField(resource, path)?.column ?? snakeCase(path));
    const [range, bounds] = rangeOf(storedField(resource, from)?.field.type);
    const point = (path: string): string =>
      range === 'tsrange' ? `'2000-01-01'::date + ${column(path)}` : column(path);
    const span = `${range}(${point(from)}, ${point(to)}, '${bounds}')`;
    // A period that ends before it begins has its own check; here it must not break the range.
    const safe = `(case when ${column(to)} < ${column(from)} then 'empty'::${range} else ${span} end)`;
    const parts = [...fields.map((path) => `${column(path)} with =`), `${safe} with &&`];
    const condition = only && rowSql(resource, only);
    const where = [...whileActive(resource), ...(condition ? [condition] : [])];
    const sql = `exclude using gist (${parts.join(', ')})${where.length > 0 ? ` where (${where.join(' and ')})` : ''}${range === 'tsrange' ? ' deferrable' : ''}`;
    return { key, name: schemaName(snakeCase(resource.key), snakeCase(key), shortHash(sql), 'excl'), sql };
  });
