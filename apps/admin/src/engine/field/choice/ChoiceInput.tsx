import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { InputProps } from '../field-view.ts';
import { Swatch } from './Swatch.tsx';
import { useOptionWords } from './use-option-words.ts';

export const ChoiceInput = ({
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
}: InputProps<'choice'>) => {
  const translate = useTranslate();
  const words = useOptionWords(field.options, name, rest.resource);
  return (
    <TextField
      select
      fullWidth
      size="small"
      name={name}
      label={rest.dense ? undefined : label}
      variant={rest.dense ? 'standard' : 'outlined'}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      onBlur={onBlur}
      error={Boolean(error)}
      helperText={rest.dense ? undefined : (error ?? help)}
      required={required}
      disabled={readOnly}
      autoFocus={rest.autoFocus}
      inputRef={rest.inputRef}
      slotProps={{ htmlInput: { 'aria-label': label } }}
    >
      {required ? null : (
        <MenuItem value="">
          <em>{translate('engine.choice.none')}</em>
        </MenuItem>
      )}
      {Object.keys(field.options).map((option) => (
        <MenuItem key={option} value={option}>
          {field.swatches?.[option] ? <Swatch colour={field.swatches[option]} /> : null}
          {words(option)}
        </MenuItem>
      ))}
    </TextField>
  );
};
