import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import type { Document } from '@school/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useToast } from '../feedback/use-toast.ts';
import { JobRow } from '../jobs/JobRow.tsx';
import { useJob } from '../jobs/use-jobs.ts';
import type { Target } from '../data/target.ts';

/** The server refuses more in one file. */
const most = 3_000;

interface PrintDialogProps {
  readonly documents: readonly [Document, ...Document[]];
  readonly target: Target;
  readonly count: number;
  readonly onClose: () => void;
}

interface PrintVerbsProps {
  readonly busy: boolean;
  readonly isTooMuch: boolean;
  readonly onStart: (packing: 'pdf' | 'zip') => void;
}

/** One file with all documents, or an archive with a file for each. */
const PrintVerbs = ({ busy, isTooMuch, onStart }: PrintVerbsProps) => {
  const translate = useTranslate();
  return (
    <>
      <Button disabled={busy || isTooMuch} onClick={() => onStart('zip')}>
        {translate('engine.print.zip')}
      </Button>
      <Button variant="contained" loading={busy} disabled={isTooMuch} onClick={() => onStart('pdf')}>
        {translate('engine.print.start')}
      </Button>
    </>
  );
};

/** Asks for document and paper, then follows the job; it continues when the dialog is closed. */
export const PrintDialog = ({ documents, target, count, onClose }: PrintDialogProps) => {
  const translate = useTranslate();
  const words = useWords();
  const toast = useToast();
  const client = useQueryClient();
  const { http } = useEnvironment();
  const [document, setDocument] = useState<Document>(documents[0]);
  const [paper, setPaper] = useState<string>(document.papers[0]);
  const [jobId, setJobId] = useState<string>();
  const [busy, setBusy] = useState(false);
  const job = useJob(jobId);
  const start = async (packing: 'pdf' | 'zip'): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await http<{ readonly jobId: string }>(`setup/v1/document/${document.key}/batch`, {
        method: 'POST',
        body: { ...target, paper, packing },
      });
      setJobId(data.jobId);
      await client.invalidateQueries({ queryKey: ['jobs'] });
    } catch (error) {
      toast.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="print-title">
      <DialogTitle id="print-title">{translate('engine.print.title', { smart_count: count })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
        {jobId ? (
          job ? (
            <JobRow job={job} />
          ) : null
        ) : (
          <>
            <TextField
              select
              label={translate('engine.print.document')}
              value={document.key}
              onChange={({ target: { value } }) => {
                const chosen = documents.find(({ key }) => key === value) ?? documents[0];
                setDocument(chosen);
                setPaper(chosen.papers[0]);
              }}
            >
              {documents.map(({ key, label }) => (
                <MenuItem key={key} value={key}>
                  {words.say(`documents.${key}`, label)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label={translate('engine.print.paperLabel')}
              value={paper}
              onChange={({ target: { value } }) => setPaper(value)}
              error={count > most}
              helperText={count > most ? translate('engine.print.tooMany', { most }) : undefined}
            >
              {document.papers.map((name) => (
                <MenuItem key={name} value={name}>
                  {translate(`engine.print.paper.${name}`, { _: name })}
                </MenuItem>
              ))}
            </TextField>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(jobId ? 'engine.verb.close' : 'engine.verb.cancel')}</Button>
        {jobId ? null : (
          <PrintVerbs busy={busy} isTooMuch={count > most} onStart={(packing) => void start(packing)} />
        )}
      </DialogActions>
    </Dialog>
  );
};
