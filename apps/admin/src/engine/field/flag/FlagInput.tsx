import { Checkbox, FormControl, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import type { InputProps } from '../field-view.ts';

export const FlagInput = ({
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  help,
  readOnly,
  dense,
  inputRef,
}: InputProps<'flag'>) => {
  const control = {
    name,
    checked: value === true,
    onChange: (_: unknown, checked: boolean) => onChange(checked),
    onBlur,
    disabled: readOnly,
  };
  if (dense)
    return (
      <Checkbox {...control} size="small" slotProps={{ input: { ref: inputRef, 'aria-label': label } }} />
    );
  return (
    <FormControl error={Boolean(error)} sx={{ minHeight: 40, justifyContent: 'center' }}>
      <FormControlLabel
        label={label}
        control={<Switch {...control} slotProps={{ input: { ref: inputRef } }} />}
      />
      {error || help ? <FormHelperText sx={{ mx: 0 }}>{error ?? help}</FormHelperText> : null}
    </FormControl>
  );
};
