import Inbox from '@mui/icons-material/InboxOutlined';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Nothing to show, and what to do about it. */
export const Empty = ({ text, children }: { readonly text: string; readonly children?: ReactNode }) => (
  <Box sx={{ textAlign: 'center', py: 6, px: 2 }}>
    <Inbox sx={{ fontSize: 40, color: 'text.disabled' }} aria-hidden />
    <Typography color="textSecondary" sx={{ mb: children ? 2 : 0 }}>
      {text}
    </Typography>
    {children}
  </Box>
);
