import { Autocomplete, TextField } from '@mui/material';
import { useOptionWords } from '../choice/use-option-words.ts';
import type { InputProps } from '../field-view.ts';

export const ChoicesInput = ({
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
