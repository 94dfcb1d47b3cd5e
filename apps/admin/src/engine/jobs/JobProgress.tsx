import type { Job } from '@school/kernel';
import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { percentOf } from './job.ts';
import { wholeNumber } from '../../i18n/whole-number.ts';

/** A job's progress, as a bar and in numbers. */
export const JobProgress = ({ job }: { readonly job: Job | undefined }) => {
  const translate = useTranslate();
  const percent = job ? percentOf(job) : undefined;
  const colour = job?.state === 'failed' ? 'error' : job?.state === 'done' ? 'success' : 'primary';
  return (
    <Box role="status" aria-live="polite">
      <LinearProgress
        color={colour}
        variant={percent === undefined && job?.state !== 'failed' ? 'indeterminate' : 'determinate'}
        value={percent ?? 0}
        aria-label={job?.title ?? translate('engine.job.waiting')}
      />
      <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {translate(`engine.job.${job?.state ?? 'queued'}`)}
        {job?.total ? ` · ${wholeNumber(job.done)} / ${wholeNumber(job.total)}` : ''}
      </Typography>
    </Box>
  );
};
