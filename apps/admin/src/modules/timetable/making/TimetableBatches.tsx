import { Box, Button, Checkbox, FormControlLabel, Skeleton, Typography } from '@mui/material';
import type { TimetableBatches as Allocation } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { Block } from '../../../engine/own-screen/Block.tsx';
import { LeaveGuard } from '../../../engine/own-screen/LeaveGuard.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';

interface SideProps {
  readonly title: string;
  readonly allocation: Allocation;
  readonly has: (batch: number) => boolean;
  readonly ticked: ReadonlySet<number>;
  readonly onTick: (batch: number) => void;
}

/** One of the two lists, class by class. */
const Side = ({ title, allocation, has, ticked, onTick }: SideProps) => {
  const translate = useTranslate();
  const classes = allocation.classWithBatchTTAloDetailsList
    .map((one) => ({ ...one, batches: one.ttAloBatchDetailsList.filter(({ batchID }) => has(batchID)) }))
    .filter(({ batches }) => batches.length > 0);
  return (
    <Block title={`${title} (${classes.reduce((sum, { batches }) => sum + batches.length, 0)})`}>
      {classes.length === 0 ? (
        <Typography color="textSecondary">{translate('timetable.batches.none')}</Typography>
      ) : null}
      {classes.map(({ classID, className, batches }) => (
        <Box key={classID} role="group" aria-label={className} sx={{ mb: 1 }}>
          <Typography variant="subtitle2">{className}</Typography>
          {batches.map(({ batchID, batchName }) => (
            <FormControlLabel
              key={batchID}
              label={batchName}
              control={
                <Checkbox size="small" checked={ticked.has(batchID)} onChange={() => onTick(batchID)} />
              }
            />
          ))}
        </Box>
      ))}
    </Block>
  );
};

interface ArrowsProps {
  /** Whether something is ticked in the allocated list, or in the other one. */
  readonly some: (allocated: boolean) => boolean;
  readonly onMove: (allocated: boolean) => void;
}

/** Each arrow is enabled by the list it takes from. */
const Arrows = ({ some, onMove }: ArrowsProps) => {
  const translate = useTranslate();
  const arrow = (label: string, sign: string, to: boolean) => (
    <Button variant="outlined" aria-label={translate(label)} disabled={!some(!to)} onClick={() => onMove(to)}>
      {sign}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'row', md: 'column' }, gap: 1, alignSelf: 'center' }}>
      {arrow('timetable.batches.add', '←', true)}
      {arrow('timetable.batches.remove', '→', false)}
    </Box>
  );
};

/** Which batches have lessons in a timetable: moved between two lists, saved together (001 §2.18). */
export const TimetableBatches = () => {
  const translate = useTranslate();
  const toast = useToast();
  const { id = '' } = useParams();
  const loaded = useLoad<Allocation>(
    `/setup/v1/TimeTable2/getTimeTableALlocatioinData/${encodeURIComponent(id)}`,
    'timetable.fail.batches',
  );
  const [moved, setMoved] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const { write, busy } = useWrite();
  const classes = loaded.data?.classWithBatchTTAloDetailsList ?? [];
  const all = classes.flatMap(({ ttAloBatchDetailsList }) => ttAloBatchDetailsList);
  const stored = new Map(all.map((one) => [one.batchID, one.allocationStatus === 'allocated']));
  const isAllocated = (batch: number): boolean => moved.get(batch) ?? stored.get(batch) ?? false;
  const tick = (batch: number): void =>
    setTicked((now) => new Set(now.has(batch) ? [...now].filter((one) => one !== batch) : [...now, batch]));
  const move = (to: boolean): void => {
    setMoved((now) => new Map([...now, ...[...ticked].map((batch) => [batch, to] as const)]));
    setTicked(new Set());
  };
  const some = (side: boolean): boolean => [...ticked].some((batch) => isAllocated(batch) === side);
  const save = async (): Promise<void> => {
    const list = classes.map((one) => ({
      ...one,
      ttAloBatchDetailsList: one.ttAloBatchDetailsList.map((batch) => ({
        ...batch,
        allocationStatus: isAllocated(batch.batchID) ? 'allocated' : 'not allocated',
      })),
    }));
    const answer = await write<unknown>({
      method: 'PUT',
      path: `/setup/v1/TimeTable2/update/${encodeURIComponent(id)}`,
      body: { classWithBatchTTAloDetailsList: list },
      fallback: 'timetable.fail.save',
      asks: true,
    });
    if (!answer) return;
    setMoved(new Map());
    toast.success('timetable.saved');
  };
  const dirty = [...moved].some(([batch, to]) => stored.get(batch) !== to);
  const allocation = loaded.data;
  return (
    <>
      <PageHeader title={translate('timetable.batches.title')} under={allocation?.timeTableName ?? ''} />
      <LeaveGuard dirty={dirty} of="address" onLeave={() => setMoved(new Map())} />
      <LoadProblem text={loaded.problem} onRetry={loaded.retry} />
      {allocation || loaded.problem ? null : <Skeleton variant="rounded" height={320} />}
      {allocation ? (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr auto 1fr' } }}>
          <Side
            title={translate('timetable.batches.allocated')}
            {...{ allocation, ticked, has: isAllocated, onTick: tick }}
          />
          <Arrows some={some} onMove={move} />
          <Side
            title={translate('timetable.batches.notAllocated')}
            {...{ allocation, ticked, has: (batch: number) => !isAllocated(batch), onTick: tick }}
          />
        </Box>
      ) : null}
      <Button variant="contained" sx={{ mt: 2 }} loading={busy} disabled={!dirty} onClick={() => void save()}>
        {translate('timetable.save')}
      </Button>
    </>
  );
};
