import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { BackLink } from '../../engine/own-screen/BackLink.tsx';
import { pollsPath } from './poll.ts';

/** Shown in place of a poll that does not exist or could not be loaded. */
export const PollMissing = ({ text = 'polls.missing' }: { readonly text?: string }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Alert severity={text === 'polls.missing' ? 'warning' : 'error'} role="alert" sx={{ width: '100%' }}>
        {translate(text, { _: text })}
      </Alert>
      <BackLink to={pollsPath} label={translate('polls.back')} />
    </Box>
  );
};
