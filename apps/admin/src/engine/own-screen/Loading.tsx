import { Box, CircularProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** In place of what is loading. @param text key of the message that says what */
export const Loading = ({ text }: { readonly text: string }) => {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 4, justifyContent: 'center' }}
    >
      <CircularProgress size={22} aria-hidden />
      <Typography color="textSecondary">{translate(text)}</Typography>
    </Box>
  );
};
