import { Box } from '@mui/material';
import type { ViewProps } from '../field-view.ts';

export const ColourCell = ({ value }: ViewProps) =>
  value ? (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="span"
        sx={{
          width: 16,
          height: 16,
          borderRadius: 0.5,
          bgcolor: String(value),
          border: 1,
          borderColor: 'divider',
        }}
      />
      {String(value)}
    </Box>
  ) : null;
