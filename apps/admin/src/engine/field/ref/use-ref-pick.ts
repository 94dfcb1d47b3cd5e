import type { Picked } from '@school/kernel';
import { useState, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useEnvironment } from '../../environment/environment.ts';
import { offers } from '../../catalogue/rights.ts';
import type { InputProps } from '../field-view.ts';
import { useCreateRecord } from '../frame/create-context.ts';
import { useRow } from '../frame/row-context.ts';
import { pickerFilter } from './picker-filter.ts';
import { usePicking } from './use-picking.ts';
import { usePickedWords, useStillOffered } from './use-picks.ts';

const createId = -1;
const lostId = -2;

type Row = Readonly<Record<string, unknown>>;

/** Words that came with the record, as long as its value is unchanged, and those of what was picked here. */
const knownWords = (
  row: Row,
  name: string,
  value: unknown,
  last: Picked | undefined,
): Map<unknown, Picked> => {
  const known = new Map<unknown, Picked>();
  const record = row['_record'] as Row | undefined;
  const key = name.split('.').at(-1) ?? name;
  const label = (record?.['_labels'] as Readonly<Record<string, string>> | undefined)?.[key];
  if (label && record?.[key] === value) known.set(value, { id: Number(value), label });
  if (last) known.set(last.id, last);
  return known;
};

/** The chosen record with its words; `lost` is a pasted name for which no record was found. */
const useChosen = (
  { field, name, value }: Pick<InputProps<'ref'>, 'field' | 'name' | 'value'>,
  last: Picked | undefined,
) => {
  const row = useRow();
  const hasValue = value !== null && value !== undefined && value !== '';
  const lost = useMemo(
    () => (typeof value === 'string' && value !== '' ? { id: lostId, label: value } : undefined),
    [value],
  );
  const words = usePickedWords(
    field.to,
    hasValue && !lost ? [value] : [],
    knownWords(row, name, value, last),
  );
  const chosen = lost ?? (hasValue ? (words.get(value) ?? { id: Number(value), label: '…' }) : null);
  return { chosen, lost, id: hasValue && !lost ? Number(value) : undefined };
};

/**
 * What a picker of one record holds and offers: rows for the typed text, an entry that creates a record, the chosen one.
 */
export const useRefPick = ({ field, name, value, onChange, readOnly, error }: InputProps<'ref'>) => {
  const translate = useTranslate();
  const { actor, catalogue } = useEnvironment();
  const createRecord = useCreateRecord();
  const row = useRow();
  const target = catalogue.resource(field.to);
  const [last, setLast] = useState<Picked>();
  useStillOffered({ name, ...field }, readOnly ? undefined : value, () => onChange(null));
  const { chosen, lost, id } = useChosen({ field, name, value }, last);
  const mayCreate = Boolean(field.create) && createRecord !== undefined && offers(actor, target, 'create');
  const take = (pick: Picked | null): void => {
    setLast(pick ?? undefined);
    onChange(pick?.id ?? null);
  };
  const picking = usePicking({
    picker: { name, ...field },
    error,
    creates: mayCreate,
    onPick: (pick) => {
      picking.setOpen(false);
      take(pick);
    },
    // A form keeps it as a value to be refused; elsewhere it is only reported.
    onUnmatched: (text) => {
      if (createRecord) onChange(text);
    },
  });
  const { typed, options, problemOf } = picking;
  const choose = async (pick: Picked | null): Promise<void> => {
    if (pick?.id !== createId) return take(pick);
    const made = await createRecord?.(target, { [target.title]: typed, ...pickerFilter(field.filter, row) });
    if (made) take({ id: Number(made['id']), label: String(made[target.title] ?? '') });
  };
  const creating = {
    id: createId,
    label: translate('engine.ref.create', { name: typed || target.label[0] }),
  };
  return {
    ...picking,
    target,
    options: mayCreate ? [...options, creating] : options,
    chosen,
    choose,
    problem: problemOf(lost?.label),
    /** The chosen record, if there is one. */
    id,
  };
};
