import { Refusal, mayTouch, principalsOf, storedField } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { lineBeside } from '../audit/write-audit.ts';
import type { RecordValues } from '../behaviour.ts';
import { quoted, tableName } from '../query/source.ts';
import type { Source } from '../query/source.ts';
import { acceptInput } from './accept-input.ts';
import { explained } from './explained.ts';
import { remembered } from './figures.ts';
import { isForeseen } from './foreseen.ts';
import { Apart, tellingLater, unasking, unlooked } from './hook-work.ts';
import { isSettable } from './permitted-input.ts';
import { nothingAsked, writeAndRead } from './row-state.ts';
import { cellsOf, updateText } from './table-row.ts';
import { ChangedMeanwhile, behaviourOf } from './writer.ts';
import type { Saved, Writer } from './writer.ts';

const keepsNoSecret = remembered((resource) =>
  Object.values(resource.fields).every(({ type }) => type !== 'secret'),
);

/** Whether the caller may change every record they can see, whoever created it. */
const touchesAll = ({ work, resource, system }: Writer): boolean =>
  system || mayTouch(work.context.actor, resource.access, principalsOf(resource.access, 'update'), {});

/**
 * Whether a change that needs no lock may be written without reading the record: all given fields may be set whatever the
 * record holds.
 * @param given the values of the body, without those that identify the record
 */
export const needsNoLook = (writer: Writer, given: RecordValues): boolean =>
  keepsNoSecret(writer.resource) &&
  touchesAll(writer) &&
  Object.keys(given).every((key) => isSettable(writer, key));

/**
 * The values of a change as they will be written, undefined where the record has to be read: the hook asks for it, or
 * something is wrong, which is then reported in the order in which reading the record reports it.
 */
const acceptedUnseen = async (
  writer: Writer,
  id: number,
  given: RecordValues,
): Promise<RecordValues | undefined> => {
  const { beforeSave } = behaviourOf(writer);
  const { work, tell } = tellingLater(writer.work);
  try {
    const accepted = acceptInput(writer, given, {});
    const values = beforeSave ? await beforeSave(accepted, unlooked(id), unasking(work)) : accepted;
    if (!isForeseen(writer, values)) return undefined;
    tell();
    return values;
  } catch (error) {
    if (error instanceof Apart || error instanceof Refusal) return undefined;
    throw error;
  }
};

const columnOf = (resource: AnyResource, key: string): string => {
  const stored = storedField(resource, key);
  if (!stored) throw new Error(`${resource.key} keeps no "${key}".`);
  return quoted(stored.column);
};

/** The row as the statement finds it, limited to the columns that will change. */
const rowBefore = (resource: AnyResource, keys: readonly string[], condition: string): string => {
  const columns = keys.map((key) => `, ${columnOf(resource, key)}`).join('');
  return `was AS (SELECT version${columns} FROM ${tableName(resource)} WHERE ${condition})`;
};

/** SQL of the differences between the tables `was` and `t`, as `changesBetween` returns them for two records. */
const changesSeen = (resource: AnyResource, keys: readonly string[]): string => {
  const changes = keys.map((key) => {
    const column = columnOf(resource, key);
    const change = `jsonb_build_object('${key}', jsonb_build_array(was.${column}, t.${column}))`;
    return `CASE WHEN was.${column} IS DISTINCT FROM t.${column} THEN ${change} ELSE '{}'::jsonb END`;
  });
  return changes.length > 0 ? changes.join(' || ') : `'{}'::jsonb`;
};

/**
 * Changes a record in one statement that itself finds the previous values, and ends the transaction with it.
 * @param given the values of the body, without those that identify the record
 * @param version the version the record must have, undefined where any will do
 * @returns undefined when the record has to be read; nothing was written then
 * @throws ChangedMeanwhile when it is not there as expected
 */
export const changeUnseen = async (
  writer: Writer,
  id: number,
  given: RecordValues,
  version: number | undefined,
): Promise<Saved | undefined> => {
  const values = await acceptedUnseen(writer, id, given);
  if (!values) return undefined;
  const { resource, work } = writer;
  const keys = Object.keys(values);
  const ahead = ({ parameters }: Source): string => {
    const same = version === undefined ? '' : ` AND version = ${parameters.add(version, 'int')}`;
    return rowBefore(resource, keys, `id = ${parameters.add(id, 'bigint')}${same}`);
  };
  const write = ({ parameters }: Source): string => {
    const place = (value: unknown): string => parameters.place(value);
    const cells = cellsOf(writer, resource, values);
    // If another writer was faster, the row that PostgreSQL finds has a different version from the one it saw.
    return `${updateText(writer, resource, { id, version: undefined }, cells, place)} AND version = (SELECT version FROM was) RETURNING *`;
  };
  const line = ({ parameters }: Source): string =>
    lineBeside(
      work.context,
      { resource, verb: 'update' },
      changesSeen(resource, keys),
      (value, type) => parameters.add(value, type),
      't, was',
    );
  const changing = explained(writer, () =>
    writeAndRead(writer, nothingAsked, { ahead, write, beside: line }),
  );
  work.transaction.end();
  const state = await changing;
  if (!state) throw new ChangedMeanwhile();
  return { id, version: Number(state.values['version']), values: state.values, json: state.json };
};
