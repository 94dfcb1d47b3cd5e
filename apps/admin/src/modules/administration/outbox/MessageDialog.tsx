import type { OutboxMessage } from '@school/kernel';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatMoment } from '../../../engine/field/date/date-format.ts';
import { FormDialog } from '../../../engine/form/FormDialog.tsx';

interface MessageDialogProps {
  readonly message: OutboxMessage;
  /** Its state in words. */
  readonly stateWord: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** A message as it was written, and why it was not sent. */
export const MessageDialog = ({ message, stateWord, onRetry, onClose }: MessageDialogProps) => {
  const translate = useTranslate();
  const { subject, channel, recipient, sentAt, error, text, state } = message;
  return (
    <FormDialog title={subject || channel} onClose={onClose}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {recipient}, {stateWord}
        {sentAt ? ` ${formatMoment(sentAt)}` : ''}
      </Typography>
      {error ? (
        <Typography color="error" variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {error}
        </Typography>
      ) : null}
      <Typography
        component="pre"
        variant="body2"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', font: 'inherit' }}
      >
        {text}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2 }}>
        <Button onClick={onClose}>{translate('administration.audit.close')}</Button>
        {state === 'FAILED' ? (
          <Button variant="contained" onClick={onRetry}>
            {translate('administration.outbox.retry')}
          </Button>
        ) : null}
      </Box>
    </FormDialog>
  );
};
