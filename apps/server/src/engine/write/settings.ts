import { defaultOf, fieldTypeOf, fieldsOf } from '@school/kernel';
import type { AnyField } from '@school/kernel';
import { rightsOf } from '../query/rights.ts';
import { singleId } from '../query/read.ts';
import { prepared } from '../query/statement-name.ts';
import { createRecord } from './create.ts';
import { updateRecord } from './update.ts';
import { assertMay } from './writer.ts';
import type { Saved, Writer } from './writer.ts';
import type { RecordValues } from '../behaviour.ts';
import { asInput } from './accept-input.ts';
import { invalidField } from '../envelope/refusals.ts';

/** Two concurrent first saves wait for each other here, so that there is never a second row. */
const lockFirstSave = ({ work, resource }: Writer): Promise<unknown> =>
  work.transaction.query(
    prepared('SELECT pg_advisory_xact_lock(hashtext(current_schema() || $1))', [`settings ${resource.key}`]),
  );

/** Saves the only row of a settings record: the first save creates it, later ones change it. */
export const saveSettings = async (writer: Writer, body: unknown): Promise<Saved> => {
  assertMay(writer, 'update');
  const known = await singleId(writer.work.transaction, writer.resource);
  if (known !== undefined) return updateRecord(writer, known, body);
  await lockFirstSave(writer);
  const meanwhile = await singleId(writer.work.transaction, writer.resource);
  if (meanwhile !== undefined) return updateRecord(writer, meanwhile, body);
  return createRecord(writer, firstInput(asInput(body)));
};

const firstInput = (body: RecordValues): RecordValues =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'version' && key !== 'id'));

/** Fields that can be reset: those that the caller may write and whose default is a permitted value. */
const resettable = ({ work, resource, system }: Writer): readonly string[] => {
  const { writes } = rightsOf(work.context.actor, resource, system);
  return Object.entries(fieldsOf(resource))
    .filter(([, field]) => writes(field) && !fieldTypeOf(field).derived && !field.readOnly)
    .filter(([, field]) => !(field.required && defaultOf(field) === null))
    .map(([key]) => key);
};

/**
 * Resets fields of a settings record to their defaults; without `wanted`, all that the caller may change. Missing ones are
 * already at their defaults.
 * @throws Invalid for a name that is not a resettable field
 */
export const resetSettings = async (
  writer: Writer,
  wanted: readonly string[] | undefined,
): Promise<Saved | undefined> => {
  assertMay(writer, 'update');
  const known = resettable(writer);
  const stranger = wanted?.find((name) => !known.includes(name));
  if (stranger !== undefined) {
    throw invalidField('fields', 'unknownField', '%{name} has no default to reset to.', {
      name: stranger.slice(0, 60),
    });
  }
  const id = await singleId(writer.work.transaction, writer.resource);
  if (id === undefined) return undefined;
  const fields = fieldsOf(writer.resource);
  const values = (wanted ?? known).map((name) => [name, defaultOf(fields[name] as AnyField)]);
  return updateRecord(writer, id, Object.fromEntries(values));
};
