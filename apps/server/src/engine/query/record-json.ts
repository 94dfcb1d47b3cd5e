import { baseFields, fieldOf, fieldsOf, snakeCase } from '@school/kernel';
import type { AnyField, AnyResource, Fields, GroupField } from '@school/kernel';
import { keptPerResource } from './kept.ts';
import { at, columnOf, joinTable, picked, quoted, rightsIn, tableName, trusted } from './source.ts';
import type { Source } from './source.ts';
import { jsonOf, scalarOf } from './compile.ts';
import { throughReference } from './through-reference.ts';

/** Maximum number of parts that one json_build_object may take. */
const maxParts = 50;

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** SQL of a JSON object with the given values; keys come from the catalogue. */
export const objectOf = (parts: readonly (readonly [key: string, sql: string])[]): string => {
  if (parts.length <= maxParts) {
    return `json_build_object(${parts.map(([key, sql]) => `${text(key)}, ${sql}`).join(', ')})`;
  }
  return `(SELECT row_to_json(o) FROM (SELECT ${parts.map(([key, sql]) => `${sql} AS ${quoted(key)}`).join(', ')}) o)`;
};

const group = (source: Source, key: string, field: GroupField): string => {
  if (field.packed) return columnOf(source, snakeCase(key));
  return objectOf(
    Object.keys(field.fields).flatMap((part) => {
      const value = scalarOf(source, [key, part]);
      return value ? [[part, jsonOf(value)] as const] : [];
    }),
  );
};

const file = (source: Source, key: string): string => {
  const inner = `${source.alias}f`;
  const description = `json_build_object('id', ${inner}.id, 'name', ${inner}.name, 'type', ${inner}.type, 'size', ${inner}.size)`;
  return `(SELECT ${description} FROM stored_file ${inner} WHERE ${inner}.id = ${columnOf(source, `${snakeCase(key)}_id`)})`;
};

const references = (source: Source, key: string): string => {
  const inner = `${source.alias}j`;
  const ids = `json_agg(${inner}.target_id ORDER BY ${inner}.position, ${inner}.target_id)`;
  return `coalesce((SELECT ${ids} FROM ${joinTable(source, key)} ${inner} WHERE ${inner}.owner_id = ${source.alias}.id), '[]')`;
};

/** `_labels` of a line: the titles that anyone who reads the line may also read, whatever they may see of the records. */
const namedLabels = (line: Source): readonly string[] => {
  const rights = rightsIn(line);
  const parts = Object.entries(fieldsOf(line.resource)).flatMap(([key, field]) =>
    field.type === 'ref' && field.named && rights.reads(field)
      ? [[key, throughReference(trusted(line), key, field, titleOf)] as const]
      : [],
  );
  return parts.length === 0 ? [] : [`${objectOf(parts)} AS ${quoted('_labels')}`];
};

/** Lines are part of their owner: whoever reads the owner reads them, subject to the levels of their own fields. */
const lines = (source: Source, of: AnyResource): string => {
  const child = at(source, of);
  const owner = columnOf(child, `${snakeCase(of.parent ?? source.resource.key)}_id`);
  const columns = [recordColumns(child, keysOf(child, undefined, true)), ...namedLabels(child)];
  const rows = `SELECT ${columns.join(', ')} FROM ${tableName(of)} ${child.alias} WHERE ${owner} = ${source.alias}.id ORDER BY ${child.alias}.position, ${child.alias}.id`;
  return `coalesce((SELECT json_agg(r) FROM (${rows}) r), '[]')`;
};

const valueOf = (source: Source, key: string, field: AnyField): string | undefined => {
  switch (field.type) {
    case 'group':
      return group(source, key, field);
    case 'lines':
      return lines(source, source.reader.catalogue.resource(field.of));
    case 'refs':
      return references(source, key);
    case 'file':
    case 'image':
      return file(source, key);
    case 'secret':
      return undefined;
    case 'date':
      // JSON writes a day as "yyyy-MM-dd" anyway; converting it to text first would cost time for each row of a list.
      return scalarOf(source, [key])?.sql;
    default: {
      const value = scalarOf(source, [key]);
      return value && jsonOf(value);
    }
  }
};

const kept = keptPerResource<readonly string[]>(400);

/** Keys of all fields that the reader may see of a record, in order; computed once per rights. */
const allKeys = (source: Source, withLines: boolean): readonly string[] => {
  const rights = rightsIn(source);
  return kept(source.resource, `${rights.key} ${String(withLines)}`, () => {
    const all: Fields = { ...baseFields, ...fieldsOf(source.resource) };
    return Object.entries(all)
      .filter(([, field]) => rights.reads(field) && (withLines || field.type !== 'lines'))
      .map(([key]) => key);
  });
};

/** Keys of the fields that the reader may see of a record, in order: the requested ones, or all. */
export const keysOf = (
  source: Source,
  wanted: readonly string[] | undefined,
  withLines: boolean,
): readonly string[] =>
  wanted
    ? allKeys(source, true).filter((key) => wanted.includes(key) || key === 'id')
    : allKeys(source, withLines);

/** Select list of a record as its JSON: one column per key. */
export const recordColumns = (source: Source, keys: readonly string[]): string => {
  const all: Fields = { ...baseFields, ...fieldsOf(source.resource) };
  return keys
    .flatMap((key) => {
      const field = all[key];
      const value = field && valueOf(source, key, field);
      return value === undefined ? [] : [`${value} AS ${quoted(key)}`];
    })
    .join(', ');
};

/**
 * Title of a row as text, null when the reader may not know it. A row that is named by another one, such as an order line
 * by its item, has that row's title, or its number for a reader who may not know the title.
 */
export const titleOf = (source: Source): string => {
  const { resource } = source;
  const rights = rightsIn(source);
  const title = rights.picks ? scalarOf(source, resource.title.split('.')) : undefined;
  if (!title) return 'NULL::text';
  const own = `(${jsonOf(title)})::text`;
  const field = fieldOf(resource, resource.title);
  if (field?.type !== 'ref' || !rights.reads(field)) return own;
  const reader = field.named === true ? trusted(source) : source;
  return `coalesce(${throughReference(reader, resource.title, field, titleOf, picked)}, ${own})`;
};

/** The same for a picker, which offers nothing without a label: `#12` where the title is empty. */
export const offeredTitleOf = (source: Source): string =>
  `coalesce(nullif(btrim(${titleOf(source)}), ''), '#' || ${source.alias}.id)`;
