import { fieldOf, fromChosen, isIdentifier } from '@school/kernel';
import type { FromChosen } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { rightsOf } from '../query/rights.ts';
import { rightsOfWriter } from './writer.ts';
import type { Writer } from './writer.ts';

/** Fields that nobody supplies and that the caller may set, with fields of the chosen record that the caller may read. */
const takenFrom = (writer: Writer, input: RecordValues, { to, fields }: FromChosen): FromChosen['fields'] => {
  const target = writer.engine.catalogue.resource(to);
  const there = rightsOf(writer.work.context.actor, target, writer.system);
  if (!there.may('read')) return [];
  return fields.filter(([key, from]) => {
    const [field, source] = [writer.resource.fields[key], fieldOf(target, from)];
    return (
      input[key] === undefined &&
      field !== undefined &&
      rightsOfWriter(writer).writes(field) &&
      source !== undefined &&
      there.reads(source)
    );
  });
};

/**
 * A body of a new record, with omitted fields filled from the records chosen in it; whether those may be chosen at all is
 * checked later, like everything else in the body. As in the form, what the caller may not read there fills nothing.
 */
export const withFromChosen = async (writer: Writer, input: RecordValues): Promise<RecordValues> => {
  const taken: Record<string, unknown> = {};
  for (const chosen of fromChosen(writer.resource)) {
    const id = input[chosen.reference];
    const fields = takenFrom(writer, input, chosen);
    if (!isIdentifier(id) || fields.length === 0) continue;
    const [record] = await writer.work.records.list(writer.work, chosen.to, {
      system: writer.system ?? false,
      filter: { id },
      fields: fields.map(([, from]) => from),
    });
    for (const [key, from] of fields) if (record) taken[key] = record[from] ?? undefined;
  }
  return { ...input, ...taken };
};
