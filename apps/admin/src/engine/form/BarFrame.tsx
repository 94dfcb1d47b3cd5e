import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useClearance } from '../page/use-clearance.ts';

/** Stays at the bottom of the screen, so that saving never requires scrolling. */
export const BarFrame = ({ children }: { readonly children: ReactNode }) => (
  <Box
    ref={useClearance('bottom')}
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1,
      py: 1.5,
      bgcolor: 'background.default',
      borderTop: 1,
      borderColor: 'divider',
      displayPrint: 'none',
    }}
  >
    {children}
  </Box>
);
