import { Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { useClearance } from '../page/use-clearance.ts';

/** A bar that stays at the bottom edge, always visible: the current state, and the buttons that save it. */
export const StickyBar = ({ children }: { readonly children: ReactNode }) => (
  <Paper
    ref={useClearance('bottom')}
    elevation={4}
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      p: 1.5,
      mt: 1,
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1,
      alignItems: 'center',
    }}
  >
    {children}
  </Paper>
);
