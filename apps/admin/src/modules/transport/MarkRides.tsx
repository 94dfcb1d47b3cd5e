import {
  Alert,
  Box,
  Button,
  Paper,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { RideSheet } from '@school/domain';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { Choose } from '../../engine/own-screen/Choose.tsx';
import { DayInput } from '../../engine/own-screen/DayInput.tsx';
import { Empty } from '../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { useParam } from '../../engine/own-screen/use-param.ts';
import { useSaveKey } from '../../engine/own-screen/use-save-key.ts';
import { useWrite } from '../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { LeaveGuard } from '../../engine/own-screen/LeaveGuard.tsx';
import { allPresent, changedMarks, countMarks, stateOf, type Chosen } from './ride-marks.ts';
import { RideButtons } from './RideButtons.tsx';
import { useRoutes } from './use-routes.ts';

const path = '/transport/v1/TransportAttendance/sheet';
const none: Chosen = new Map();

/** The passengers of a trip, marked one after the other in the order in which the bus comes by. */
export const MarkRides = () => {
  const translate = useTranslate();
  const toast = useToast();
  const { context } = useEnvironment();
  const routes = useRoutes();
  const [asked, setRoute] = useParam('route');
  const [day, setDay] = useParam('date');
  const [chosenTrip, setTrip] = useParam('trip');
  const [marks, setMarks] = useState<{ readonly key: string; readonly chosen: Chosen }>();
  const { write, busy } = useWrite();
  const route = asked || String(routes.data?.[0]?.id ?? '');
  const date = day || context.today;
  const trip = chosenTrip || 'PICKUP';
  const key = `${route}/${date}/${trip}`;
  const chosen = marks?.key === key ? marks.chosen : none;
  const sheet = useLoad<RideSheet>(route ? path : undefined, 'transport.fail.sheet', { route, date, trip });
  const riders = sheet.data?.riders ?? [];
  const changed = changedMarks(riders, chosen);
  const count = countMarks(riders, chosen);
  const closed = sheet.data?.closed ?? null;
  const choose = (next: Chosen): void => setMarks({ key, chosen: next });
  const save = async (): Promise<void> => {
    const body = { route: Number(route), date, trip, marks: changed };
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
        <Choose
          label={translate('transport.route')}
          value={route}
          choices={routes.data}
          onChange={setRoute}
        />
        <DayInput label={translate('transport.day')} value={date} onChange={setDay} max={context.today} />
        <Choose
          label={translate('transport.trip')}
          value={trip}
          choices={['PICKUP', 'DROP'].map((id) => ({ id, name: translate(`transport.trips.${id}`) }))}
          onChange={setTrip}
        />
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
          <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
            <Table size="small" aria-label={translate('transport.mark.title')}>
              <TableHead>
                <TableRow>
                  <TableCell>{translate('transport.passenger')}</TableCell>
                  <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                    {translate('transport.stop')}
                  </TableCell>
                  <TableCell align="right">{translate('transport.mark.mark')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {riders.map((rider) => (
                  <TableRow key={rider.allocation} hover>
                    <TableCell sx={{ overflowWrap: 'anywhere' }}>
                      {rider.name}
                      <Typography variant="body2" color="textSecondary">
                        {rider.group}
                      </Typography>
                      <Typography
                        variant="body2"
                        color="textSecondary"
                        sx={{ display: { xs: 'block', sm: 'none' } }}
                      >
                        {[rider.time, rider.stop].filter(Boolean).join(' ')}
                      </Typography>
                    </TableCell>
                    <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                      {[rider.time, rider.stop].filter(Boolean).join(' ')}
                    </TableCell>
                    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                      <RideButtons
                        name={rider.name}
                        value={stateOf(rider, chosen)}
                        disabled={closed !== null}
                        onChange={(state) => choose(new Map(chosen).set(rider.allocation, state))}
                      />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Paper>
        </>
      ) : null}
    </>
  );
};
