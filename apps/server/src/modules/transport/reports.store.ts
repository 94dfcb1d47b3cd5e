import { Invalid } from '@school/kernel';
import { dayNumber } from '@school/domain';
import type { ReportBinding } from '../../engine/report/reports.ts';
import { loadColumns, routesOn } from './overview.store.ts';
import { classes } from '../academics/classes.ts';
import { staff } from '../hr/staff.store.ts';
import { answering, roll } from '../students/roll.store.ts';

type Values = Parameters<ReportBinding['statement']>[0];
const orNull = (values: Values, key: string): unknown => values[key] ?? null;
const day = '$1::date';
const rides = (way: 'pickup' | 'drop', on: string): string =>
  `a.${way}_route_id = r.id and a.status <> 'CANCELLED' and a.start_date <= ${on} and coalesce(a.end_date, ${on}) >= ${on}`;
const group = `coalesce(b.label, e.department, '')`;
const passenger = `left join ${roll} s on s.id = a.student_id left join ${classes} b on b.id = s.batch_id
  left join ${staff} e on e.id = a.employee_id`;
const people = (on: string): string => `(select string_agg(t.name || coalesce(' ' || t.mobile, ''), ', '
    order by x.role <> 'DRIVER', t.name)
  from route_employee x join transport_employee t on t.id = x.transport_employee_id
  where x.route_id = r.id and x.from_date <= ${on} and coalesce(x.to_date, ${on}) >= ${on})`;

/** Who rides from which stop on a day, in the order in which the bus calls at them. */
export const passengersBinding: ReportBinding = {
  statement: (values) => {
    const way = values['trip'] === 'DROP' ? 'drop' : 'pickup';
    return {
      text: `select json_build_object('id', a.id, 'allocationId', a.id, 'route', r.name, 'stop', v.name,
          'time', left(p.${way}_time::text, 5), 'name', a.name, 'batch', ${group}, 'mode',
          case a.mode when 'BOTH' then 'Both ways' when 'PICKUP' then 'Pick-up only' else 'Drop only' end,
          'phone', coalesce(s.mobile, g.mobile, e.mobile))::text as row
        from transport_allocation a join transport_route r on ${rides(way, day)}
          join route_stop p on p.id = a.${way}_stop_id join vehicle_stop v on v.id = p.stop_id ${passenger}
          left join ${answering} g on g.student_id = s.id and g.is_contact
        where ($2::bigint is null or r.id = $2) and ($3::bigint is null or s.batch_id = $3)
        order by lower(r.name), r.id, p.position, lower(a.name), a.id`,
      values: [values['day'], orNull(values, 'route'), orNull(values, 'batch')],
    };
  },
};

/** Seats, passengers and free seats on the routes of a day. */
export const routeLoadBinding: ReportBinding = {
  statement: (values) => ({
    text: `select json_build_object('id', id, 'routeId', id, 'route', name, 'vehicle', vehicle, 'capacity', capacity,
        'pickup', pickup, 'pickupFree', capacity - pickup, 'drop', drop, 'dropFree', capacity - drop,
        'percent', round(greatest(pickup, drop) * 100.0 / capacity, 1)::text)::text as row
      from (select r.id, r.name, v.vehicle_number as vehicle, ${loadColumns(day)} from ${routesOn(day)}
        where r.active and not r.archived and ($2::bigint is null or v.id = $2)) loads order by lower(name), id`,
    values: [values['day'], orNull(values, 'vehicle')],
  }),
};

/** What vehicles do on a day, each with its document that expires next. */
export const vehiclesBinding: ReportBinding = {
  statement: (values) => ({
    text: `select json_build_object('id', v.id, 'vehicleId', v.id, 'vehicle', concat_ws(' · ', v.vehicle_number, v.name),
        'places', v.seat_capacity + v.standing_allowance, 'routes', l.routes, 'pickup', coalesce(l.pickup, 0),
        'drop', coalesce(l.drop, 0), 'paper', c.name, 'expiresOn', c.expires_on)::text as row
      from vehicle v
        left join (select vehicle_id, string_agg(name, ', ' order by lower(name)) as routes, sum(pickup) as pickup,
            sum(drop) as drop
          from (select v.id as vehicle_id, r.name, ${loadColumns(day)} from ${routesOn(day)}
            where r.active and not r.archived) loads group by vehicle_id) l on l.vehicle_id = v.id
        left join lateral (select t.name, max(x.expires_on) as expires_on from vehicle_certificate x
            join vehicle_certificate_type t on t.id = x.type_id and t.active where x.vehicle_id = v.id and not x.archived
          group by t.id order by 2, t.name limit 1) c on true
      where v.status <> 'RETIRED' and not v.archived order by lower(v.vehicle_number)`,
    values: [values['day']],
  }),
};

/** The stops of routes with who gets on and off at each. */
export const routeSheetBinding: ReportBinding = {
  statement: (values) => ({
    text: `select json_build_object('id', p.id, 'route', r.name || ' · ' || v.vehicle_number,
        'order', row_number() over (partition by r.id order by p.position, p.id), 'stop', w.name, 'landmark', w.landmark,
        'pickupTime', left(p.pickup_time::text, 5), 'dropTime', left(p.drop_time::text, 5), 'people', ${people(day)},
        'pickup', (select count(*) from transport_allocation a where a.pickup_stop_id = p.id and ${rides('pickup', day)}),
        'drop', (select count(*) from transport_allocation a where a.drop_stop_id = p.id and ${rides('drop', day)})
        )::text as row
      from ${routesOn(day)} join route_stop p on p.transport_route_id = r.id join vehicle_stop w on w.id = p.stop_id
      where r.active and not r.archived and ($2::bigint is null or r.id = $2)
      order by lower(r.name), r.id, p.position, p.id`,
    values: [values['day'], orNull(values, 'route')],
  }),
};

/** Present students without a seat on a day. */
export const withoutTransportBinding: ReportBinding = {
  statement: (values) => ({
    text: `select json_build_object('id', s.id, 'batch', b.label,
        'admissionNumber', s.number, 'name', s.name)::text as row
      from ${roll} s join ${classes} b on b.id = s.batch_id
      where s.active and ($2::bigint is null or b.course_id = $2)
        and ($3::bigint is null or b.id = $3)
        and not exists (select from transport_allocation a where a.student_id = s.id and a.status <> 'CANCELLED'
          and a.start_date <= ${day} and coalesce(a.end_date, ${day}) >= ${day})
      order by b.sort_order, b.code, b.name, lower(s.first_name), s.id`,
    values: [values['day'], orNull(values, 'course'), orNull(values, 'batch')],
  }),
};

/** @throws Invalid for a range that ends before it begins or spans more than a year */
const checkRange = (from: string, to: string): void => {
  if (to >= from && dayNumber(to) - dayNumber(from) <= 366) return;
  const message =
    to < from ? 'The range must not end before it begins.' : 'The range covers more than a year.';
  throw new Invalid(message, [{ field: 'to', code: 'range', message }]);
};

/** How often passengers were on the bus (TRN-7). */
export const attendanceBinding: ReportBinding = {
  statement: (values) => {
    const [from, to] = [String(values['from']), String(values['to'])];
    checkRange(from, to);
    return {
      text: `select json_build_object('id', route_id || '-' || allocation_id, 'allocationId', allocation_id, 'route', route,
          'name', name, 'present', present, 'absent', absent, 'leave', leave,
          'rate', case when present + absent > 0 then round(present * 100.0 / (present + absent), 2)::text end)::text as row
        from (select t.route_id, t.allocation_id, r.name as route, a.name,
            count(*) filter (where t.status = 'PRESENT') as present,
            count(*) filter (where t.status = 'ABSENT') as absent,
            count(*) filter (where t.status = 'LEAVE') as leave
          from transport_attendance t join transport_route r on r.id = t.route_id
            join transport_allocation a on a.id = t.allocation_id
          where t.date between $1 and $2 and ($3::bigint is null or t.route_id = $3) and ($4::text is null or t.trip = $4)
          group by t.route_id, t.allocation_id, r.name, a.name) rides
        order by lower(route), route_id, lower(name), allocation_id`,
      values: [from, to, orNull(values, 'route'), orNull(values, 'trip')],
    };
  },
};
