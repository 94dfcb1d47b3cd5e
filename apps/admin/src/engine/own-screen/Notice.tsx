import { Alert, Box } from '@mui/material';
import type { ReactNode } from 'react';

interface NoticeProps {
  readonly text: string;
  /** The way to fix it. */
  readonly action?: ReactNode;
}

/** Something about a record that someone should put right. */
export const Notice = ({ text, action }: NoticeProps) => (
  <Alert
    severity="warning"
    sx={{ mb: 2, alignItems: 'center', displayPrint: 'none', '& .MuiAlert-message': { flex: 1 } }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <Box sx={{ flex: '1 1 220px' }}>{text}</Box>
      {action}
    </Box>
  </Alert>
);
