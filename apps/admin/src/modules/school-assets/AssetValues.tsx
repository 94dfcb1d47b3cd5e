import type { AnyField } from '@school/kernel';
import { assetValueFields, type AssetFieldLine } from '@school/resources';
import { useGetOne, type RaRecord } from 'react-admin';
import { useController } from 'react-hook-form';
import { useWords } from '../../engine/catalogue/use-words.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { FieldInput } from '../../engine/field/FieldInput.tsx';
import type { OwnSectionProps } from '../../engine/environment/own-section.ts';

interface Kind extends RaRecord {
  readonly properties: readonly AssetFieldLine[];
}

const idOf = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value;
  return typeof value === 'object' && value !== null && 'id' in value ? Number(value.id) : undefined;
};

/** What is recorded for an asset of the chosen kind: one input for each field of the kind. */
export const AssetValues = ({ values }: OwnSectionProps) => {
  const words = useWords();
  const { catalogue } = useEnvironment();
  const kind = idOf(values['asset']);
  const { data } = useGetOne<Kind>('schoolAsset', { id: kind ?? 0 }, { enabled: kind !== undefined });
  const { field: control, fieldState } = useController({ name: 'values' });
  const fields = data ? assetValueFields(data.properties) : {};
  if (kind === undefined || Object.keys(fields).length === 0) return null;
  const group: AnyField = { type: 'group', fields: fields as never };
  return (
    <FieldInput
      field={group}
      name="values"
      label={words.field(catalogue.resource('assetEntry'), 'values')}
      value={control.value}
      onChange={control.onChange}
      onBlur={control.onBlur}
      errors={fieldState.error}
    />
  );
};
