import { Dialog, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { isOver } from '../../../engine/jobs/job.ts';
import { JobProgress } from '../../../engine/jobs/JobProgress.tsx';
import { useJob } from '../../../engine/jobs/use-jobs.ts';
import { outcomeOfJob } from './outcome-of-job.ts';
import type { Outcome } from './use-generation.ts';

interface GenerationJobProps {
  readonly jobId: string;
  readonly onDone: (outcome: Outcome) => void;
  readonly onFailed: () => void;
}

/** The progress of generating many payslips; it continues after the page is left. */
export const GenerationJob = ({ jobId, onDone, onFailed }: GenerationJobProps) => {
  const translate = useTranslate();
  const job = useJob(jobId);
  const told = useRef(false);
  useEffect(() => {
    if (!job || !isOver(job) || told.current) return;
    told.current = true;
    if (job.state === 'done') onDone(outcomeOfJob(job.result));
    else onFailed();
  }, [job, onDone, onFailed]);
  return (
    <Dialog open maxWidth="xs" fullWidth>
      <DialogTitle>{translate('payroll.all.running')}</DialogTitle>
      <DialogContent>
        <JobProgress job={job} />
        <DialogContentText sx={{ mt: 1 }}>{translate('payroll.all.runningText')}</DialogContentText>
      </DialogContent>
    </Dialog>
  );
};
