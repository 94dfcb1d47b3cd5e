import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { PageHeader } from './PageHeader.tsx';
import { CallError, statusMessage } from '../data/call-error.ts';

interface ProblemProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** What the other try is called, where it is not the same again. */
  readonly retry?: string;
  /** Heading, where a whole page could not be loaded. */
  readonly title?: string;
}

/** What is shown in place of something that could not be loaded: the server's sentence and another try. */
export const Problem = ({ error, onRetry, retry = 'engine.verb.retry', title }: ProblemProps) => {
  const translate = useTranslate();
  const own = error instanceof CallError && !error.message.startsWith('engine.') ? error.message : undefined;
  const alert = (
    <Alert
      severity="error"
      role="alert"
      action={
        onRetry ? (
          <Button color="inherit" size="small" onClick={onRetry}>
            {translate(retry)}
          </Button>
        ) : undefined
      }
    >
      {own ?? translate(statusMessage(error))}
    </Alert>
  );
  return title === undefined ? (
    alert
  ) : (
    <>
      <PageHeader title={title} />
      {alert}
    </>
  );
};
