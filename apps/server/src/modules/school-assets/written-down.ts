import { fieldTypeOf } from '@school/kernel';
import type { AnyField, FieldContext } from '@school/kernel';
import { assetFieldKey, assetValueFields, type AssetFieldLine } from '@school/resources';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { acceptPacked } from '../../engine/write/accept-packed.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';

/** Display name of a person, a department or a room. */
const nameOf = (record: RecordValues): string =>
  String(
    record['fullName'] ??
      record['name'] ??
      [record['firstName'], record['lastName']].filter(Boolean).join(' '),
  );

const textOf = async (value: unknown, field: AnyField, context: FieldContext, work: Work, at: string) => {
  if (field.type !== 'ref') return fieldTypeOf(field).toText(value, context);
  const record = await work.records.read(work, field.to, Number(value), { system: true });
  if (!record) throw invalidField(at, 'notFound', 'This record does not exist.');
  return nameOf(record);
};

/** Files are of the types the kind defines, and present where required. */
const refuseOtherFiles = (lines: readonly AssetFieldLine[], files: readonly RecordValues[]): void => {
  const known = new Set(lines.map(({ id }) => id));
  const given = new Set(files.flatMap(({ property }) => (property == null ? [] : Number(property))));
  if ([...given].some((property) => !known.has(property)))
    throw invalidField('files', 'notOfKind', 'Assets of this type have no such file.');
  const lacking = lines.find(
    ({ id, fieldType, isRequired }) => fieldType === 'FILE' && isRequired && !given.has(id),
  );
  if (lacking) throw invalidField('files', 'required', 'Add the file “%{name}”.', { name: lacking.name });
};

/**
 * The recorded data of an asset, checked against the fields of its kind, and the same as a text that users read, search and
 * find in lists and files.
 * @param values what the asset contains when it is saved
 * @throws Invalid with a problem for each field, `values.k7`
 */
export const writtenDown = async (
  kind: RecordValues,
  values: RecordValues,
  current: RecordValues,
  work: Work,
): Promise<{ readonly values: RecordValues; readonly particulars: string | null }> => {
  const lines = (kind['properties'] ?? []) as readonly AssetFieldLine[];
  const fields = assetValueFields(lines);
  const { today, locale } = work.context;
  const context: FieldContext = { today, locale, dateOrder: 'YMD' };
  const given = values['values'] ?? {};
  const kept = acceptPacked({ at: 'values', fields, given, current, context, incomplete: work.system });
  if (!work.system) refuseOtherFiles(lines, (values['files'] ?? []) as readonly RecordValues[]);
  const said: string[] = [];
  for (const line of lines) {
    const [key, field] = [assetFieldKey(line), fields[assetFieldKey(line)]];
    if (!field || kept[key] === undefined) continue;
    said.push(`${line.name}: ${await textOf(kept[key], field, context, work, `values.${key}`)}`);
  }
  return { values: kept, particulars: said.join('\n') || null };
};
