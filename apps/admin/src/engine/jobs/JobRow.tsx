import { Box, Button, Typography } from '@mui/material';
import type { Job, StoredFile } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useEnvironment } from '../environment/environment.ts';
import { useToast } from '../feedback/use-toast.ts';
import { DateTimeCell } from '../field/dateTime/DateTimeCell.tsx';
import { downloadFile } from '../files/download.ts';
import { isOver } from './job.ts';
import { JobFigures } from './JobFigures.tsx';
import { JobProgress } from './JobProgress.tsx';

/** Files that a job produces: `{file}` or `{files: […]}` of its result. */
const filesOf = (result: unknown): readonly StoredFile[] => {
  const given = (result ?? {}) as {
    file?: StoredFile;
    files?: readonly StoredFile[];
    wrongFile?: StoredFile;
  };
  return [given.file, given.wrongFile, ...(given.files ?? [])].filter((file): file is StoredFile =>
    Boolean(file?.id),
  );
};

/** One job of the tray: its progress, its files, a way to stop it. */
export const JobRow = ({ job }: { readonly job: Job }) => {
  const translate = useTranslate();
  const toast = useToast();
  const { http, fetcher } = useEnvironment();
  return (
    <Box sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, flexGrow: 1, overflowWrap: 'anywhere' }}>
          {job.title}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          <DateTimeCell value={job.createdAt} />
        </Typography>
      </Box>
      <JobProgress job={job} />
      <JobFigures job={job} />
      {job.state === 'failed' && job.error ? (
        <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
          {translate('engine.job.error', { error: job.error })}
        </Typography>
      ) : null}
      {isOver(job) ? null : (
        <Button
          size="small"
          onClick={({ currentTarget }) => {
            // The button disappears with the job; keyboard focus must not go with it.
            currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
            void http(`/setup/v1/jobs/${job.id}/cancel`, { method: 'POST', body: {} }).catch(toast.failure);
          }}
        >
          {translate('engine.verb.cancel')}
        </Button>
      )}
      {filesOf(job.result).map((file) => (
        <Button
          key={file.id}
          size="small"
          sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}
          onClick={() =>
            void downloadFile(fetcher, `/setup/v1/files/${file.id}`, file.name).catch(toast.failure)
          }
        >
          {file.name}
        </Button>
      ))}
    </Box>
  );
};
