import { Box } from '@mui/material';
import type { ViewProps } from '../field-view.ts';

/** One line of a long text; the tooltip shows all of it. */
export const LongTextCell = ({ value }: ViewProps) => {
  const text = String(value ?? '');
  return (
    <Box
      component="span"
      title={text}
      sx={{ display: 'block', maxWidth: 280, overflow: 'hidden', textOverflow: 'ellipsis' }}
    >
      {text}
    </Box>
  );
};
