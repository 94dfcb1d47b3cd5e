import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Figures under each other: all digits equally wide, never broken. */
export const NumberText = ({ children }: { readonly children: ReactNode }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);
