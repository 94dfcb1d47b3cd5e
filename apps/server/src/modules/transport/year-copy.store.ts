import type { Connection } from '../../platform/database/database.ts';
import { academicYears } from '../organisation/academic-years.store.ts';
import { staff } from '../hr/staff.store.ts';
import { roll } from '../students/roll.store.ts';

/** Something in one year that the other does not have yet, as it would be entered there. */
export interface Copied {
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Why it cannot be copied; null where no obstacle is known. */
  readonly refused: string | null;
}

const same = 'lower(btrim(n.name)) = lower(btrim(o.name)) and n.academic_year_id = $2 and not n.archived';

const statements = {
  STOPS: `select o.name, null as refused, jsonb_build_object('name', o.name, 'academicYear', $2::bigint,
      'landmark', o.landmark, 'latitude', o.latitude::text, 'longitude', o.longitude::text) as values
    from vehicle_stop o where o.academic_year_id = $1 and o.active and not o.archived
      and not exists (select from vehicle_stop n where ${same}) order by o.id`,
  ROUTES: `select o.name, null as refused, jsonb_build_object('name', o.name, 'code', o.code, 'academicYear', $2::bigint,
      'vehicle', o.vehicle_id, 'fare', o.fare::text, 'pickupStart', o.pickup_start::text, 'dropStart', o.drop_start::text,
      'stops', (select jsonb_agg(jsonb_build_object('stop', t.id, 'pickupTime', p.pickup_time::text,
          'dropTime', p.drop_time::text, 'fare', p.fare::text) order by p.position, p.id)
        from route_stop p join vehicle_stop s on s.id = p.stop_id
          join vehicle_stop t on lower(btrim(t.name)) = lower(btrim(s.name)) and t.academic_year_id = $2 and not t.archived
        where p.transport_route_id = o.id)) as values
    from transport_route o where o.academic_year_id = $1 and o.active and not o.archived
      and not exists (select from transport_route n where ${same}) order by o.id`,
  EMPLOYEES: `select p.name, null as refused, jsonb_build_object('route', n.id, 'transportEmployee', p.id,
      'role', e.role, 'fromDate', y.start_date::text) as values
    from route_employee e join transport_route o on o.id = e.route_id and o.academic_year_id = $1
      join transport_employee p on p.id = e.transport_employee_id and p.active and not p.archived
      join transport_route n on ${same} join ${academicYears} y on y.id = $2
      join ${academicYears} old on old.id = $1
    where coalesce(e.to_date, old.end_date) >= old.end_date
      and not exists (select from route_employee x where x.route_id = n.id and x.transport_employee_id = p.id)
    order by e.id`,
  PASSENGERS: `select a.name, case when not coalesce(s.active, m.active) then 'has left' end as refused,
      jsonb_build_object('student', a.student_id, 'employee', a.employee_id, 'mode', a.mode,
        'pickupRoute', pr.id, 'pickupStop', ps.id, 'dropRoute', dr.id, 'dropStop', ds.id,
        'startDate', y.start_date::text) as values
    from transport_allocation a
      left join ${roll} s on s.id = a.student_id left join ${staff} m on m.id = a.employee_id
      join ${academicYears} y on y.id = $2 join ${academicYears} old on old.id = $1
      left join transport_route o1 on o1.id = a.pickup_route_id
      left join transport_route pr on lower(btrim(pr.name)) = lower(btrim(o1.name)) and pr.academic_year_id = $2
        and not pr.archived
      left join route_stop q1 on q1.id = a.pickup_stop_id left join vehicle_stop v1 on v1.id = q1.stop_id
      left join vehicle_stop w1 on lower(btrim(w1.name)) = lower(btrim(v1.name)) and w1.academic_year_id = $2
        and not w1.archived
      left join route_stop ps on ps.transport_route_id = pr.id and ps.stop_id = w1.id
      left join transport_route o2 on o2.id = a.drop_route_id
      left join transport_route dr on lower(btrim(dr.name)) = lower(btrim(o2.name)) and dr.academic_year_id = $2
        and not dr.archived
      left join route_stop q2 on q2.id = a.drop_stop_id left join vehicle_stop v2 on v2.id = q2.stop_id
      left join vehicle_stop w2 on lower(btrim(w2.name)) = lower(btrim(v2.name)) and w2.academic_year_id = $2
        and not w2.archived
      left join route_stop ds on ds.transport_route_id = dr.id and ds.stop_id = w2.id
    where a.academic_year_id = $1 and a.status <> 'CANCELLED' and coalesce(a.end_date, old.end_date) >= old.end_date
      and not exists (select from transport_allocation x where x.academic_year_id = $2 and x.status <> 'CANCELLED'
        and (x.student_id = a.student_id or x.employee_id = a.employee_id))
    order by a.id`,
} as const;

export type CopyPart = keyof typeof statements;

/** What a part of one year has that another year does not have yet. */
export const yetToCopy = (
  connection: Connection,
  part: CopyPart,
  from: number,
  to: number,
): Promise<Copied[]> =>
  connection.query<Copied>({
    name: `transport_copy_${part.toLowerCase()}`,
    text: statements[part],
    most: 20_000,
    values: [from, to],
  });
