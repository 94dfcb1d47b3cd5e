import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import type { Assignable } from '@school/domain';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { Choose } from '../../engine/own-screen/Choose.tsx';
import { LeaveGuard } from '../../engine/own-screen/LeaveGuard.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../engine/own-screen/RowsTable.tsx';
import { useWrite } from '../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { useMarked } from '../../engine/own-screen/use-marked.ts';
import { useSeatChoice, type Places } from './use-seat-choice.ts';
import { SeatTools } from './SeatTools.tsx';

const nobody: readonly number[] = [];

interface FreeSeatsProps {
  readonly places: Places;
  readonly marked: number;
  /** Free seats on each requested direction. */
  readonly room: number;
}

const FreeSeats = ({ places, marked, room }: FreeSeatsProps) => {
  const translate = useTranslate();
  return (
    <Alert severity={marked > room ? 'warning' : 'info'} sx={{ mb: 2 }}>
      {translate('transport.assign.free', {
        pickup: places.pickupFree,
        drop: places.dropFree,
        marked,
      })}
    </Alert>
  );
};

/** Seats of a route for many people of a batch at a time, all or none. */
export const AssignSeats = () => {
  const translate = useTranslate();
  const toast = useToast();
  const seats = useSeatChoice();
  const { batch, route, from, mode, stop, choices, room, batches, routes, people, places } = seats;
  const [stops, setStops] = useState<ReadonlyMap<number, string>>(new Map());
  const free = useMemo(() => people.data?.filter(({ seat }) => seat === null), [people.data]);
  const selection = useMarked(free, nobody);
  const { write, busy } = useWrite();
  const { marked } = selection;
  const stopOf = (id: number): string => stops.get(id) ?? stop;
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
      {places.data ? <FreeSeats places={places.data} marked={marked.length} room={room} /> : null}
      <RowsTable<Assignable>
        caption={translate('transport.assign.title')}
        rows={batch ? free : []}
        empty={translate(batch ? 'transport.assign.none' : 'transport.assign.choose')}
        selection={selection}
        columns={[
          { key: 'name', label: translate('transport.passenger'), role: 'title', text: (row) => row.name },
          { key: 'number', label: translate('transport.number'), text: (row) => row.number },
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
          <SeatTools
            seats={seats}
            disabled={!route || from === '' || marked.length === 0 || missing}
            busy={busy}
            marked={marked.length}
            onSave={() => void save()}
          />
        }
      />
    </>
  );
};
