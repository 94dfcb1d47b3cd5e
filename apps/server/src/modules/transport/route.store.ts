import type { StopTimes } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { staff } from '../hr/staff.store.ts';

/** Passengers whose seat on a route has not ended by a given day. */
export const openSeats = async (connection: Connection, route: number, from: string): Promise<number> => {
  const [row] = await connection.query<{ seats: number }>({
    name: 'transport_open_seats',
    text: `select count(*)::int as seats from transport_allocation
      where (pickup_route_id = $1 or drop_route_id = $1) and status <> 'CANCELLED'
        and (end_date is null or end_date >= $2)`,
    values: [route, from],
  });
  return row?.seats ?? 0;
};

/** When a route is running. */
export interface RouteTimes {
  readonly id: number;
  readonly name: string;
  readonly pickupStart: string | null;
  readonly dropStart: string | null;
  readonly stops: readonly StopTimes[];
}

/** SQL: the times of route `r`. */
const times = `r.id::float8 as id, r.name, r.pickup_start::text as "pickupStart", r.drop_start::text as "dropStart",
  coalesce((select jsonb_agg(jsonb_build_object('pickupTime', p.pickup_time, 'dropTime', p.drop_time))
    from route_stop p where p.transport_route_id = r.id), '[]') as stops`;

/** The route first, then the others on which the person drives within these days; the person is locked. */
export const drivenWithin = async (
  connection: Connection,
  { route, person, without }: { readonly route: number; readonly person: number; readonly without: number },
  days: { readonly from: string; readonly to: string | null },
): Promise<readonly RouteTimes[]> => {
  await connection.query({
    name: 'transport_hold_person',
    text: 'select 1 from transport_employee where id = $1 for no key update',
    values: [person],
  });
  return connection.query<RouteTimes>({
    name: 'transport_driven_within',
    text: `select ${times} from transport_route r where r.id = $1 or r.id in (
        select e.route_id from route_employee e where e.transport_employee_id = $2 and e.role = 'DRIVER' and e.id <> $3
          and e.from_date <= coalesce($5::date, 'infinity'::date) and coalesce(e.to_date, 'infinity'::date) >= $4::date)
      order by r.id = $1 desc, r.id`,
    most: 5_000,
    values: [route, person, without, days.from, days.to],
  });
};

export const employeeName = async (connection: Connection, employee: number): Promise<string> => {
  const [row] = await connection.query<{ name: string }>({
    name: 'transport_employee_name',
    text: `select e.name from ${staff} e where e.id = $1`,
    values: [employee],
  });
  return row?.name ?? '';
};
