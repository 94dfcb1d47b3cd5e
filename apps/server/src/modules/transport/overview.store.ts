import type { RouteToday } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { academicYears } from '../organisation/academic-years.store.ts';

const ridesOn = (
  column: 'pickup' | 'drop',
  day: string,
): string => `(select count(*)::int from transport_allocation a
  where a.${column}_route_id = r.id and a.status <> 'CANCELLED' and a.start_date <= ${day}
    and (a.end_date is null or a.end_date >= ${day}))`;

/** SQL: active routes `r` with the vehicle `v` of the day, with a parameter in place of `$day`. */
export const routesOn = (day: string): string => `transport_route r
  join ${academicYears} y on y.id = r.academic_year_id and ${day} between y.start_date and y.end_date
  left join route_substitution s on s.route_id = r.id and ${day} between s.from_date and s.to_date
  join vehicle v on v.id = coalesce(s.vehicle_id, r.vehicle_id)`;

/** SQL: figures for a route on a day. */
export const loadColumns = (day: string): string => `v.seat_capacity + v.standing_allowance as capacity,
  ${ridesOn('pickup', day)} as pickup, ${ridesOn('drop', day)} as drop`;

export const routesToday = (connection: Connection, day: string): Promise<RouteToday[]> =>
  connection.query<RouteToday>({
    name: 'transport_routes_today',
    text: `select r.id::float8 as id, r.name, v.vehicle_number as vehicle, v.status <> 'ACTIVE' as stands,
        exists (select from vehicle_certificate_type t where t.mandatory and t.active and not t.archived
          and not exists (select from vehicle_certificate c where c.vehicle_id = v.id and c.type_id = t.id
            and not c.archived and c.expires_on >= $1::date)) as unpapered,
        ${loadColumns('$1::date')},
        (select count(*)::int from transport_attendance t where t.route_id = r.id and t.date = $1::date
          and t.status = 'ABSENT') as absent
      from ${routesOn('$1::date')} where r.active and not r.archived order by lower(r.name), r.id`,
    most: 5_000,
    values: [day],
  });

/** A document that is expiring or has expired; of each kind, the one that expires last. */
export interface PaperToday {
  readonly id: number;
  readonly vehicleId: number;
  readonly vehicle: string;
  readonly paper: string;
  readonly expiresOn: string;
}

export const papersToday = (connection: Connection, day: string): Promise<PaperToday[]> =>
  connection.query<PaperToday>({
    name: 'transport_papers_today',
    text: `select c.id::float8 as id, v.id::float8 as "vehicleId", v.vehicle_number as vehicle, t.name as paper,
        c.expires_on::text as "expiresOn"
      from vehicle_certificate c join vehicle v on v.id = c.vehicle_id and v.status <> 'RETIRED' and not v.archived
        join vehicle_certificate_type t on t.id = c.type_id and t.active and not t.archived
      where c.tell_from <= $1::date and not c.archived and not exists (select from vehicle_certificate n
        where n.vehicle_id = c.vehicle_id and n.type_id = c.type_id and not n.archived and n.expires_on > c.expires_on)
      order by c.expires_on, c.id`,
    most: 5_000,
    values: [day],
  });

/** Work that takes a vehicle off the road, or is due. */
export interface WorkToday {
  readonly id: number;
  readonly vehicle: string;
  readonly kind: string;
  readonly status: string;
  readonly from: string;
  readonly dueOn: string | null;
}

export const workToday = (connection: Connection, day: string): Promise<WorkToday[]> =>
  connection.query<WorkToday>({
    name: 'transport_work_today',
    text: `select m.id::float8 as id, v.vehicle_number as vehicle, m.kind, m.status, m.from_date::text as "from",
        m.next_due_on::text as "dueOn"
      from vehicle_maintenance m join vehicle v on v.id = m.vehicle_id
      where m.status in ('SCHEDULED', 'IN_PROGRESS')
        or (m.status = 'DONE' and m.next_due_on between $1::date - 30 and $1::date + 30)
      order by m.status = 'IN_PROGRESS' desc, coalesce(m.next_due_on, m.from_date), m.id`,
    most: 5_000,
    values: [day],
  });

/** How many routes are being driven now. */
export const countRoutes = async (connection: Connection, day: string): Promise<number> => {
  const [row] = await connection.query<{ routes: number }>({
    name: 'dashboard_transport_routes',
    text: `select count(*)::int as routes from transport_route r
        join ${academicYears} y on y.id = r.academic_year_id and $1::date between y.start_date and y.end_date
      where r.active and not r.archived`,
    values: [day],
  });
  return row?.routes ?? 0;
};
