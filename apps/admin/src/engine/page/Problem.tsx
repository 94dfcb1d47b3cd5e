import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { CallError, statusMessage } from '../data/call-error.ts';

/** What is shown in place of something that could not be loaded: the server's sentence and another try. */
export const Problem = ({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) => {
  const translate = useTranslate();
  const own = error instanceof CallError && !error.message.startsWith('engine.') ? error.message : undefined;
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        onRetry ? (
          <Button color="inherit" size="small" onClick={onRetry}>
            {translate('engine.verb.retry')}
          </Button>
        ) : undefined
      }
    >
      {own ?? translate(statusMessage(error))}
    </Alert>
  );
};
