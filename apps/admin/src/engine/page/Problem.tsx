import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageHeader } from './PageHeader.tsx';
import { CallError, statusMessage } from '../data/call-error.ts';

interface ProblemProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** The label of the retry, if it is not a plain repetition. */
  readonly retry?: string;
  /** Where to continue if something is gone: the address of the list. */
  readonly back?: string | undefined;
  /** Heading, if a whole page could not be loaded. */
  readonly title?: string;
}

/** Shown in place of something that could not be loaded: the server's sentence and a retry. */
export const Problem = ({ error, onRetry, retry = 'engine.verb.retry', back, title }: ProblemProps) => {
  const translate = useTranslate();
  const own = error instanceof CallError && !error.message.startsWith('engine.') ? error.message : undefined;
  // A retry does not bring back what is gone.
  const isGone = back !== undefined && error instanceof CallError && error.status === 404;
  const alert = (
    <Alert
      severity="error"
      role="alert"
      action={
        isGone ? (
          <Button color="inherit" size="small" component={Link} to={back}>
            {translate('engine.show.toList')}
          </Button>
        ) : onRetry ? (
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
