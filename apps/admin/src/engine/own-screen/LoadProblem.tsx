import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

interface LoadProblemProps {
  readonly text: string | undefined;
  readonly onRetry?: () => void;
}

/** A banner in place of what could not be loaded, with a retry. */
export const LoadProblem = ({ text, onRetry }: LoadProblemProps) => {
  const translate = useTranslate();
  if (!text) return null;
  return (
    <Alert
      severity="error"
      role="alert"
      sx={{ mb: 2 }}
      action={
        onRetry ? (
          <Button color="inherit" size="small" onClick={onRetry}>
            {translate('engine.verb.retry')}
          </Button>
        ) : undefined
      }
    >
      {text}
    </Alert>
  );
};
