import { assetFieldKey, assetFieldOptions, type AssetFieldLine } from '@school/resources';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../engine/envelope/refusals.ts';
import { usedKeys } from './asset.store.ts';

const linesIn = (values: RecordValues | undefined): readonly Partial<AssetFieldLine>[] =>
  (values?.['properties'] ?? []) as readonly Partial<AssetFieldLine>[];

const isChosen = ({ fieldType }: Partial<AssetFieldLine>): boolean =>
  fieldType === 'SINGLE_CHOICE' || fieldType === 'MULTI_CHOICE';

const refuseWithoutChoices = (lines: readonly Partial<AssetFieldLine>[]): void => {
  const at = lines.findIndex((line) => isChosen(line) && assetFieldOptions(line).length === 0);
  if (at >= 0)
    throw invalidField(`properties[${at}].options`, 'required', 'Enter the choices, separated by commas.');
};

const isKept = (line: AssetFieldLine, given: readonly Partial<AssetFieldLine>[]): boolean =>
  given.some(({ id, fieldType }) => id === line.id && (fieldType ?? line.fieldType) === line.fieldType);

/** A field with recorded data keeps its type and cannot be removed (AST-2). */
const refuseUsed = async (
  current: RecordValues,
  given: readonly Partial<AssetFieldLine>[],
  { transaction }: Work,
): Promise<void> => {
  const changed = (linesIn(current) as readonly AssetFieldLine[]).filter((line) => !isKept(line, given));
  if (changed.length === 0) return;
  const used = await usedKeys(transaction, Number(current['id']), changed.map(assetFieldKey));
  const [first] = changed.filter((line) => used.has(assetFieldKey(line)));
  if (!first) return;
  const at = given.findIndex(({ id }) => id === first.id);
  throw conflictAt(
    at < 0 ? 'properties' : `properties[${at}].fieldType`,
    'IN_USE',
    '%{name} is filled in on some assets, so neither the field nor its type can be changed.',
    { name: first.name },
  );
};

/** A kind of asset defines what is recorded for each. */
export const kindBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (input['properties'] === undefined) return input;
    const given = linesIn(input);
    refuseWithoutChoices(given);
    if (current) await refuseUsed(current, given, work);
    return input;
  },
};
