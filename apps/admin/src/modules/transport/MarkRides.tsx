import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { RideSheet } from '@school/domain';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { Empty } from '../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { useSaveKey } from '../../engine/own-screen/use-save-key.ts';
import { useWrite } from '../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { LeaveGuard } from '../../engine/own-screen/LeaveGuard.tsx';
import { allPresent, changedMarks, countMarks, type Chosen } from './ride-marks.ts';
import { RidersTable } from './RidersTable.tsx';
import { useTrip } from './use-trip.ts';
import { TripChoice } from './TripChoice.tsx';

const path = '/transport/v1/TransportAttendance/sheet';
const none: Chosen = new Map();

/** The passengers of a trip, marked one after another in the order of the bus stops. */
export const MarkRides = () => {
  const translate = useTranslate();
  const toast = useToast();
  const trip = useTrip();
  const { routes, route, date, trip: way } = trip;
  const [marks, setMarks] = useState<{ readonly key: string; readonly chosen: Chosen }>();
  const { write, busy } = useWrite();
  const key = `${route}/${date}/${way}`;
  const chosen = marks?.key === key ? marks.chosen : none;
  const sheet = useLoad<RideSheet>(route ? path : undefined, 'transport.fail.sheet', {
    route,
    date,
    trip: way,
  });
  const riders = sheet.data?.riders ?? [];
  const changed = changedMarks(riders, chosen);
  const count = countMarks(riders, chosen);
  const closed = sheet.data?.closed ?? null;
  const choose = (next: Chosen): void => setMarks({ key, chosen: next });
  const save = async (): Promise<void> => {
    const body = { route: Number(route), date, trip: way, marks: changed };
    const answer = await write<{ saved: number }>({
      method: 'PUT',
      path,
      body,
      fallback: 'transport.fail.marks',
    });
    if (!answer) return;
    setMarks(undefined);
    toast.success('transport.mark.saved', { smart_count: answer.saved });
  };
  useSaveKey(busy || closed || changed.length === 0 ? undefined : () => void save());
  return (
    <>
      <PageHeader title={translate('transport.mark.title')} under={translate('transport.mark.hint')} />
      <LeaveGuard dirty={changed.length > 0} of="address" onLeave={() => setMarks(undefined)} />
      <LoadProblem text={routes.problem ?? sheet.problem} onRetry={sheet.retry} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, alignItems: 'center' }}>
        <TripChoice trip={trip} />
        <Button
          disabled={closed !== null || count.OPEN === 0}
          onClick={() => choose(allPresent(riders, chosen))}
        >
          {translate('transport.mark.all')}
        </Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={closed !== null || changed.length === 0}
          onClick={() => void save()}
        >
          {translate('transport.mark.save', { count: changed.length })}
        </Button>
      </Box>
      {closed ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate(`transport.closed.${closed}`)}
        </Alert>
      ) : null}
      {routes.data?.length === 0 ? <Empty text={translate('transport.noRoutes')} /> : null}
      {sheet.data && riders.length === 0 ? <Empty text={translate('transport.mark.none')} /> : null}
      {route && !sheet.data && !sheet.problem ? <Skeleton variant="rounded" height={240} /> : null}
      {riders.length > 0 ? (
        <>
          <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ mb: 1 }}>
            {translate('transport.mark.count', {
              present: count.PRESENT,
              absent: count.ABSENT,
              leave: count.LEAVE,
              open: count.OPEN,
            })}
          </Typography>
          <RidersTable riders={riders} chosen={chosen} closed={closed !== null} onChoose={choose} />
        </>
      ) : null}
    </>
  );
};
