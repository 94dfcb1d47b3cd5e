import type { Connection } from '../../platform/database/database.ts';

export type Trip = 'PICKUP' | 'DROP';
export const bothTrips: readonly Trip[] = ['PICKUP', 'DROP'];

/** A route, locked until the transaction ends, so that its seats are given one after the other. */
export interface HeldRoute {
  readonly id: number;
  readonly name: string;
  readonly academicYear: number;
  readonly active: boolean;
  readonly fare: string | null;
}

/** Locks routes in the order of their ids, so that two users who give seats never wait for each other. */
export const holdRoutes = async (
  connection: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, HeldRoute>> => {
  const rows = await connection.query<HeldRoute>({
    name: 'transport_hold_routes',
    text: `select id::float8 as id, name, academic_year_id::float8 as "academicYear", active and not archived as active,
        fare::text as fare
      from transport_route where id = any($1::bigint[]) order by id for update`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
};

/** SQL: a passenger `a` who rides on the day `d.day`. */
const rides = `a.status <> 'CANCELLED' and a.start_date <= d.day and (a.end_date is null or a.end_date >= d.day)`;
const routeColumn: Readonly<Record<Trip, string>> = { PICKUP: 'pickup_route_id', DROP: 'drop_route_id' };

/** SQL: the days from $2 to $3 on which the load of route $1 may rise or its vehicle change. */
const turningDays = (trip: Trip): string => `select $2::date as day
  union select start_date from transport_allocation where ${routeColumn[trip]} = $1 and status <> 'CANCELLED'
    and start_date > $2::date and start_date <= coalesce($3::date, 'infinity'::date)
  union select turn from route_substitution s, unnest(array[s.from_date, s.to_date + 1]) turn where s.route_id = $1
    and turn > $2::date and turn <= coalesce($3::date, 'infinity'::date)`;

/** SQL: the vehicle that drives route `r` on the day `d.day`. */
const vehicleOn = `coalesce((select s.vehicle_id from route_substitution s
    where s.route_id = r.id and d.day between s.from_date and s.to_date limit 1), r.vehicle_id)`;

/** The fullest day of a trip. */
export interface FullestDay {
  readonly day: string;
  readonly load: number;
  readonly capacity: number;
}

/**
 * The day with the fewest free seats on a trip of a route (TRN-1).
 * @param days first and last day; null: open-ended
 * @param without an allocation that does not count because it is being changed
 */
export const fullestDay = async (
  connection: Connection,
  { route, trip, without }: { readonly route: number; readonly trip: Trip; readonly without: number },
  days: { readonly from: string; readonly to: string | null },
): Promise<FullestDay> => {
  const [row] = await connection.query<FullestDay>({
    name: `transport_fullest_${trip.toLowerCase()}`,
    text: `select day::text as day, load, capacity from (
        select d.day, (select count(*)::int from transport_allocation a
            where a.${routeColumn[trip]} = $1 and a.id <> $4 and ${rides}) as load,
          (select v.seat_capacity + v.standing_allowance from vehicle v where v.id = ${vehicleOn}) as capacity
        from (${turningDays(trip)}) d, transport_route r where r.id = $1) days
      order by capacity - load, day limit 1`,
    values: [route, days.from, days.to, without],
  });
  return row ?? { day: days.from, load: 0, capacity: 0 };
};

/** The most passengers that a route has on one trip of a single day within a range. */
export const highestLoad = async (
  connection: Connection,
  route: number,
  days: { readonly from: string; readonly to: string | null },
): Promise<number> => {
  const loads: number[] = [];
  for (const trip of bothTrips) {
    const fullest = await connection.query<{ load: number }>({
      name: `transport_load_${trip.toLowerCase()}`,
      text: `select (select count(*)::int from transport_allocation a
          where a.${routeColumn[trip]} = $1 and ${rides}) as load
        from (${turningDays(trip)}) d order by load desc limit 1`,
      values: [route, days.from, days.to],
    });
    loads.push(fullest[0]?.load ?? 0);
  }
  return Math.max(...loads);
};

/** Routes that a vehicle drives from a day on, its own and those for which it is a substitute. */
export const drivenBy = (
  connection: Connection,
  vehicle: number,
  from: string,
): Promise<{ id: number; name: string; from: string; to: string | null; own: boolean }[]> =>
  connection.query({
    name: 'transport_driven_by',
    text: `select id::float8 as id, name, $2::text as "from", null as "to", true as own from transport_route
        where vehicle_id = $1 and active and not archived
      union all select r.id::float8, r.name, greatest(s.from_date, $2::date)::text, s.to_date::text, false
        from route_substitution s join transport_route r on r.id = s.route_id
        where s.vehicle_id = $1 and s.to_date >= $2::date
      order by id`,
    values: [vehicle, from],
  });
