import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import type { Assignable } from '@school/domain';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { Choose } from '../../engine/own-screen/Choose.tsx';
import { DayInput } from '../../engine/own-screen/DayInput.tsx';
import { LeaveGuard } from '../../engine/own-screen/LeaveGuard.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { useParam } from '../../engine/own-screen/use-param.ts';
import { useWrite } from '../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { useMarked } from '../../engine/own-screen/use-marked.ts';
import { useRoutes } from './use-routes.ts';

interface Places {
  readonly stops: readonly {
    readonly id: number;
    readonly name: string;
    readonly pickupTime: string | null;
  }[];
  readonly pickupFree: number;
  readonly dropFree: number;
}
interface BatchRow {
  readonly id: number;
  readonly fullName: string;
}

const batchQuery = { filter: { active: true }, sort: ['fullName', 'ASC'] };
const nobody: readonly number[] = [];

/** Seats of a route for many people of a batch at once, all or none. */
export const AssignSeats = () => {
  const translate = useTranslate();
  const toast = useToast();
  const { context } = useEnvironment();
  const [batch, setBatch] = useParam('batch');
  const [route, setRoute] = useParam('route');
  const [from, setFrom] = useState(context.today);
  const [mode, setMode] = useState('BOTH');
  const [stop, setStop] = useState('');
  const [stops, setStops] = useState<ReadonlyMap<number, string>>(new Map());
  const routes = useRoutes();
  const batches = useLoad<readonly BatchRow[]>('/setup/v1/Batch/getall', 'transport.fail.people', batchQuery);
  const people = useLoad<readonly Assignable[]>(
    batch ? '/transport/v1/people' : undefined,
    'transport.fail.people',
    { batch, day: from },
  );
  const places = useLoad<Places>(
    route ? `/transport/v1/places/${encodeURIComponent(route)}` : undefined,
    'transport.fail.routes',
    { day: from },
  );
  const free = useMemo(() => people.data?.filter(({ seat }) => seat === null), [people.data]);
  const selection = useMarked(free, nobody);
  const { write, busy } = useWrite();
  const { marked } = selection;
  const stopOf = (id: number): string => stops.get(id) ?? stop;
  const choices = places.data?.stops.map(({ id, name, pickupTime }) => ({
    id,
    name: [pickupTime, name].filter(Boolean).join(' '),
  }));
  const room = Math.min(
    mode === 'DROP' ? Infinity : (places.data?.pickupFree ?? 0),
    mode === 'PICKUP' ? Infinity : (places.data?.dropFree ?? 0),
  );
  const missing = marked.some((id) => stopOf(Number(id)) === '');
  const save = async (): Promise<void> => {
    const passengers = marked.map((id) => ({ student: Number(id), stop: Number(stopOf(Number(id))) }));
    const answer = await write<{ allocated: number }>({
      path: '/transport/v1/assign',
      body: { route: Number(route), mode, startDate: from, passengers },
      fallback: 'transport.fail.assign',
      asks: true,
    });
    if (!answer) return;
    setStops(new Map());
    toast.success('transport.assign.done', { smart_count: answer.allocated });
  };
  return (
    <>
      <PageHeader title={translate('transport.assign.title')} under={translate('transport.assign.hint')} />
      <LeaveGuard dirty={stops.size > 0} of="address" onLeave={() => setStops(new Map())} />
      <LoadProblem text={batches.problem ?? routes.problem ?? people.problem} onRetry={people.retry} />
      {places.data ? (
        <Alert severity={marked.length > room ? 'warning' : 'info'} sx={{ mb: 2 }}>
          {translate('transport.assign.free', {
            pickup: places.data.pickupFree,
            drop: places.data.dropFree,
            marked: marked.length,
          })}
        </Alert>
      ) : null}
      <RowsTable<Assignable>
        caption={translate('transport.assign.title')}
        rows={batch ? free : []}
        empty={translate(batch ? 'transport.assign.none' : 'transport.assign.choose')}
        selection={selection}
        columns={[
          {
            key: 'name',
            label: translate('transport.passenger'),
            role: 'title',
            text: (row) => row.name,
            render: (row) => row.name,
          },
          {
            key: 'number',
            label: translate('transport.number'),
            text: (row) => row.number,
            render: (row) => row.number,
          },
          {
            key: 'stop',
            label: translate('transport.stop'),
            render: (row) => (
              <Choose
                label={translate('transport.assign.stopOf', { name: row.name })}
                value={stopOf(row.id)}
                choices={choices}
                onChange={(value) => setStops((now) => new Map(now).set(row.id, value))}
              />
            ),
          },
        ]}
        tools={
          <>
            <Choose
              label={translate('transport.batch')}
              value={batch}
              choices={batches.data?.map(({ id, fullName }) => ({ id, name: fullName }))}
              onChange={setBatch}
            />
            <Choose
              label={translate('transport.route')}
              value={route}
              choices={routes.data}
              onChange={setRoute}
            />
            <Choose
              label={translate('transport.assign.stopForAll')}
              value={stop}
              choices={choices}
              onChange={setStop}
            />
            <Choose
              label={translate('transport.trip')}
              value={mode}
              choices={['BOTH', 'PICKUP', 'DROP'].map((id) => ({
                id,
                name: translate(`transport.modes.${id}`),
              }))}
              onChange={setMode}
            />
            <DayInput label={translate('transport.assign.from')} value={from} onChange={setFrom} />
            <Button
              variant="contained"
              loading={busy}
              disabled={!route || from === '' || marked.length === 0 || missing}
              onClick={() => void save()}
            >
              {translate('transport.assign.save', { count: marked.length })}
            </Button>
          </>
        }
      />
    </>
  );
};
