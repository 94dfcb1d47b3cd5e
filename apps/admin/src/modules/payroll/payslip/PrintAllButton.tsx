import FolderZip from '@mui/icons-material/FolderZip';
import Print from '@mui/icons-material/Print';
import {
  Button,
  ButtonGroup,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Tooltip,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { JobRow } from '../../../engine/jobs/JobRow.tsx';
import { useJob } from '../../../engine/jobs/use-jobs.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { payslipBatch } from './payslip-pdf-path.ts';

/** All payslips of a list as one PDF, or as an archive of PDFs: the job goes on when the dialog is closed. */
export const PrintAllButton = ({ ids }: { readonly ids: readonly number[] }) => {
  const translate = useTranslate();
  const { busy, write } = useWrite();
  const [jobId, setJobId] = useState<string>();
  const job = useJob(jobId);
  const start = async (packing: 'pdf' | 'zip'): Promise<void> => {
    const answer = await write<{ jobId: string | number }>({
      path: payslipBatch,
      body: { ids, packing },
      fallback: 'engine.pdf.failed',
    });
    if (answer) setJobId(String(answer.jobId));
  };
  return (
    <>
      <ButtonGroup variant="outlined" disabled={ids.length === 0 || busy}>
        <Button startIcon={<Print />} onClick={() => void start('pdf')}>
          {translate('payroll.verb.printAll')}
        </Button>
        <Tooltip title={translate('payroll.verb.zipAll')}>
          <Button aria-label={translate('payroll.verb.zipAll')} onClick={() => void start('zip')}>
            <FolderZip fontSize="small" />
          </Button>
        </Tooltip>
      </ButtonGroup>
      {jobId ? (
        <Dialog open onClose={() => setJobId(undefined)} maxWidth="xs" fullWidth>
          <DialogTitle>{translate('payroll.print.title', { smart_count: ids.length })}</DialogTitle>
          <DialogContent>{job ? <JobRow job={job} /> : null}</DialogContent>
          <DialogActions>
            <Button onClick={() => setJobId(undefined)}>{translate('engine.verb.close')}</Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
};
