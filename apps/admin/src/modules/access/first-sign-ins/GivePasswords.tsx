import type { Job } from '@school/kernel';
import type { SignInCounts } from '@school/domain';
import Mail from '@mui/icons-material/MailOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Sms from '@mui/icons-material/SmsOutlined';
import { Alert, Box, Button, Checkbox, FormControlLabel, Paper, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { isOver } from '../../../engine/jobs/job.ts';
import { JobRow } from '../../../engine/jobs/JobRow.tsx';
import { useJob } from '../../../engine/jobs/use-jobs.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { wholeNumber } from '../../../i18n/whole-number.ts';
import { reachedBy, signInsPath, type SignInOutcome, type Way } from './sign-ins.ts';

interface GivePasswordsProps {
  readonly chosen: Readonly<Record<string, unknown>>;
  readonly counts: SignInCounts | undefined;
}

const ways = [
  ['PRINT', <Print key="print" />],
  ['MAIL', <Mail key="mail" />],
  ['SMS', <Sms key="sms" />],
] as const;

/** The outcome of a job: who received something, and why the others received nothing. */
const Result = ({ job }: { readonly job: Job }) => {
  const translate = useTranslate();
  if (job.state !== 'done') return null;
  const { given = 0, leftOut = [] } = (job.result ?? {}) as SignInOutcome;
  return (
    <Alert severity={leftOut.length > 0 ? 'warning' : 'success'} sx={{ mt: 1 }}>
      {translate('access.first.done', { smart_count: given })}
      {leftOut.map(({ reason, count }) => (
        <Box key={reason}>{translate(`access.first.left.${reason}`, { smart_count: count })}</Box>
      ))}
    </Alert>
  );
};

/** The ways of delivering first passwords, and the progress of the last delivery. */
export const GivePasswords = ({ chosen, counts }: GivePasswordsProps) => {
  const translate = useTranslate();
  const dialogs = useDialogs();
  const client = useQueryClient();
  const { write, busy } = useWrite();
  const [again, setAgain] = useState(false);
  const [jobId, setJobId] = useState<string>();
  const job = useJob(jobId);
  const isDone = isOver(job);
  useEffect(() => {
    if (isDone) void client.invalidateQueries({ queryKey: ['call'] });
  }, [isDone, client]);
  const start = async (by: Way, count: number): Promise<void> => {
    const yes = await dialogs.confirm({
      title: translate(`access.first.sure.${by}`, { smart_count: count }),
      text: translate(again ? 'access.first.sureAgain' : 'access.first.sureText'),
      verb: translate(`access.first.way.${by}`),
    });
    if (!yes) return;
    const started = await write<{ readonly jobId: string }>({
      path: signInsPath,
      body: { ...chosen, by, again, address: globalThis.location.origin },
      fallback: 'access.first.fail.start',
    });
    if (!started) return;
    setJobId(started.jobId);
    await client.invalidateQueries({ queryKey: ['jobs'] });
  };
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2, mb: 3 }}>
      <Typography variant="h6" component="h2">
        {translate('access.first.give')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {translate('access.first.help')}
      </Typography>
      <FormControlLabel
        control={<Checkbox checked={again} onChange={(event) => setAgain(event.target.checked)} />}
        label={translate('access.first.again')}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {ways.map(([way, icon]) => {
          const count = counts ? reachedBy(way, counts, again) : 0;
          return (
            <Button
              key={way}
              variant={way === 'PRINT' ? 'contained' : 'outlined'}
              startIcon={icon}
              disabled={count === 0 || (jobId !== undefined && !isDone)}
              loading={busy}
              onClick={() => void start(way, count)}
            >
              {`${translate(`access.first.way.${way}`)} (${wholeNumber(count)})`}
            </Button>
          );
        })}
      </Box>
      {job ? (
        <Box sx={{ mt: 2 }} aria-live="polite">
          <JobRow job={job} />
          <Result job={job} />
        </Box>
      ) : null}
    </Paper>
  );
};
