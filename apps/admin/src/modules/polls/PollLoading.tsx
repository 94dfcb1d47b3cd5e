import { Box, CircularProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** In place of a poll that is on its way. */
export const PollLoading = () => {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 4, justifyContent: 'center' }}
    >
      <CircularProgress size={22} aria-hidden />
      <Typography color="textSecondary">{translate('polls.form.loading')}</Typography>
    </Box>
  );
};
