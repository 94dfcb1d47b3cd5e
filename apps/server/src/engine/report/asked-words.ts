import { fieldTypeOf } from '@school/kernel';
import type { AnyReport, FieldContext } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import type { Records } from '../records.ts';
import type { Engine } from '../engine.ts';

/** A report's parameters in words: references by the title of the record. */
export const askedInWords = async (
  engine: Engine,
  records: Records,
  caller: CallContext,
  report: AnyReport,
  values: RecordValues,
  forms: FieldContext,
): Promise<RecordValues> => {
  const words: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    const field = report.parameters[key];
    if (!field) continue;
    if (field.type !== 'ref') {
      words[key] = fieldTypeOf(field).toText(value, forms);
      continue;
    }
    const row = await records.read(caller, field.to, Number(value), { system: true });
    words[key] = row?.[engine.catalogue.resource(field.to).title] ?? value;
  }
  return words;
};
