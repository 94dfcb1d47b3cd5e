import { NotFound, isIsoDate } from '@school/kernel';
import type { OwnRide, RouteToday } from '@school/domain';
import { badParameter } from '../../engine/calls/query-parameters.ts';
import { employeesToSeat, stopsToChoose, studentsToSeat } from './assign.store.ts';
import { ridesOf } from './own-ride.store.ts';
import { papersToday, routesToday, workToday, type PaperToday, type WorkToday } from './overview.store.ts';
import { fullestDay } from './seats.store.ts';
import { transportOverview, ownRides, passengersToSeat, placesOfRoute } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

const dayOf = ({ day }: { readonly day: string | null }, today: string): string => {
  if (day !== null && !isIsoDate(day)) throw badParameter('day', 'day must be like 2026-11-22.');
  return day ?? today;
};

interface Overview {
  readonly routes: readonly RouteToday[];
  readonly papers: readonly PaperToday[];
  readonly work: readonly WorkToday[];
}

interface Places {
  readonly stops: Awaited<ReturnType<typeof stopsToChoose>>;
  readonly pickupFree: number;
  readonly dropFree: number;
}

declare module '@school/kernel' {
  interface KnownAnswers {
    transportOverview: Overview;
    ownRides: readonly OwnRide[];
    placesOfRoute: Places;
  }
}

/** Routes, seats and who rides. */
export const transportReadings = [
  handle(transportOverview, async ({ connection, context: { today } }) => {
    return {
      routes: await routesToday(connection, today),
      papers: await papersToday(connection, today),
      work: await workToday(connection, today),
    };
  }),
  handle(ownRides, async ({ connection, context: { actor, today } }) => {
    const own = actor.role === 'STUDENT' && actor.student ? [actor.student] : [];
    const students = actor.role === 'PARENT' ? (actor.wards ?? []) : own;
    const employee = actor.role === 'EMPLOYEE' ? (actor.employee ?? null) : null;
    return ridesOf(connection, { students, employee }, today);
  }),
  handle(passengersToSeat, async ({ input, connection, context: { today } }) => {
    const day = dayOf(input, today);
    const batch = input.batch ?? 0;
    if (batch > 0) return studentsToSeat(connection, batch, day);
    return employeesToSeat(connection, input.department ?? 0, day);
  }),
  handle(placesOfRoute, async ({ input, connection, context: { today } }) => {
    const { route } = input;
    const stops = await stopsToChoose(connection, route);
    if (stops.length === 0) throw new NotFound();
    const days = { from: dayOf(input, today), to: null };
    const pickup = await fullestDay(connection, { route, trip: 'PICKUP', without: 0 }, days);
    const drop = await fullestDay(connection, { route, trip: 'DROP', without: 0 }, days);
    return {
      stops,
      pickupFree: pickup.capacity - pickup.load,
      dropFree: drop.capacity - drop.load,
    };
  }),
];
