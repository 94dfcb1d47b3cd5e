import { Checkbox, type CheckboxProps, Box, Typography } from '@mui/material';

interface ColumnTickProps extends Pick<CheckboxProps, 'checked' | 'disabled' | 'onChange'> {
  readonly name: string;
}

/** Whether a column is shown. */
export const ColumnTick = ({ name, ...tick }: ColumnTickProps) => (
  <Box
    component="label"
    sx={{ display: 'flex', alignItems: 'center', flexGrow: 1, minWidth: 0, cursor: 'pointer' }}
  >
    <Checkbox size="small" {...tick} />
    <Typography variant="body2" noWrap title={name}>
      {name}
    </Typography>
  </Box>
);
