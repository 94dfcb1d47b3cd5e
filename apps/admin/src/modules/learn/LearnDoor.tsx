import OpenInNew from '@mui/icons-material/OpenInNew';
import { Alert, Box, Button } from '@mui/material';
import { learnDoor } from '@school/resources';
import { useTranslate } from 'react-admin';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { useAnswer } from '../../engine/own-screen/use-operation.ts';

const nothing = {};

/** The link to the platform; users sign in there with their account on that platform. */
export const LearnDoor = () => {
  const translate = useTranslate();
  const { data, problem, retry } = useAnswer(learnDoor, nothing, 'learn.fail.door');
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return null;
  return data.address ? (
    <Box sx={{ mb: 2 }}>
      <Button
        variant="contained"
        startIcon={<OpenInNew />}
        href={data.address}
        target="_blank"
        rel="noreferrer"
      >
        {translate('learn.open')}
      </Button>
    </Box>
  ) : (
    <Alert severity="info" role="note" sx={{ mb: 2 }}>
      {translate('learn.closed')}
    </Alert>
  );
};
