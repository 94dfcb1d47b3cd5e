import { Autocomplete, Box, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { offers } from '../../catalogue/rights.ts';
import type { Picked } from '../../data/calls.ts';
import { useEnvironment } from '../../environment/environment.ts';
import type { InputProps } from '../field-view.ts';
import { denseName } from '../frame/dense-name.ts';
import { useCreateRecord } from '../frame/create-context.ts';
import { useRow } from '../frame/row-context.ts';
import { OpenChosen } from './OpenChosen.tsx';
import { pickerFilter } from './picker-filter.ts';
import { PickRow } from './PickRow.tsx';
import { useTypedPick, type Step } from './use-typed-pick.ts';
import { moreId, usePickedWords, usePicks, useStillOffered } from './use-picks.ts';

const createId = -1;
const lostId = -2;

type Row = Readonly<Record<string, unknown>>;

/** Words that came with the record, as long as its value still stands, and those of what was picked here. */
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

/** Picks one record by typing any of its names or numbers; a missing one can be created on the spot. */
export const RefInput = ({
  field,
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  help,
  required,
  readOnly,
  dense,
  ...rest
}: InputProps<'ref'>) => {
  const translate = useTranslate();
  const { actor, catalogue } = useEnvironment();
  const createRecord = useCreateRecord();
  const row = useRow();
  const target = catalogue.resource(field.to);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [last, setLast] = useState<Picked>();
  const [step, setStep] = useState<Step>();
  const [unmatched, setUnmatched] = useState('');
  const { picks, more, loading, failed, settled } = usePicks(
    { name, ...field },
    typed,
    open || step !== undefined,
  );
  useStillOffered({ name, ...field }, readOnly ? undefined : value, () => onChange(null));
  const hasValue = value !== null && value !== undefined && value !== '';
  // A pasted name that no record has been found for.
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
  const mayCreate = Boolean(field.create) && createRecord !== undefined && offers(actor, target, 'create');
  const choose = async (pick: Picked | null): Promise<void> => {
    if (pick?.id !== createId) {
      setLast(pick ?? undefined);
      onChange(pick?.id ?? null);
      return;
    }
    const made = await createRecord?.(target, { [target.title]: typed, ...pickerFilter(field.filter, row) });
    if (!made) return;
    setLast({ id: Number(made['id']), label: String(made[target.title] ?? '') });
    onChange(Number(made['id']));
  };
  const typedPick = useTypedPick({
    step,
    setStep,
    typed,
    picks,
    more,
    settled,
    creates: mayCreate,
    onPick: (pick) => {
      setTyped('');
      setOpen(false);
      void choose(pick);
    },
    // A form keeps it as a value that is refused; elsewhere it is only told.
    onUnmatched: (text) => {
      setTyped('');
      setUnmatched(text);
      if (createRecord) onChange(text);
    },
  });
  const missing = lost?.label ?? unmatched;
  const problem = error ?? (missing ? translate('engine.ref.unmatched', { name: missing }) : undefined);
  const picker = (
    <Autocomplete<Picked>
      size="small"
      fullWidth
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={chosen}
      options={[
        ...picks,
        ...(more ? [{ id: moreId, label: translate('engine.ref.more') }] : []),
        ...(mayCreate
          ? [{ id: createId, label: translate('engine.ref.create', { name: typed || target.label[0] }) }]
          : []),
      ]}
      getOptionDisabled={({ id }) => id === moreId}
      loading={loading}
      loadingText={translate('engine.ref.searching')}
      noOptionsText={translate(failed ? 'engine.ref.failed' : 'engine.ref.nothing')}
      filterOptions={(all) => all}
      getOptionLabel={(pick) => pick.label}
      getOptionKey={(pick) => pick.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onChange={(_, pick) => void choose(pick)}
      onInputChange={(_, text, reason) => {
        if (reason === 'blur') return typedPick.leave();
        setTyped(reason === 'input' ? text : '');
        setUnmatched('');
        if (reason === 'input') typedPick.begin();
      }}
      onHighlightChange={(_, pick) => typedPick.onHighlight(pick?.id)}
      onKeyDown={typedPick.onKeyDown}
      onBlur={onBlur}
      readOnly={readOnly}
      autoHighlight
      renderOption={({ key: _key, ...attributes }, pick) => (
        <PickRow key={pick.id} pick={pick} of={target} {...attributes} />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          slotProps={denseName(params, dense, label)}
          label={dense ? undefined : label}
          variant={dense ? 'standard' : 'outlined'}
          required={required}
          error={Boolean(problem)}
          helperText={dense ? undefined : (problem ?? help)}
          autoFocus={rest.autoFocus}
          inputRef={rest.inputRef}
        />
      )}
    />
  );
  // A grid has no room beside its cells.
  if (dense) return picker;
  // The same frame with and without a value: a picker that is built anew loses the focus.
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      {picker}
      {hasValue && !lost ? <OpenChosen to={target} id={Number(value)} name={chosen?.label ?? ''} /> : null}
    </Box>
  );
};
