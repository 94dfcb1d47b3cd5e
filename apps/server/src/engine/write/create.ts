import type { RecordValues } from '../behaviour.ts';
import { acceptInput } from './accept-input.ts';
import { claimFiles } from './files.ts';
import { explained } from './explained.ts';
import { finish } from './finish.ts';
import { writeLines } from './lines.ts';
import { writeReferences } from './references.ts';
import { nextNumbers } from './series.ts';
import { insertRow } from './table-row.ts';
import { assertMay, behaviourOf } from './writer.ts';
import type { Saved, Writer } from './writer.ts';

/** Values that only the server knows: the day, the moment, and the state in which a life begins. */
const startValues = ({ work, resource }: Writer): RecordValues => ({
  ...Object.fromEntries(
    Object.entries(resource.fields).flatMap(([key, field]) => {
      if (field.type === 'date' && field.default === 'today') return [[key, work.context.today]];
      return field.type === 'dateTime' && field.default === 'now' ? [[key, new Date().toISOString()]] : [];
    }),
  ),
  ...(resource.lifecycle ? { [resource.lifecycle.field]: resource.lifecycle.initial } : {}),
});

/**
 * Creates a record with its lines.
 * @throws Forbidden, Invalid, Conflict for values that are taken
 */
export const createRecord = async (writer: Writer, body: unknown): Promise<Saved> => {
  const { work, resource } = writer;
  // A settings record is there from the beginning in the eyes of everybody, so its first save is a change.
  assertMay(writer, resource.single ? 'update' : 'create');
  const accepted = { ...startValues(writer), ...acceptInput(writer, body) };
  const { beforeSave } = behaviourOf(writer);
  const values = beforeSave ? await beforeSave(accepted, undefined, work) : accepted;
  return explained(writer, async () => {
    const numbers = await nextNumbers(writer);
    const id = await insertRow(writer, resource, { ...values, ...numbers });
    await writeReferences(writer, resource, id, values);
    await writeLines(writer, id, values, undefined);
    await claimFiles(writer, id, values);
    return finish(writer, { id, verb: 'create', values, before: undefined });
  });
};
