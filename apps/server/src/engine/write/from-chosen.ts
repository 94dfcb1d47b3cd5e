import { fromChosen, isIdentifier } from '@school/kernel';
import type { FromChosen } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { rightsOfWriter } from './writer.ts';
import type { Writer } from './writer.ts';

/** Fields that nobody gives and that the caller may set, with their fields of the record that is chosen. */
const takenFrom = (writer: Writer, input: RecordValues, { fields }: FromChosen): FromChosen['fields'] =>
  fields.filter(([key]) => {
    const field = writer.resource.fields[key];
    return input[key] === undefined && field !== undefined && rightsOfWriter(writer).writes(field);
  });

/**
 * A body of a new record with what the records chosen in it give to fields that it leaves out; whether they may be chosen
 * at all is asked later, like all else of the body.
 */
export const withFromChosen = async (writer: Writer, input: RecordValues): Promise<RecordValues> => {
  const taken: Record<string, unknown> = {};
  for (const chosen of fromChosen(writer.resource)) {
    const id = input[chosen.reference];
    const fields = takenFrom(writer, input, chosen);
    if (!isIdentifier(id) || fields.length === 0) continue;
    const [record] = await writer.work.records.list(writer.work, chosen.to, {
      system: true,
      filter: { id },
      fields: fields.map(([, from]) => from),
    });
    for (const [key, from] of fields) if (record) taken[key] = record[from] ?? undefined;
  }
  return { ...input, ...taken };
};
