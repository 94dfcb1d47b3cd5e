import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { baseOf } from '../data/addresses.ts';
import { withQuery } from '../data/http.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useToast } from '../feedback/use-toast.ts';
import { JobRow } from '../jobs/JobRow.tsx';
import { useJob } from '../jobs/use-jobs.ts';
import { usePaperWords } from './paper-words.ts';

interface PaperDialogProps {
  readonly resource: AnyResource;
  readonly filter: object;
  readonly sort: readonly [string, string];
  readonly columns: readonly string[];
  readonly group: string | undefined;
  readonly onClose: () => void;
}

/** Prints the list: starts the job and follows it; it continues when the dialog is closed. */
export const PaperDialog = ({ resource, filter, sort, columns, group, onClose }: PaperDialogProps) => {
  const translate = useTranslate();
  const toast = useToast();
  const client = useQueryClient();
  const { http } = useEnvironment();
  const words = usePaperWords(resource, columns, filter);
  const [jobId, setJobId] = useState<string>();
  const job = useJob(jobId);
  const begun = useRef(false);
  const start = async (): Promise<void> => {
    try {
      const path = withQuery(`${baseOf(resource)}/export/pdf`, { columns, filter, sort, group, words });
      const { data } = await http<{ readonly jobId: string }>(path, { method: 'POST', body: {} });
      setJobId(data.jobId);
      await client.invalidateQueries({ queryKey: ['jobs'] });
    } catch (problem) {
      toast.failure(problem);
      onClose();
    }
  };
  useEffect(() => {
    // Once: it creates a job.
    if (begun.current) return;
    begun.current = true;
    void start();
  });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="paper-title">
      <DialogTitle id="paper-title">{translate('engine.paper.title')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {translate('engine.paper.tray')}
        </Typography>
        {job ? <JobRow job={job} /> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('engine.verb.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
