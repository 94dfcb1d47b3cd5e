import { Box } from '@mui/material';
import type { ViewProps } from '../field-view.ts';

export const JsonDisplay = ({ value }: ViewProps) =>
  value === null || value === undefined ? null : (
    <Box component="pre" sx={{ m: 0, fontSize: 13, overflowX: 'auto' }}>
      {JSON.stringify(value, null, 2)}
    </Box>
  );
