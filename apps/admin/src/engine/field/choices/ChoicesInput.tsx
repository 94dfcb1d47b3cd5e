import { Autocomplete, TextField } from '@mui/material';
import { useOptionWords } from '../choice/use-option-words.ts';
import type { InputProps } from '../field-view.ts';
import { denseName } from '../frame/dense-name.ts';
import { ChoicesTicks } from './ChoicesTicks.tsx';
import { isTicked } from './option-columns.ts';

const ChoicesList = ({
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
  ...rest
}: InputProps<'choices'>) => {
  const words = useOptionWords(field.options, name, rest.resource);
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      size="small"
      options={Object.keys(field.options)}
      value={Array.isArray(value) ? (value as string[]) : []}
      getOptionLabel={words}
      onChange={(_, next) => onChange(next)}
      onBlur={onBlur}
      readOnly={readOnly}
      renderInput={(params) => (
        <TextField
          {...params}
          slotProps={denseName(params, rest.dense, label)}
          label={rest.dense ? undefined : label}
          required={required}
          error={Boolean(error)}
          helperText={rest.dense ? undefined : (error ?? help)}
          inputRef={rest.inputRef}
        />
      )}
    />
  );
};

/** A few options are picked from a list, many are ticked; a grid cell has room for a list only. */
export const ChoicesInput = (props: InputProps<'choices'>) =>
  !props.dense && isTicked(props.field) ? <ChoicesTicks {...props} /> : <ChoicesList {...props} />;
