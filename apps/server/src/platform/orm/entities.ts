import { baseColumns, baseFields, fieldTypeOf, snakeCase, storedField } from '@school/kernel';
import type { AnyResource, GroupField, StoredField } from '@school/kernel';
import { EntitySchema } from 'typeorm';
import type { ColumnType, EntitySchemaColumnOptions, EntitySchemaEmbeddedColumnOptions } from 'typeorm';

/** A row of any resource; `StoredRow` has the types of one. */
export type EntityRow = Record<string, unknown>;

type Columns = Record<string, EntitySchemaColumnOptions>;

/** `numeric(15,2)` -> `numeric`, `text[]` -> `text`; the length concerns only the table. */
const typeOf = (type: string): ColumnType => type.replace(/\(.*\)|\[\]$/g, '') as ColumnType;

const keep = (value: unknown): unknown => value;

/** As in the calls: keys of rows as numbers, timestamps as texts. */
const transformers: Readonly<Record<string, EntitySchemaColumnOptions['transformer']>> = {
  bigint: { to: keep, from: (value: string | null) => (value === null ? null : Number(value)) },
  'timestamp with time zone': { to: keep, from: (value: Date | null) => value?.toISOString() ?? null },
};

const columnOf = ({ field, column }: StoredField): EntitySchemaColumnOptions => {
  const type = fieldTypeOf(field).columns(column)[0]?.type ?? 'text';
  const transformer = transformers[type];
  return {
    name: column,
    type: typeOf(type),
    nullable: true,
    array: type.endsWith('[]'),
    ...(transformer ? { transformer } : {}),
  };
};

const baseTypes: Readonly<Record<keyof typeof baseFields, string>> = {
  id: 'bigint',
  version: 'integer',
  archived: 'boolean',
  createdAt: 'timestamp with time zone',
  createdBy: 'bigint',
  updatedAt: 'timestamp with time zone',
  updatedBy: 'bigint',
};

const baseColumn = (key: keyof typeof baseFields): EntitySchemaColumnOptions => {
  const transformer = transformers[baseTypes[key]];
  return {
    name: baseColumns[key],
    type: typeOf(baseTypes[key]),
    primary: key === 'id',
    ...(transformer ? { transformer } : {}),
  };
};

const baseKeys = Object.keys(baseFields) as (keyof typeof baseFields)[];

const partsOf = (resource: AnyResource, key: string, group: GroupField): EntitySchema => {
  const columns: Columns = {};
  for (const part of Object.keys(group.fields)) {
    const stored = storedField(resource, `${key}.${part}`);
    if (stored) columns[part] = columnOf(stored);
  }
  return new EntitySchema({ name: `${resource.key}.${key}`, columns });
};

/** TypeORM's view of the table of one resource, by the keys of its fields; parts of a group are nested in an object. */
const entityOf = (resource: AnyResource): EntitySchema<EntityRow> => {
  const columns: Columns = Object.fromEntries(baseKeys.map((key) => [key, baseColumn(key)]));
  const embeddeds: Record<string, EntitySchemaEmbeddedColumnOptions> = {};
  for (const [key, field] of Object.entries(resource.fields)) {
    const stored = storedField(resource, key);
    if (field.type === 'group' && !field.packed)
      embeddeds[key] = { schema: partsOf(resource, key, field), prefix: false };
    else if (stored && field.type !== 'secret') columns[key] = columnOf(stored);
  }
  return new EntitySchema<EntityRow>({
    name: resource.key,
    tableName: snakeCase(resource.key),
    columns,
    embeddeds,
  });
};

/** The entities of a catalogue, for typed reads of single records in modules. */
export const entitiesOf = (resources: readonly AnyResource[]): readonly EntitySchema<EntityRow>[] =>
  resources.map(entityOf);
