import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageHeader } from './PageHeader.tsx';
import { CallError, statusMessage } from '../data/call-error.ts';

interface ProblemProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** What the other try is called, where it is not the same again. */
  readonly retry?: string;
  /** Where to go on from what is gone: the address of the list. */
  readonly back?: string | undefined;
  /** Heading, where a whole page could not be loaded. */
  readonly title?: string;
}

/** What is shown in place of something that could not be loaded: the server's sentence and another try. */
export const Problem = ({ error, onRetry, retry = 'engine.verb.retry', back, title }: ProblemProps) => {
  const translate = useTranslate();
  const own = error instanceof CallError && !error.message.startsWith('engine.') ? error.message : undefined;
  // Another try does not bring back what is gone.
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
