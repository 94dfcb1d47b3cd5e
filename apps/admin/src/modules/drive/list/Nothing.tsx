import FolderOff from '@mui/icons-material/FolderOffOutlined';
import { Box, Typography } from '@mui/material';

interface NothingProps {
  readonly text: string;
  readonly hint?: string;
}

/** What is shown where there are no items, and what to do next. */
export const Nothing = ({ text, hint }: NothingProps) => (
  <Box sx={{ py: 4, px: 2, textAlign: 'center' }}>
    <FolderOff sx={{ fontSize: 44, color: 'text.disabled' }} aria-hidden />
    <Typography>{text}</Typography>
    {hint ? (
      <Typography variant="body2" color="textSecondary">
        {hint}
      </Typography>
    ) : null}
  </Box>
);
