import { fieldOf, fieldTypeOf, storedField } from '@school/kernel';
import type { AnyField, AnyResource } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { quoted, tableName } from '../query/source.ts';
import { prepared } from '../query/statement-name.ts';
import type { Writer } from './writer.ts';

/** A value to be written to a column. */
export interface Cell {
  readonly column: string;
  readonly value: unknown;
}

/** Takes a value of a statement and returns its placeholder. */
type Place = (value: unknown) => string;

const storedForm = (writer: Writer, field: AnyField, value: unknown): unknown => {
  if (value === null || value === undefined) return null;
  if (field.type === 'json') return JSON.stringify(value);
  if (field.type === 'secret') return writer.engine.sealer.seal(String(value));
  if (field.type === 'file' || field.type === 'image')
    return typeof value === 'object' ? (value as { id: number }).id : value;
  return value;
};

const isObject = (value: unknown): value is RecordValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cellAt = (writer: Writer, resource: AnyResource, path: string, value: unknown): Cell[] => {
  const stored = storedField(resource, path);
  return stored ? [{ column: stored.column, value: storedForm(writer, stored.field, value) }] : [];
};

/** The columns that the values go into; lists stored in tables of their own have none. */
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

/** Id of the writing account, null for the product itself. */
export const writtenBy = ({ work }: Writer): number | null =>
  work.context.actor.id > 0 ? work.context.actor.id : null;

/** Text of an INSERT of one row, without RETURNING. */
export const insertText = (
  writer: Writer,
  resource: AnyResource,
  own: readonly Cell[],
  place: Place,
): string => {
  const by = writtenBy(writer);
  const cells = [...own, { column: 'created_by', value: by }, { column: 'updated_by', value: by }];
  const columns = cells.map(({ column }) => quoted(column)).join(', ');
  return `INSERT INTO ${tableName(resource)} (${columns}) VALUES (${cells.map(({ value }) => place(value)).join(', ')})`;
};

/** Text of an UPDATE of one row that still has the version, without RETURNING; each write increments the version. */
export const updateText = (
  writer: Writer,
  resource: AnyResource,
  { id, version }: { readonly id: number; readonly version: number | undefined },
  own: readonly Cell[],
  place: Place,
): string => {
  const cells = [...own, { column: 'updated_by', value: writtenBy(writer) }];
  const sets = cells.map(({ column, value }) => `${quoted(column)} = ${place(value)}`);
  const all = [...sets, 'version = version + 1', 'updated_at = now()'].join(', ');
  const same = version === undefined ? '' : ` AND version = ${place(version)}`;
  return `UPDATE ${tableName(resource)} SET ${all} WHERE id = ${place(id)}${same}`;
};

/** Text of an UPDATE of locked rows, all to the same values, without RETURNING. */
export const updateManyText = (
  writer: Writer,
  ids: readonly number[],
  own: readonly Cell[],
  place: Place,
): string => {
  const cells = [...own, { column: 'updated_by', value: writtenBy(writer) }];
  const sets = cells.map(({ column, value }) => `${quoted(column)} = ${place(value)}`);
  const all = [...sets, 'version = version + 1', 'updated_at = now()'].join(', ');
  return `UPDATE ${tableName(writer.resource)} SET ${all} WHERE id = ANY(${place(ids)}::bigint[])`;
};

const collect = (): { readonly values: unknown[]; readonly place: Place } => {
  const values: unknown[] = [];
  return { values, place: (value) => `$${values.push(value)}` };
};

/** Adds a row and returns its id. */
export const insertRow = async (
  writer: Writer,
  resource: AnyResource,
  values: RecordValues,
  more: readonly Cell[] = [],
): Promise<number> => {
  const given = collect();
  const text = insertText(writer, resource, [...cellsOf(writer, resource, values), ...more], given.place);
  const statement = prepared(`${text} RETURNING id`, given.values);
  const [row] = await writer.work.transaction.query<{ id: string }>(statement);
  return Number(row?.id);
};

/** Changes a locked row; returns the new version, undefined when its version differed from the given one. */
export const updateRow = async (
  writer: Writer,
  resource: AnyResource,
  id: number,
  version: number | undefined,
  values: RecordValues,
  more: readonly Cell[] = [],
): Promise<number | undefined> => {
  const given = collect();
  const cells = [...cellsOf(writer, resource, values), ...more];
  const text = updateText(writer, resource, { id, version }, cells, given.place);
  const statement = prepared(`${text} RETURNING version`, given.values);
  const [row] = await writer.work.transaction.query<{ version: number }>(statement);
  return row?.version;
};

/** Empties columns of a row without counting it as a separate write. */
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

/** Whether the field's column refuses null. */
export const isNeverNull = (field: AnyField): boolean => fieldTypeOf(field).columns('c')[0]?.notNull ?? false;
