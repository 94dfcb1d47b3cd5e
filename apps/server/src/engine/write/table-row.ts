import { fieldOf, fieldTypeOf } from '@school/kernel';
import { columnAt } from '../query/stored-columns.ts';
import type { AnyField, AnyResource } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { prepared } from '../query/statement-name.ts';
import { quoted, tableName } from '../query/source.ts';
import type { Writer } from './writer.ts';

/** A value on its way into a column. */
interface Cell {
  readonly column: string;
  readonly value: unknown;
}

const storedForm = (writer: Writer, field: AnyField, value: unknown): unknown => {
  if (value === null || value === undefined) return null;
  if (field.type === 'json') return JSON.stringify(value);
  if (field.type === 'secret') return writer.engine.seal(String(value));
  if (field.type === 'file' || field.type === 'image')
    return typeof value === 'object' ? (value as { id: number }).id : value;
  return value;
};

const isObject = (value: unknown): value is RecordValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cellAt = (writer: Writer, resource: AnyResource, path: string, value: unknown): Cell[] => {
  const stored = columnAt(resource, path);
  return stored ? [{ column: stored.column, value: storedForm(writer, stored.field, value) }] : [];
};

/** The columns that the values go into; lists kept in tables of their own have none. */
export const cellsOf = (writer: Writer, resource: AnyResource, values: RecordValues): readonly Cell[] =>
  Object.entries(values).flatMap(([key, value]): Cell[] => {
    const field = fieldOf(resource, key);
    if (!field) throw new Error(`${resource.key} has no field "${key}".`);
    if (field.type !== 'group') return cellAt(writer, resource, key, value);
    const parts = isObject(value)
      ? value
      : Object.fromEntries(Object.keys(field.fields).map((part) => [part, null]));
    return Object.entries(parts).flatMap(([part, inner]) =>
      cellAt(writer, resource, `${key}.${part}`, inner),
    );
  });

/** Adds a row and gives its id. */
export const insertRow = async (
  writer: Writer,
  resource: AnyResource,
  values: RecordValues,
  more: readonly Cell[] = [],
): Promise<number> => {
  const by = writer.work.context.actor.id > 0 ? writer.work.context.actor.id : null;
  const cells = [
    ...cellsOf(writer, resource, values),
    ...more,
    { column: 'created_by', value: by },
    { column: 'updated_by', value: by },
  ];
  const columns = cells.map(({ column }) => quoted(column)).join(', ');
  const places = cells.map((_, index) => `$${index + 1}`).join(', ');
  const text = `INSERT INTO ${tableName(resource)} (${columns}) VALUES (${places}) RETURNING id`;
  const [row] = await writer.work.transaction.query<{ id: string }>(
    prepared(
      text,
      cells.map(({ value }) => value),
    ),
  );
  return Number(row?.id);
};

/**
 * Changes a row that is locked by the transaction, if it still has the version; a version raises with each write.
 * Gives the new version, undefined when somebody else was faster.
 */
export const updateRow = async (
  writer: Writer,
  resource: AnyResource,
  id: number,
  version: number | undefined,
  values: RecordValues,
  more: readonly Cell[] = [],
): Promise<number | undefined> => {
  const by = writer.work.context.actor.id > 0 ? writer.work.context.actor.id : null;
  const cells = [...cellsOf(writer, resource, values), ...more, { column: 'updated_by', value: by }];
  const sets = cells.map(({ column }, index) => `${quoted(column)} = $${index + 1}`);
  const parameters = [...cells.map(({ value }) => value), id];
  const conditions = [`id = $${parameters.length}`];
  if (version !== undefined) {
    parameters.push(version);
    conditions.push(`version = $${parameters.length}`);
  }
  const text = `UPDATE ${tableName(resource)} SET ${[...sets, 'version = version + 1', 'updated_at = now()'].join(', ')} WHERE ${conditions.join(' AND ')} RETURNING version`;
  const [row] = await writer.work.transaction.query<{ version: number }>(prepared(text, parameters));
  return row?.version;
};

/** Empties columns of a row without counting it as a write of its own. */
export const clearColumns = async (
  writer: Writer,
  resource: AnyResource,
  id: number,
  keys: readonly string[],
): Promise<void> => {
  const empty = Object.fromEntries(keys.map((key) => [key, null]));
  const sets = cellsOf(writer, resource, empty).map(({ column }) => `${quoted(column)} = NULL`);
  if (sets.length === 0) return;
  const text = `UPDATE ${tableName(resource)} SET ${sets.join(', ')} WHERE id = $1`;
  await writer.work.transaction.query(prepared(text, [id]));
};

/** Whether a column of the field refuses null. */
export const isNeverNull = (field: AnyField): boolean => fieldTypeOf(field).columns('c')[0]?.notNull ?? false;
