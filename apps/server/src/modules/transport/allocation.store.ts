import type { Connection } from '../../platform/database/database.ts';
import { roundOf } from '../../platform/database/part-of-rows.ts';
import { academicYears } from '../organisation/academic-years.store.ts';

/** A passenger, locked until the transaction ends, so that two clerks give a person only one seat. */
export interface HeldPassenger {
  readonly name: string;
  readonly active: boolean;
}

export type PassengerKind = 'student' | 'employee';

export const holdPassenger = async (
  connection: Connection,
  kind: PassengerKind,
  id: number,
): Promise<HeldPassenger | undefined> => {
  const [row] = await connection.query<HeldPassenger>({
    name: `transport_hold_${kind}`,
    text: `select concat_ws(' ', first_name, middle_name, last_name) as name,
        status = 'ACTIVE' and not archived as active
      from ${kind} where id = $1 for no key update`,
    values: [id],
  });
  return row;
};

/**
 * Another seat of the passenger on one of these days; undefined without one. A seat without an end lasts until the end of
 * its year.
 */
export const otherSeat = async (
  connection: Connection,
  {
    kind,
    person,
    without,
  }: { readonly kind: PassengerKind; readonly person: number; readonly without: number },
  days: { readonly from: string; readonly to: string | null },
): Promise<{ readonly id: number; readonly from: string } | undefined> => {
  const [row] = await connection.query<{ id: number; from: string }>({
    name: `transport_other_seat_of_${kind}`,
    text: `select id::float8 as id, start_date::text as "from" from transport_allocation a
      where ${kind}_id = $1 and id <> $2 and status <> 'CANCELLED'
        and start_date <= coalesce($4::date, 'infinity'::date)
        and coalesce(end_date, (select y.end_date from ${academicYears} y where y.id = a.academic_year_id), 'infinity') >= $3::date
      order by id limit 1`,
    values: [person, without, days.from, days.to],
  });
  return row;
};

/** A stop on a route. */
export interface StopOnRoute {
  readonly id: number;
  readonly route: number;
  readonly fare: string | null;
}

export const stopsOnRoutes = async (
  connection: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StopOnRoute>> => {
  const rows = await connection.query<StopOnRoute>({
    name: 'transport_stops_on_routes',
    text: `select id::float8 as id, transport_route_id::float8 as route, fare::text as fare
      from route_stop where id = any($1::bigint[])`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
};

/** The name of a trip of a seat: route, stop and the time there ("06:30"), the pick-up first. */
export interface LegNames {
  readonly route: string;
  readonly stop: string;
  readonly time: string | null;
}

const leg = (way: 'pickup' | 'drop'): string => `select r.name as route, vs.name as stop,
    left(p.${way}_time::text, 5) as time from transport_allocation a join transport_route r on r.id = a.${way}_route_id
    join route_stop p on p.id = a.${way}_stop_id join vehicle_stop vs on vs.id = p.stop_id where a.id = $1`;

export const legNamesOf = (connection: Connection, allocation: number): Promise<LegNames[]> =>
  connection.query<LegNames>({
    name: 'transport_leg_names',
    text: `${leg('pickup')} union all ${leg('drop')}`,
    values: [allocation],
  });

/** Whether a seat continues one of the same passenger that ended the day before. */
export const goesOnFrom = async (connection: Connection, allocation: number): Promise<boolean> => {
  const rows = await connection.query({
    name: 'transport_goes_on_from',
    text: `select 1 from transport_allocation a join transport_allocation o on o.id <> a.id and o.status <> 'CANCELLED'
        and (o.student_id = a.student_id or o.employee_id = a.employee_id) and o.end_date = a.start_date - 1
      where a.id = $1 limit 1`,
    values: [allocation],
  });
  return rows.length > 0;
};

/** The last day on which the passenger was marked; null if never. */
export const lastMarked = async (connection: Connection, allocation: number): Promise<string | null> => {
  const [row] = await connection.query<{ day: string | null }>({
    name: 'transport_last_marked',
    text: 'select max(date)::text as day from transport_attendance where allocation_id = $1',
    values: [allocation],
  });
  return row?.day ?? null;
};

/** A person's seats that have not ended, locked until the transaction ends. */
export const openSeatsOf = (
  connection: Connection,
  kind: PassengerKind,
  person: number,
): Promise<{ id: number; from: string; version: number; to: string | null; status: string }[]> =>
  connection.query({
    name: `transport_open_seats_of_${kind}`,
    text: `select id::float8 as id, start_date::text as "from", version, end_date::text as "to", status
      from transport_allocation where ${kind}_id = $1 and status in ('ACTIVE', 'PLANNED') order by id for update`,
    values: [person],
  });

/** A seat whose state no longer matches the day. */
export interface SeatToTurn {
  readonly id: number;
  readonly status: string;
  readonly endDate: string | null;
}

export const seatsToTurn = (connection: Connection, today: string): Promise<SeatToTurn[]> =>
  connection.query<SeatToTurn>({
    name: 'transport_seats_to_turn',
    text: `select id::float8 as id, status, end_date::text as "endDate" from transport_allocation
      where (status = 'PLANNED' and start_date <= $1::date)
        or (status in ('PLANNED', 'ACTIVE') and end_date < $1::date) order by id ${roundOf(500)}`,
    values: [today],
  });

/** Ends a seat or, where nothing was ridden, cancels it; one whose last day is still to come keeps its state. */
export const closeSeat = async (
  connection: Connection,
  id: number,
  { status, to }: { readonly status: string; readonly to: string | null },
  actor: number | null,
): Promise<void> => {
  await connection.query({
    name: 'transport_close_seat',
    text: `update transport_allocation set status = $2, end_date = coalesce($3::date, end_date), version = version + 1,
        updated_at = now(), updated_by = $4 where id = $1`,
    values: [id, status, to, actor],
  });
};
