import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import type { AnyResource, Job } from '@school/kernel';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useEnvironment } from '../environment/environment.ts';
import { useToast } from '../feedback/use-toast.ts';
import { downloadFile } from '../files/download.ts';
import { isOver } from '../jobs/job.ts';
import { JobProgress } from '../jobs/JobProgress.tsx';
import { ImportChanges } from './ImportChanges.tsx';
import { figuresOf, type ImportFigures } from './import-mapping.ts';
import { reasonsOfRow } from './wrong-cells.ts';
import { wholeNumber } from '../../i18n/whole-number.ts';

const shown = 10;
const colours = {
  add: 'success.main',
  change: 'info.main',
  skip: 'text.secondary',
  wrong: 'error.main',
} as const;

const Counts = ({ figures, dryRun }: { readonly figures: ImportFigures; readonly dryRun: boolean }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' }}>
      {(['add', 'change', 'skip', 'wrong'] as const).map((key) => (
        <Paper key={key} variant="outlined" sx={{ p: 1.5, textAlign: 'center' }}>
          <Typography variant="h5" sx={{ color: colours[key], fontVariantNumeric: 'tabular-nums' }}>
            {wholeNumber(figures[key])}
          </Typography>
          <Typography variant="body2">
            {translate(`engine.import.${dryRun ? 'would' : 'did'}.${key}`)}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
};

interface ReasonsProps extends Pick<ImportFigures, 'problems'> {
  /** Of the file, as referred to in the reasons. */
  readonly columns: readonly string[];
}

/** Why the first of the invalid rows were not accepted. */
const Reasons = ({ problems, columns }: ReasonsProps) => {
  const translate = useTranslate();
  return problems.slice(0, shown).map((problem) => (
    <Typography key={`${problem.row}.${problem.message}`} variant="body2" color="error">
      {translate('engine.import.row', {
        row: problem.row,
        message: reasonsOfRow(problem.message, columns),
      })}
    </Typography>
  ));
};

/** The progress of the run, and what it has done or would do. */
export const ImportResult = ({
  resource,
  job,
  dryRun,
  columns = [],
  children,
}: {
  readonly resource: AnyResource;
  readonly job: Job | undefined;
  readonly dryRun: boolean;
  /** Of the file, as referred to in the reasons. */
  readonly columns?: readonly string[] | undefined;
  /** Replaces the reasons for the invalid rows once it is done: the rows themselves. */
  readonly children?: ReactNode;
}) => {
  const translate = useTranslate();
  const toast = useToast();
  const { fetcher } = useEnvironment();
  const figures = figuresOf(job?.result);
  const { wrongFile } = figures;
  const isDone = job?.state === 'done';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <JobProgress job={job} />
      {isOver(job) ? (
        <>
          {job?.state === 'failed' ? (
            <Alert severity="error">
              {[job.error, translate(dryRun ? 'engine.import.dry' : 'engine.import.failed')]
                .filter(Boolean)
                .join(' ')}
            </Alert>
          ) : null}
          {job?.state === 'cancelled' ? (
            <Alert severity="warning">
              {translate(dryRun ? 'engine.import.dry' : 'engine.import.stopped')}
            </Alert>
          ) : null}
          {dryRun && isDone ? <Alert severity="info">{translate('engine.import.dry')}</Alert> : null}
          {dryRun && !isDone ? null : <Counts figures={figures} dryRun={dryRun} />}
          {dryRun && figures.samples.length > 0 ? (
            <ImportChanges resource={resource} samples={figures.samples} count={figures.change} />
          ) : null}
          {isDone && children ? children : <Reasons problems={figures.problems} columns={columns} />}
          {wrongFile ? (
            <Button
              sx={{ justifySelf: 'start' }}
              variant="outlined"
              onClick={() =>
                void downloadFile(fetcher, `/setup/v1/files/${wrongFile.id}`, wrongFile.name).catch(
                  toast.failure,
                )
              }
            >
              {translate('engine.import.wrongFile')}
            </Button>
          ) : null}
        </>
      ) : null}
    </Box>
  );
};
