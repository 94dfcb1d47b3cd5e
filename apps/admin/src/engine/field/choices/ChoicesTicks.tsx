import { Box, Checkbox, FormControl, FormControlLabel, FormHelperText, FormLabel } from '@mui/material';
import { useWords } from '../../catalogue/use-words.ts';
import { useOptionWords } from '../choice/use-option-words.ts';
import type { InputProps } from '../field-view.ts';
import { optionColumns, withOptions } from './option-columns.ts';

const tick = { py: 0.5, px: 1 } as const;

/** Every option with its checkbox, under headings that tick all of their options together. */
export const ChoicesTicks = (props: InputProps<'choices'>) => {
  const { field, name, label, value, onChange, onBlur, error, help, required, readOnly, resource } = props;
  const { say } = useWords();
  const words = useOptionWords(field.options, name, resource);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const set = (options: readonly string[], on: boolean): void =>
    onChange(withOptions(field, chosen, options, on));
  return (
    <FormControl
      component="fieldset"
      error={Boolean(error)}
      required={required}
      disabled={readOnly}
      onBlur={onBlur}
      fullWidth
    >
      <FormLabel component="legend">{label}</FormLabel>
      {error || help ? <FormHelperText sx={{ mx: 0 }}>{error ?? help}</FormHelperText> : null}
      <Box
        sx={{
          mt: 1,
          display: 'grid',
          columnGap: 3,
          rowGap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
        }}
      >
        {optionColumns(field).map((column, at) => {
          const on = column.options.filter((option) => chosen.includes(option)).length;
          const heading =
            column.key === undefined
              ? undefined
              : say(`resources.${resource?.key ?? 'any'}.groups.${name}.${column.key}`, column.label ?? '');
          return (
            <Box key={column.key ?? at} role="group" aria-label={heading} sx={{ minWidth: 0 }}>
              {heading === undefined ? null : (
                <FormControlLabel
                  sx={{ display: 'flex', mx: 0, borderBottom: 1, borderColor: 'divider', mb: 0.5 }}
                  label={heading}
                  slotProps={{ typography: { variant: 'subtitle2' } }}
                  control={
                    <Checkbox
                      size="small"
                      sx={tick}
                      checked={on === column.options.length}
                      indeterminate={on > 0 && on < column.options.length}
                      onChange={(_, all) => set(column.options, all)}
                    />
                  }
                />
              )}
              {column.options.map((option, row) => (
                <FormControlLabel
                  key={option}
                  sx={{ display: 'flex', mx: 0, alignItems: 'flex-start' }}
                  label={words(option)}
                  slotProps={{ typography: { variant: 'body2', sx: { py: 0.75 } } }}
                  control={
                    <Checkbox
                      size="small"
                      sx={tick}
                      name={name}
                      value={option}
                      checked={chosen.includes(option)}
                      onChange={(_, now) => set([option], now)}
                      slotProps={{ input: { ref: at + row === 0 ? props.inputRef : undefined } }}
                    />
                  }
                />
              ))}
            </Box>
          );
        })}
      </Box>
    </FormControl>
  );
};
