import { singleId } from '../query/read.ts';
import { prepared } from '../query/statement-name.ts';
import { createRecord } from './create.ts';
import { updateRecord } from './update.ts';
import { assertMay } from './writer.ts';
import type { Saved, Writer } from './writer.ts';
import type { RecordValues } from '../behaviour.ts';
import { asInput } from './accept-input.ts';

/** Two first saves at once wait for each other here, so that there is never a second row. */
const lockFirstSave = ({ work, resource }: Writer): Promise<unknown> =>
  work.transaction.query(
    prepared('SELECT pg_advisory_xact_lock(hashtext(current_schema() || $1))', [`settings ${resource.key}`]),
  );

/** Saves the only row of a settings record: the first time it is created, from then on changed. */
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
