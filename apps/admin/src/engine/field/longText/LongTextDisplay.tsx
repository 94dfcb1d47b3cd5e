import { Box } from '@mui/material';
import type { ViewProps } from '../field-view.ts';

export const LongTextDisplay = ({ value }: ViewProps) => (
  <Box component="span" sx={{ whiteSpace: 'pre-wrap' }}>
    {String(value ?? '')}
  </Box>
);
