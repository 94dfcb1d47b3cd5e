import { Alert, Box, Typography } from '@mui/material';
import { formResponseShown } from '@school/resources';
import { useTranslate } from 'react-admin';
import type { OwnSectionProps } from '../../engine/environment/own-section.ts';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { Loading } from '../../engine/own-screen/Loading.tsx';
import { useAnswer } from '../../engine/own-screen/use-operation.ts';

/** One response to a form, question by question. */
export const FormResponse = ({ record }: OwnSectionProps) => {
  const translate = useTranslate();
  const asked = record ? { id: Number(record.id) } : undefined;
  const { data, problem, retry } = useAnswer(formResponseShown, asked, 'forms.fail.load');
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <Loading text="forms.loading" />;
  if (data.isAnonymous) return <Alert severity="info">{translate('forms.anonymousAnswered')}</Alert>;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {data.answers.map(({ label, values }) => (
        <Box key={label}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {values.join(', ')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
