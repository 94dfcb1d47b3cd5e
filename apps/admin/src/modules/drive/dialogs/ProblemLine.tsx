import { Alert } from '@mui/material';
import { createContext, useContext } from 'react';

/** What the last action failed with; dialogs show it too, because they cover the alert of the screen. */
export const ProblemContext = createContext<string | undefined>(undefined);

export const ProblemLine = () => {
  const problem = useContext(ProblemContext);
  return problem ? (
    <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
      {problem}
    </Alert>
  ) : null;
};
