import { useState } from 'react';
import type { Assignable } from '@school/domain';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { useParam } from '../../engine/own-screen/use-param.ts';
import { useRoutes } from './use-routes.ts';

export interface Places {
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

/** Which people and route seats are assigned for, from when, and how many are free. */
export const useSeatChoice = () => {
  const { context } = useEnvironment();
  const [batch, setBatch] = useParam('batch');
  const [route, setRoute] = useParam('route');
  const [from, setFrom] = useState(context.today);
  const [mode, setMode] = useState('BOTH');
  const [stop, setStop] = useState('');
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
  const choices = places.data?.stops.map(({ id, name, pickupTime }) => ({
    id,
    name: [pickupTime, name].filter(Boolean).join(' '),
  }));
  const room = Math.min(
    mode === 'DROP' ? Infinity : (places.data?.pickupFree ?? 0),
    mode === 'PICKUP' ? Infinity : (places.data?.dropFree ?? 0),
  );
  return {
    batch,
    setBatch,
    route,
    setRoute,
    from,
    setFrom,
    mode,
    setMode,
    stop,
    setStop,
    choices,
    room,
    batches,
    routes,
    people,
    places,
  };
};
