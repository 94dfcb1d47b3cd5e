import { alikeKeys, fieldTypeOf, storedField } from '@school/kernel';
import type { AlikeField, FieldContext } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import type { RecordValues } from '../behaviour.ts';
import { ruleIn } from './compile.ts';
import { openSource } from './list-statement.ts';
import type { ListQuery } from './list-statement.ts';
import { subtitleOf, subtitlePartsOf } from './subtitle.ts';
import { objectOf, offeredTitleOf } from './record-json.ts';
import { columnOf, rightsIn, tableName } from './source.ts';
import type { Source } from './source.ts';
import { prepared } from './statement-name.ts';

/** Likely duplicates shown to a user filling in a form; more would not be read. */
const mostRows = 5;

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

const valueAt = (values: RecordValues, path: string): unknown =>
  path.split('.').reduce<unknown>((node, part) => (node as RecordValues | null | undefined)?.[part], values);

/** One comparison on the expression of the index, or nothing when the value is missing or invalid. */
const sameIn = (
  source: Source,
  { stored }: Pick<AlikeField, 'stored'>,
  values: RecordValues,
  context: FieldContext,
): string | undefined => {
  const type = fieldTypeOf(stored.field);
  const given = valueAt(values, stored.path);
  if (isBlank(given)) return undefined;
  const taken = type.accept(given, context);
  const { sql } = type;
  if (!taken.ok || isBlank(taken.value) || !sql) return undefined;
  const compared = (text: string): string => sql.folded?.(text) ?? text;
  const place = source.parameters.add(taken.value, sql.parameter);
  return `${compared(columnOf(source, stored.column))} = ${compared(place)}`;
};

/**
 * The condition met by rows alike in one list of fields; nothing unless every field is filled and the reader may read it.
 */
const conditionAlike = (
  source: Source,
  list: readonly Pick<AlikeField, 'stored'>[],
  values: RecordValues,
  context: FieldContext,
): string | undefined => {
  const { reads } = rightsIn(source);
  if (!list.every(({ stored }) => reads(stored.field))) return undefined;
  const given = list.every(({ stored }) => !isBlank(valueAt(values, stored.path)));
  const same = given ? list.map((one) => sameIn(source, one, values, context)) : [undefined];
  if (same.some((condition) => condition === undefined)) return undefined;
  return [...same, ...ruleIn(source)].join(' AND ');
};

/**
 * The records, two at most, that are not archived and agree with the values in all of those fields. Undefined when a
 * value is missing, or the reader may not read it.
 */
export const equalStatement = (
  query: ListQuery,
  paths: readonly string[],
  values: RecordValues,
  context: FieldContext,
): Statement | undefined => {
  const source = openSource(query);
  const { alias, parameters, resource } = source;
  const list = paths.flatMap((path) => storedField(resource, path) ?? []).map((stored) => ({ stored }));
  const where = conditionAlike(source, list, values, context);
  if (where === undefined || list.length < paths.length) return undefined;
  return prepared(
    `SELECT ${alias}.id FROM ${tableName(resource)} ${alias} WHERE ${where} AND NOT ${alias}.archived ORDER BY ${alias}.id LIMIT 2`,
    parameters.values,
  );
};

const rowsAlike = (
  source: Source,
  list: readonly AlikeField[],
  values: RecordValues,
  context: FieldContext,
): string | undefined => {
  const where = conditionAlike(source, list, values, context);
  if (where === undefined) return undefined;
  const { alias, resource } = source;
  return `(SELECT ${alias}.id FROM ${tableName(resource)} ${alias} WHERE ${where} ORDER BY ${alias}.id LIMIT ${mostRows})`;
};

/**
 * Rows that agree with the values in one of the resource's `alike` lists, as `rows`: JSON `[{id, label, subtitle}]`, at
 * most five. Each list is one lookup in its own index. Undefined when nothing can be compared.
 * @param except the record being edited
 */
export const alikeStatement = (
  query: ListQuery,
  values: RecordValues,
  context: FieldContext,
  except?: number,
): Statement | undefined => {
  const source = openSource(query);
  const { alias, parameters, resource } = source;
  const found = alikeKeys(resource)
    .map((list) => rowsAlike(source, list, values, context))
    .filter((rows) => rows !== undefined);
  if (found.length === 0) return undefined;
  const other = except === undefined ? '' : ` AND ${alias}.id <> ${parameters.add(except, 'bigint')}`;
  const inner = `SELECT ${alias}.* FROM ${tableName(resource)} ${alias} WHERE ${alias}.id IN (${found.join(' UNION ')})${other} ORDER BY ${alias}.id LIMIT ${mostRows}`;
  const parts = subtitlePartsOf(source);
  const row = objectOf([
    ['id', `${alias}.id`],
    ['label', offeredTitleOf(source)],
    ['subtitle', subtitleOf(source)],
    ...(parts === undefined ? [] : ([['parts', parts]] as const)),
  ]);
  return prepared(
    `SELECT coalesce(json_agg(${row}), '[]')::text AS rows FROM (${inner}) ${alias}`,
    parameters.values,
  );
};
