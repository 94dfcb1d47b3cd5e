import { snakeCase } from '../naming/case.ts';
import type { AnyField } from '../field/definition.ts';
import { fieldTypeOf } from '../field/bound-type.ts';
import { sortTerms } from '../field/sort-terms.ts';
import type { AnyResource } from '../resource/definition.ts';
import { parentField } from '../resource/fields-of.ts';
import { storedField, storedFields, type StoredField } from '../resource/columns-of.ts';
import { alikeText, checksOf, overlapsOf, uniquesOf } from './constraints-of.ts';
import { schemaName } from './name.ts';
import { quoteName, quoteText } from '../sql/quote.ts';
import { detailsExpression, searchExpression } from './search.ts';
import type { ColumnSpec, IndexSpec, TableSpec } from '../sql/table.ts';

const moment = 'timestamp with time zone';

const baseColumnSpecs: readonly ColumnSpec[] = [
  { name: 'version', type: 'integer', notNull: true, default: '1' },
  { name: 'archived', type: 'boolean', notNull: true, default: 'false' },
  { name: 'created_at', type: moment, notNull: true, default: 'now()' },
  { name: 'created_by', type: 'bigint' },
  { name: 'updated_at', type: moment, notNull: true, default: 'now()' },
  { name: 'updated_by', type: 'bigint' },
];

/** Required unconditionally, and not only while a condition shows it. */
const isAlwaysThere = (resource: AnyResource, key: string, { required }: AnyField): boolean =>
  required === true && resource.conditions?.[key]?.visible === undefined;

/** A record is always in a state, even one older than the lifecycle: it starts like any other. */
const startingState = ({ lifecycle }: AnyResource, key: string): Partial<ColumnSpec> =>
  lifecycle?.field === key ? { notNull: true, default: quoteText(lifecycle.initial) } : {};

const columnsOfField = (resource: AnyResource, key: string, field: AnyField): readonly ColumnSpec[] => {
  const type = fieldTypeOf(field);
  const before = field.was === undefined ? [] : type.columns(snakeCase(field.was));
  return type.columns(snakeCase(key)).map((column, index) => ({
    ...column,
    ...(field.type !== 'group' && isAlwaysThere(resource, key, field) ? { notNull: true } : {}),
    ...startingState(resource, key),
    ...(before[index] ? { was: before[index].name } : {}),
  }));
};

/** What an index is on, and its name. */
interface Indexed {
  readonly sql: string;
  readonly word: string;
}

/** Where a list sorts by a field: the same expression as in the query. */
const sortOn = ({ field, column }: StoredField): Indexed => {
  const sort = fieldTypeOf(field).sql?.sort;
  return { sql: sort?.(quoteName(column)) ?? column, word: sort ? `sorted_${column}` : column };
};

/** The terms of a computed title that is sorted by stored parts; none for whatever cannot be indexed. */
const sortedByParts = (resource: AnyResource, key: string): readonly Indexed[] => {
  const field = resource.fields[key];
  if (field?.type !== 'computed' || !field.sortedBy) return [];
  const terms = sortTerms({ field, sql: '' }, (part) => {
    const stored = storedField(resource, part);
    return stored && { field: stored.field, sql: quoteName(stored.column) };
  });
  return terms.map((sql, index) => ({ sql, word: index === 0 ? `sorted_${snakeCase(key)}` : '' }));
};

const foldedOn = ({ field, column }: StoredField): string =>
  fieldTypeOf(field).sql?.folded?.(quoteName(column)) ?? column;

/** A stored field as compared when looking for likely duplicates: texts are case-insensitive. */
export interface AlikeField {
  readonly stored: StoredField;
  /** The indexed expression. */
  readonly folded: string;
}

/**
 * The lists of fields by which a resource finds likely duplicates; lists with a field that is not stored in a column are
 * left out.
 */
export const alikeKeys = (resource: AnyResource): readonly (readonly AlikeField[])[] =>
  (resource.alike ?? [])
    .map((fields) => fields.map((path) => storedField(resource, path)))
    .filter((list) => list.every((stored) => stored !== undefined))
    .map((list) => list.map((stored) => ({ stored, folded: foldedOn(stored) })));

const asIndexed = (part: string | Indexed): Indexed =>
  typeof part === 'string' ? { sql: part, word: part.replaceAll(/^\W+|\W+$/g, '') } : part;

const btree = (table: string, ...parts: readonly (string | Indexed)[]): IndexSpec => {
  const on = parts.map(asIndexed);
  return {
    name: schemaName(table, ...on.map(({ word }) => word).filter((word) => word !== ''), 'idx'),
    on: on.map(({ sql }) => sql),
  };
};

/** Finds texts by a substring. */
const trigrams = (table: string, what: string, expression: string): IndexSpec => ({
  name: schemaName(table, what, 'idx'),
  on: [`(${expression}) gin_trgm_ops`],
  method: 'gin',
});

/** What a table knows about the others. */
type AllResources = { readonly resources: readonly AnyResource[] };

/**
 * Columns read by counts over the rows of a resource, by the reference that they count by: an index with all of them
 * answers without reading the rows.
 */
const countedWith = (
  resource: AnyResource,
  { resources }: AllResources,
): ReadonlyMap<string, readonly string[]> => {
  const columns = new Map<string, readonly string[]>();
  for (const field of resources.flatMap(({ fields }) => Object.values(fields))) {
    if (field.type !== 'rollup' || field.of !== resource.key || field.fn !== 'count') continue;
    const asked = Object.keys(field.where ?? {}).map((path) => storedField(resource, path)?.column);
    const by = storedField(resource, field.via)?.column;
    if (by === undefined || !asked.every((column) => column !== undefined)) continue;
    columns.set(by, [...new Set([...(columns.get(by) ?? []), ...asked])]);
  }
  return columns;
};

/** What archived records keep is looked up among all of them, and the unique index has only the others. */
const keptByArchived = (resource: AnyResource): readonly Indexed[] =>
  storedFields(resource)
    .filter(({ field }) => field.type === 'text' && field.keptByArchived === true)
    .map(({ column }) => ({ sql: alikeText(column), word: `given_${column}` }));

const indexesOf = (resource: AnyResource, catalogue?: AllResources): readonly IndexSpec[] => {
  const table = snakeCase(resource.key);
  const counted = catalogue ? countedWith(resource, catalogue) : new Map<string, readonly string[]>();
  const fields = storedFields(resource);
  const owner = resource.parent === undefined ? undefined : storedField(resource, resource.parent);
  const sort = resource.list.sort?.replace(/^-/, '');
  const stored = sort === undefined ? undefined : storedField(resource, sort);
  const sorted = stored ? [sortOn(stored)] : sortedByParts(resource, sort ?? '');
  const search = searchExpression(resource);
  const all: readonly IndexSpec[] = [
    ...uniquesOf(resource).map(({ index }) => index),
    ...(owner ? [btree(table, owner.column, 'position')] : []),
    ...fields
      .filter(({ field }) => 'to' in field || field.type === 'file' || field.type === 'image')
      .map(({ column }) => btree(table, column, ...(counted.get(column) ?? []))),
    ...fields.filter(({ field }) => field.index).map((stored) => btree(table, sortOn(stored))),
    ...keptByArchived(resource).map((given) => btree(table, given)),
    ...alikeKeys(resource).map((list) => btree(table, ...list.map(({ folded }) => folded))),
    ...(sorted.length > 0 ? [btree(table, ...sorted, 'id')] : []),
    ...(search ? [trigrams(table, 'search', search)] : []),
    ...(resource.custom ? [trigrams(table, 'details', detailsExpression())] : []),
    ...(resource.single ? [{ name: schemaName(table, 'single', 'key'), on: ['(true)'], unique: true }] : []),
  ];
  const names = new Set<string>();
  return all.filter(({ name }) => !names.has(name) && names.add(name));
};

/** The table of a resource as the catalogue wants it. */
export const tableOf = (resource: AnyResource, catalogue?: AllResources): TableSpec => {
  const owner = parentField(resource);
  const overlaps = overlapsOf(resource);
  return {
    name: snakeCase(resource.key),
    ...(resource.was ? { was: snakeCase(resource.was) } : {}),
    columns: [
      { name: 'id', type: 'bigint', notNull: true },
      ...(owner && resource.parent ? columnsOfField(resource, resource.parent, owner) : []),
      ...Object.entries(resource.fields).flatMap(([key, field]) => columnsOfField(resource, key, field)),
      ...(resource.parent ? [{ name: 'position', type: 'integer', notNull: true, default: '0' }] : []),
      ...(resource.custom ? [{ name: 'details', type: 'jsonb', notNull: true, default: `'{}'::jsonb` }] : []),
      ...baseColumnSpecs,
    ],
    indexes: indexesOf(resource, catalogue),
    checks: checksOf(resource).map(({ name, sql }) => ({ name, sql })),
    ...(overlaps.length > 0 ? { constraints: overlaps.map(({ name, sql }) => ({ name, sql })) } : {}),
    ...(resource.appendOnly ? { appendOnly: true } : {}),
  };
};

/** Name of the join table of a `refs` field. */
export const joinTableName = (resource: AnyResource, key: string): string =>
  schemaName(snakeCase(resource.key), snakeCase(key));

/** The join tables of the `refs` fields; they are deleted with their owner and restrict deletion of their targets. */
export const joinTablesOf = (resource: AnyResource): readonly TableSpec[] =>
  Object.entries(resource.fields).flatMap(([key, field]) => {
    if (field.type !== 'refs') return [];
    const name = joinTableName(resource, key);
    const owner = { table: snakeCase(resource.key), onDelete: 'cascade' as const };
    const target = { table: snakeCase(field.to), onDelete: 'restrict' as const };
    return [
      {
        name,
        ...(field.was ? { was: joinTableName(resource, field.was) } : {}),
        columns: [
          { name: 'owner_id', type: 'bigint', notNull: true, references: owner },
          { name: 'target_id', type: 'bigint', notNull: true, references: target },
          { name: 'position', type: 'integer', notNull: true, default: '0' },
        ],
        indexes: [btree(name, 'target_id')],
        checks: [],
        constraints: [{ name: schemaName(name, 'pkey'), sql: 'PRIMARY KEY (owner_id, target_id)' }],
      },
    ];
  });
