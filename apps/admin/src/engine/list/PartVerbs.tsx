import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** What can be done with a list inside a page, above it. */
export const PartVerbs = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: 1,
      mb: 1,
      displayPrint: 'none',
      '&:empty': { display: 'none' },
    }}
  >
    {children}
  </Box>
);
