import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Picked } from '../../data/calls.ts';
import { useEnvironment } from '../../environment/environment.ts';
import type { InputProps } from '../field-view.ts';
import { denseName } from '../frame/dense-name.ts';
import { PickRow } from '../ref/PickRow.tsx';
import { useTypedPick, type Step } from '../ref/use-typed-pick.ts';
import { moreId, usePickedWords, usePicks } from '../ref/use-picks.ts';

/** Picks several records; they keep the order in which they were picked. */
export const RefsInput = ({
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
}: InputProps<'refs'>) => {
  const translate = useTranslate();
  const { catalogue } = useEnvironment();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [seen, setSeen] = useState<ReadonlyMap<unknown, Picked>>(new Map());
  const [step, setStep] = useState<Step>();
  const [unmatched, setUnmatched] = useState('');
  const { picks, more, loading, failed, settled } = usePicks(
    { name, ...field },
    typed,
    open || step !== undefined,
  );
  const ids = Array.isArray(value) ? (value as number[]) : [];
  const words = usePickedWords(field.to, ids, seen);
  const see = (chosen: readonly Picked[]): void =>
    setSeen(new Map([...seen, ...chosen.map((pick) => [pick.id, pick] as const)]));
  const typedPick = useTypedPick({
    step,
    setStep,
    typed,
    picks,
    more,
    settled,
    creates: false,
    onPick: (pick) => {
      setTyped('');
      see([pick]);
      if (!ids.includes(pick.id)) onChange([...ids, pick.id]);
    },
    onUnmatched: (text) => {
      setTyped('');
      setUnmatched(text);
    },
  });
  const problem = error ?? (unmatched ? translate('engine.ref.unmatched', { name: unmatched }) : undefined);
  return (
    <Autocomplete<Picked, true>
      multiple
      size="small"
      // Who has typed a name has found it; who looks through the list goes on choosing.
      disableCloseOnSelect={typed === ''}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={(_, reason) => {
        setOpen(false);
        // Escape gives up what is typed, never what is chosen.
        if (reason === 'escape') setTyped('');
      }}
      value={ids.map((id) => words.get(id) ?? { id, label: '…' })}
      options={more ? [...picks, { id: moreId, label: translate('engine.ref.more') }] : picks}
      getOptionDisabled={({ id }) => id === moreId}
      loading={loading}
      loadingText={translate('engine.ref.searching')}
      noOptionsText={translate(failed ? 'engine.ref.failed' : 'engine.ref.nothing')}
      filterOptions={(all) => all}
      getOptionLabel={(pick) => pick.label}
      getOptionKey={(pick) => pick.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onChange={(_, chosen) => {
        see(chosen);
        onChange(chosen.map((pick) => pick.id));
      }}
      // What is typed stays when the list is drawn anew, which MUI would take for another value.
      inputValue={typed}
      onInputChange={(_, text, reason) => {
        if (reason === 'blur') return typedPick.leave();
        if (reason === 'reset') return;
        setTyped(text);
        setUnmatched('');
        typedPick.begin();
      }}
      autoHighlight={typed !== ''}
      onKeyDown={typedPick.onKeyDown}
      onBlur={onBlur}
      readOnly={readOnly}
      renderOption={({ key: _key, ...attributes }, pick) => (
        <PickRow key={pick.id} pick={pick} of={catalogue.resource(field.to)} {...attributes} />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          slotProps={denseName(params, dense, label)}
          label={dense ? undefined : label}
          required={required}
          error={Boolean(problem)}
          helperText={dense ? undefined : (problem ?? help)}
          inputRef={rest.inputRef}
        />
      )}
    />
  );
};
