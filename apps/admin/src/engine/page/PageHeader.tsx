import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** Next to the title: a count, a state. */
  readonly beside?: ReactNode;
  readonly under?: ReactNode;
  readonly actions?: ReactNode;
}

/** Title of a screen with its verbs at the other end; on a phone they wrap below. */
export const PageHeader = ({ title, beside, under, actions }: PageHeaderProps) => (
  <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Typography component="h1" variant="h5" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {beside}
      </Box>
      {under}
    </Box>
    {actions ? (
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1,
          rowGap: 1.25,
          alignItems: 'center',
          displayPrint: 'none',
        }}
      >
        {actions}
      </Box>
    ) : null}
  </Box>
);
