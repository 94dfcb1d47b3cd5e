import { Alert, Button, LinearProgress, Stack, TextField } from '@mui/material';
import type { UnplacedLessons } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { Block } from '../../../engine/own-screen/Block.tsx';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import type { ToPlace } from '../week/types.ts';
import { Unplaced } from './Unplaced.tsx';

interface Run {
  readonly id: number;
  readonly state: 'WAITING' | 'SEARCHING' | 'DONE' | 'TAKEN' | 'DISCARDED' | 'FAILED';
  readonly seed: number;
  readonly lessons: number;
  readonly placed: number;
  readonly cost: number;
  readonly unplaced: readonly UnplacedLessons[] | null;
}

const pollMilliseconds = 1_000;

/** The last timetable search, polled while it runs. */
const useLastRun = (timetable: number) => {
  const runs = useLoad<readonly Run[]>('/setup/v1/TimetableRuns/getall', 'timetable.fail.search', {
    filter: { timetable },
    sort: ['id', 'DESC'],
    range: [0, 0],
    fields: ['id', 'state', 'seed', 'lessons', 'placed', 'cost', 'unplaced'],
  });
  const run = runs.data?.[0];
  const isRunning = run?.state === 'WAITING' || run?.state === 'SEARCHING';
  const { retry } = runs;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(retry, pollMilliseconds);
    return () => clearInterval(timer);
  });
  return { run, isRunning, problem: runs.problem, retry };
};

/** The progress of a search, and what it has found. */
const RunState = ({ run, open }: { run: Run; open: ToPlace }) => {
  const translate = useTranslate();
  const isRunning = run.state === 'WAITING' || run.state === 'SEARCHING';
  const { placed, lessons, cost, seed } = run;
  return (
    <>
      {isRunning ? (
        <LinearProgress
          aria-label={translate('timetable.search.title')}
          variant={lessons > 0 ? 'determinate' : 'indeterminate'}
          value={lessons > 0 ? (placed * 100) / lessons : 0}
        />
      ) : null}
      <Alert
        severity={run.state === 'FAILED' ? 'error' : placed < lessons ? 'warning' : 'info'}
        sx={{ mt: 1 }}
      >
        {translate(`timetable.search.states.${run.state}`, { placed, lessons, cost, seed })}
      </Alert>
      {run.unplaced && run.unplaced.length > 0 && !isRunning ? (
        <Unplaced rows={run.unplaced} open={open} />
      ) : null}
    </>
  );
};

interface SearchPanelProps {
  readonly timetable: number;
  readonly open: ToPlace;
  /** The class being viewed. */
  readonly batch: number;
}

/** Creates a timetable: starts a search, shows its progress, stops it, adopts its result. */
export const SearchPanel = ({ timetable, open, batch }: SearchPanelProps) => {
  const translate = useTranslate();
  const toast = useToast();
  const { write, busy } = useWrite();
  const [scope, setScope] = useState('all');
  const [seed, setSeed] = useState('1');
  const { run, isRunning, problem, retry } = useLastRun(timetable);
  const start = (): Promise<unknown> =>
    write({
      path: '/setup/v1/TimetableSchedules/generate',
      body: { timetable, seed: Number(seed) || 1, batches: scope === 'class' ? [batch] : [] },
      fallback: 'timetable.fail.search',
    });
  const stop = (): Promise<unknown> =>
    write({
      path: `/setup/v1/TimetableSchedules/generate/${run?.id}/stop`,
      body: {},
      fallback: 'timetable.fail.search',
    });
  const take = async (): Promise<void> => {
    const answer = await write<{ added: number }>({
      path: `/setup/v1/TimetableSchedules/apply/${run?.id}`,
      body: {},
      fallback: 'timetable.fail.search',
    });
    if (answer) toast.success('timetable.search.taken', { smart_count: answer.added });
  };
  return (
    <Block title={translate('timetable.search.title')} help={translate('timetable.search.help')}>
      <LoadProblem text={problem} onRetry={retry} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Choose
          label={translate('timetable.search.scope')}
          value={scope}
          choices={['all', 'class'].map((id) => ({ id, name: translate(`timetable.search.scopes.${id}`) }))}
          onChange={setScope}
        />
        <TextField
          size="small"
          label={translate('timetable.search.seed')}
          value={seed}
          onChange={(event) => setSeed(event.target.value.replace(/\D/g, '').slice(0, 9))}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ width: 120 }}
        />
        <Button variant="contained" disabled={isRunning || busy} onClick={() => void start()}>
          {translate('timetable.search.start')}
        </Button>
        {isRunning ? <Button onClick={() => void stop()}>{translate('timetable.search.stop')}</Button> : null}
        {run?.state === 'DONE' ? (
          <Button variant="contained" color="success" disabled={busy} onClick={() => void take()}>
            {translate('timetable.search.take')}
          </Button>
        ) : null}
      </Stack>
      {run ? <RunState run={run} open={open} /> : null}
    </Block>
  );
};
