import type { OwnRide } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';

const trip = (
  way: 'pickup' | 'drop',
  key: 'PICKUP' | 'DROP',
): string => `(select jsonb_build_object('trip', '${key}',
    'route', r.name, 'stop', vs.name, 'landmark', vs.landmark, 'time', left(p.${way}_time::text, 5),
    'vehicle', v.vehicle_number, 'substitute', s.id is not null,
    'people', coalesce((select jsonb_agg(jsonb_build_object('name', t.name, 'role', e.role, 'mobile', t.mobile)
        order by e.role <> 'DRIVER', t.name)
      from route_employee e join transport_employee t on t.id = e.transport_employee_id
      where e.route_id = r.id and e.from_date <= $4::date and coalesce(e.to_date, $4::date) >= $4::date), '[]'))
  from transport_route r join route_stop p on p.id = a.${way}_stop_id join vehicle_stop vs on vs.id = p.stop_id
    left join route_substitution s on s.route_id = r.id and $4::date between s.from_date and s.to_date
    join vehicle v on v.id = coalesce(s.vehicle_id, r.vehicle_id)
  where r.id = a.${way}_route_id)`;

/** Seats of students and of an employee that have not ended. */
export const ridesOf = (
  connection: Connection,
  who: { readonly students: readonly number[]; readonly employee: number | null },
  today: string,
): Promise<OwnRide[]> =>
  connection.query<OwnRide>({
    name: 'transport_own_rides',
    text: `select a.id::float8 as id, a.name, a.start_date::text as "startDate", a.end_date::text as "endDate",
        a.fare::text as fare,
        (select count(*)::int from transport_attendance t where t.allocation_id = a.id and t.status = 'PRESENT') as present,
        (select count(*)::int from transport_attendance t where t.allocation_id = a.id and t.status = 'ABSENT') as absent,
        array_remove(array[${trip('pickup', 'PICKUP')}, ${trip('drop', 'DROP')}], null) as trips
      from transport_allocation a
      where (a.student_id = any($1::bigint[]) or a.employee_id = $2) and a.status <> 'CANCELLED'
        and coalesce(a.end_date, $3::date) >= $3::date
      order by lower(a.name), a.start_date, a.id`,
    most: 5_000,
    values: [who.students, who.employee, today, today],
  });
