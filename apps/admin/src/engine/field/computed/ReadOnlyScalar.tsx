import { Box, FormHelperText, Typography } from '@mui/material';
import type { FieldOf } from '@school/kernel';
import type { InputProps } from '../field-view.ts';
import { ScalarCell } from './ScalarCell.tsx';

type Derived = 'computed' | 'rollup' | 'lookup';

/** Takes the place of an input in a form, but cannot be changed. */
export const ReadOnlyScalar = ({ field, name, label, value, help, dense, resource }: InputProps<Derived>) => (
  <Box sx={dense ? { textAlign: 'right' } : { minHeight: 40, px: 1.75, py: 0.25 }}>
    {dense ? null : (
      <Typography variant="caption" color="textSecondary" component="div" sx={{ lineHeight: 1.3 }}>
        {label}
      </Typography>
    )}
    <Box component="output" aria-label={label} sx={{ display: 'block', minHeight: '1.5em' }}>
      <ScalarCell field={field as FieldOf<Derived>} name={name} value={value} row={{}} resource={resource} />
    </Box>
    {help && !dense ? <FormHelperText sx={{ mx: 0 }}>{help}</FormHelperText> : null}
  </Box>
);
