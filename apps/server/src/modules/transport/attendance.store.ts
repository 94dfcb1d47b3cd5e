import type { Rider } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import type { Trip } from './seats.store.ts';
import { accounts } from '../../platform/accounts/accounts.ts';
import { classes } from '../academics/classes.ts';
import { staff } from '../hr/staff.store.ts';
import { answering, roll } from '../students/roll.store.ts';

export type RideStatus = 'PRESENT' | 'ABSENT' | 'LEAVE';

const onTrip: Readonly<Record<Trip, string>> = { PICKUP: 'pickup', DROP: 'drop' };

export const ridersOf = (
  connection: Connection,
  { route, date, trip }: { readonly route: number; readonly date: string; readonly trip: Trip },
): Promise<Rider[]> => {
  const way = onTrip[trip];
  return connection.query<Rider>({
    name: `transport_riders_${way}`,
    text: `select a.id::float8 as allocation, a.name, coalesce(b.label, e.department, '') as "group",
        v.name as stop, left(p.${way}_time::text, 5) as time, t.status
      from transport_allocation a join route_stop p on p.id = a.${way}_stop_id join vehicle_stop v on v.id = p.stop_id
        left join ${roll} s on s.id = a.student_id left join ${classes} b on b.id = s.batch_id
        left join ${staff} e on e.id = a.employee_id
        left join transport_attendance t on t.allocation_id = a.id and t.date = $2 and t.trip = $3
      where a.${way}_route_id = $1 and a.status <> 'CANCELLED' and a.start_date <= $2::date
        and (a.end_date is null or a.end_date >= $2::date)
      order by ${trip === 'PICKUP' ? 'p.position' : 'p.position desc'}, lower(a.name), a.id`,
    most: 5_000,
    values: [route, date, trip],
  });
};

/** What was marked: a new ride, or a changed mark on an existing one. */
export interface MarkedRide {
  readonly id: number;
  readonly version: number;
  readonly allocation: number;
  readonly before: RideStatus | null;
  readonly status: RideStatus;
}

/** Marks passengers of a trip; those already marked so are left unchanged. */
export const markRides = (
  connection: Connection,
  { route, date, trip }: { readonly route: number; readonly date: string; readonly trip: Trip },
  marks: readonly { readonly allocation: number; readonly status: RideStatus }[],
  actor: number | null,
): Promise<MarkedRide[]> =>
  connection.query<MarkedRide>({
    name: 'transport_mark_rides',
    text: `with given as (select * from unnest($4::bigint[], $5::text[]) g (allocation, status)),
        old as (select t.id, t.allocation_id, t.status from transport_attendance t join given g on g.allocation = t.allocation_id
          where t.date = $2 and t.trip = $3 for update of t)
      insert into transport_attendance as r (route_id, date, trip, allocation_id, status, marked_by_id, created_by, updated_by)
      select $1, $2, $3, g.allocation, g.status, $6, $6, $6 from given g order by g.allocation
      on conflict (date, lower(btrim(trip)), allocation_id) do update set status = excluded.status,
        marked_by_id = excluded.marked_by_id, version = r.version + 1, updated_at = now(), updated_by = excluded.updated_by
        where r.status <> excluded.status
      returning r.id::float8 as id, r.version, r.allocation_id::float8 as allocation, r.status,
        (select old.status from old where old.id = r.id) as before`,
    values: [route, date, trip, marks.map((m) => m.allocation), marks.map((m) => m.status), actor],
  });

/** Guardians with an account whose students are among the passengers. */
export const guardianAccounts = (
  connection: Connection,
  allocations: readonly number[],
): Promise<{ user: number; name: string }[]> =>
  connection.query({
    name: 'transport_guardian_accounts',
    text: `select distinct u.id::float8 as user, a.name from transport_allocation a
        join ${answering} g on g.student_id = a.student_id and g.portal_access
        join ${accounts} u on u.guardian_id = g.guardian_id and not u.archived and not u.blocked
      where a.id = any($1::bigint[]) order by 1, 2`,
    values: [allocations],
  });
