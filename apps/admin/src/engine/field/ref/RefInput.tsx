import type { Picked } from '@school/kernel';
import { Autocomplete, Box, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { InputProps } from '../field-view.ts';
import { denseName } from '../frame/dense-name.ts';
import { OpenChosen } from './OpenChosen.tsx';
import { PickRow } from './PickRow.tsx';
import { moreId } from './use-picks.ts';
import { useRefPick } from './use-ref-pick.ts';

/** Picks one record by typing any of its names or numbers; a missing one can be created on the spot. */
export const RefInput = (props: InputProps<'ref'>) => {
  const { name, label, onBlur, help, required, readOnly, dense } = props;
  const translate = useTranslate();
  const pick = useRefPick(props);
  const picker = (
    <Autocomplete<Picked>
      size="small"
      fullWidth
      open={pick.open}
      onOpen={() => pick.setOpen(true)}
      onClose={() => pick.setOpen(false)}
      value={pick.chosen}
      options={pick.options}
      getOptionDisabled={({ id }) => id === moreId}
      loading={pick.loading}
      loadingText={translate('engine.ref.searching')}
      noOptionsText={translate(pick.failed ? 'engine.ref.failed' : 'engine.ref.nothing')}
      filterOptions={(all) => all}
      getOptionLabel={({ label: words }) => words}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onChange={(_, picked) => void pick.choose(picked)}
      onInputChange={(_, text, reason) => pick.type(text, reason)}
      onHighlightChange={(_, picked) => pick.keys.onHighlight(picked?.id)}
      onKeyDown={pick.keys.onKeyDown}
      onBlur={onBlur}
      readOnly={readOnly}
      autoHighlight
      renderOption={({ key: _key, ...attributes }, picked) => (
        <PickRow key={picked.id} pick={picked} of={pick.target} {...attributes} />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          slotProps={denseName(params, dense, label)}
          label={dense ? undefined : label}
          variant={dense ? 'standard' : 'outlined'}
          required={required}
          error={Boolean(pick.problem)}
          helperText={dense ? undefined : (pick.problem ?? help)}
          autoFocus={props.autoFocus}
          inputRef={props.inputRef}
        />
      )}
    />
  );
  // A grid has no room next to its cells.
  if (dense) return picker;
  // The same frame with and without a value: a picker that is remounted loses the focus.
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      {picker}
      {pick.id === undefined ? null : (
        <OpenChosen to={pick.target} id={pick.id} name={pick.chosen?.label ?? ''} />
      )}
    </Box>
  );
};
