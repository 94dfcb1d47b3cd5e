import { Controller, Get, Inject, Param } from '@nestjs/common';
import { NotFound, isIsoDate, type Principal } from '@school/kernel';
import type { Assignable, RouteToday } from '@school/domain';
import { badParameter } from '../../engine/calls/query-parameters.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { succeeded, type Envelope } from '../../engine/envelope/envelope.ts';
import { idParameter } from '../../engine/own-calls/id-or-all.ts';
import { KnownQuery, type KnownParameters } from '../../engine/own-calls/known-query.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import { employeesToSeat, stopsToChoose, studentsToSeat } from './assign.store.ts';
import { ridesOf, type OwnRide } from './own-ride.store.ts';
import { papersToday, routesToday, workToday, type PaperToday, type WorkToday } from './overview.store.ts';
import { fullestDay } from './seats.store.ts';

const keepers: readonly Principal[] = ['TransportManagement'];

const dayOf = ({ day }: KnownParameters, today: string): string => {
  if (day !== undefined && !isIsoDate(day)) throw badParameter('day', 'day must be like 2026-11-22.');
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

/** What the screens of transport read besides lists. */
@Controller('transport/v1')
export class TransportController {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Today: routes with their load, papers that run out, work on vehicles. */
  @Get('overview')
  async overview(@Caller() { actor, institute, today }: CallContext): Promise<Envelope<Overview>> {
    requireAny(actor, keepers);
    const connection = this.database.of(institute);
    return succeeded({
      routes: await routesToday(connection, today),
      papers: await papersToday(connection, today),
      work: await workToday(connection, today),
    });
  }

  /** Own seats, those of the children for a parent. */
  @Get('mine')
  async mine(@Caller() { actor, institute, today }: CallContext): Promise<Envelope<readonly OwnRide[]>> {
    requireAny(actor, ['EMPLOYEE', 'STUDENT', 'PARENT']);
    const own = actor.role === 'STUDENT' && actor.student ? [actor.student] : [];
    const students = actor.role === 'PARENT' ? (actor.wards ?? []) : own;
    const employee = actor.role === 'EMPLOYEE' ? (actor.employee ?? null) : null;
    return succeeded(await ridesOf(this.database.of(institute), { students, employee }, today));
  }

  /** The people of a batch or department, with the seats that they have. */
  @Get('people')
  async people(
    @KnownQuery(['batch', 'department', 'day']) query: KnownParameters,
    @Caller() { actor, institute, today }: CallContext,
  ): Promise<Envelope<readonly Assignable[]>> {
    requireAny(actor, keepers);
    const connection = this.database.of(institute);
    const day = dayOf(query, today);
    const batch = idParameter('batch', query['batch']);
    if (batch > 0) return succeeded(await studentsToSeat(connection, batch, day));
    return succeeded(await employeesToSeat(connection, idParameter('department', query['department']), day));
  }

  /** The stops of a route, and how many seats of both trips are free from a day on. */
  @Get('places/:route')
  async places(
    @Param('route', IdPipe) route: number,
    @KnownQuery(['day']) query: KnownParameters,
    @Caller() { actor, institute, today }: CallContext,
  ): Promise<Envelope<Places>> {
    requireAny(actor, keepers);
    const connection = this.database.of(institute);
    const stops = await stopsToChoose(connection, route);
    if (stops.length === 0) throw new NotFound();
    const days = { from: dayOf(query, today), to: null };
    const pickup = await fullestDay(connection, { route, trip: 'PICKUP', without: 0 }, days);
    const drop = await fullestDay(connection, { route, trip: 'DROP', without: 0 }, days);
    return succeeded({
      stops,
      pickupFree: pickup.capacity - pickup.load,
      dropFree: drop.capacity - drop.load,
    });
  }
}
