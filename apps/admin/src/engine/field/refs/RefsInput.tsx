import type { Picked } from '@school/kernel';
import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEnvironment } from '../../environment/environment.ts';
import type { InputProps } from '../field-view.ts';
import { denseName } from '../frame/dense-name.ts';
import { PickRow } from '../ref/PickRow.tsx';
import { moreId } from '../ref/use-picks.ts';
import { useRefsPick } from './use-refs-pick.ts';

/** Picks several records; they keep the order in which they were picked. */
export const RefsInput = (props: InputProps<'refs'>) => {
  const { field, name, label, onBlur, help, required, readOnly, dense } = props;
  const translate = useTranslate();
  const { catalogue } = useEnvironment();
  const pick = useRefsPick(props);
  return (
    <Autocomplete<Picked, true>
      multiple
      size="small"
      // A user who typed a name has found it; one who browses the list goes on choosing.
      disableCloseOnSelect={pick.typed === ''}
      open={pick.open}
      onOpen={() => pick.setOpen(true)}
      onClose={(_, reason) => pick.close(reason)}
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
      onChange={(_, chosen) => pick.choose(chosen)}
      // The typed text stays when the list is re-rendered, which MUI would take for another value.
      inputValue={pick.typed}
      onInputChange={(_, text, reason) => pick.type(text, reason)}
      autoHighlight={pick.typed !== ''}
      onKeyDown={pick.keys.onKeyDown}
      onBlur={onBlur}
      readOnly={readOnly}
      renderOption={({ key: _key, ...attributes }, picked) => (
        <PickRow key={picked.id} pick={picked} of={catalogue.resource(field.to)} {...attributes} />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          slotProps={denseName(params, dense, label)}
          label={dense ? undefined : label}
          required={required}
          error={Boolean(pick.problem)}
          helperText={dense ? undefined : (pick.problem ?? help)}
          inputRef={props.inputRef}
        />
      )}
    />
  );
};
