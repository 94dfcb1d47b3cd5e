import { Alert } from '@mui/material';
import { createContext, useContext } from 'react';

/** Why the last action failed; shown in dialogs too, because they cover the screen's alert. */
export const ProblemContext = createContext<string | undefined>(undefined);

export const ProblemLine = () => {
  const problem = useContext(ProblemContext);
  return problem ? (
    <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
      {problem}
    </Alert>
  ) : null;
};
