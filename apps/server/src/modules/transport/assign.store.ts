import type { Assignable } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { staff } from '../hr/staff.store.ts';
import { roll } from '../students/roll.store.ts';

const seatOf = (
  kind: 'student' | 'employee',
): string => `(select r.name || ' · ' || v.name from transport_allocation a
    join transport_route r on r.id = coalesce(a.pickup_route_id, a.drop_route_id)
    join route_stop p on p.id = coalesce(a.pickup_stop_id, a.drop_stop_id) join vehicle_stop v on v.id = p.stop_id
  where a.${kind}_id = x.id and a.status <> 'CANCELLED' and coalesce(a.end_date, $2::date) >= $2::date
  order by a.start_date limit 1) as seat`;
const person = 'x.id::float8 as id, x.name, x.number';

export const studentsToSeat = (connection: Connection, batch: number, day: string): Promise<Assignable[]> =>
  connection.query<Assignable>({
    name: 'transport_students_to_seat',
    text: `select ${person}, ${seatOf('student')} from ${roll} x
      where x.batch_id = $1 and x.active order by x.name, x.id`,
    most: 5_000,
    values: [batch, day],
  });

export const employeesToSeat = (
  connection: Connection,
  department: number,
  day: string,
): Promise<Assignable[]> =>
  connection.query<Assignable>({
    name: 'transport_employees_to_seat',
    text: `select ${person}, ${seatOf('employee')} from ${staff} x
      where x.department_id = $1 and x.active order by x.name, x.id`,
    most: 5_000,
    values: [department, day],
  });

/** Stops of a route in their order. */
export const stopsToChoose = (
  connection: Connection,
  route: number,
): Promise<{ id: number; name: string; pickupTime: string | null }[]> =>
  connection.query({
    name: 'transport_stops_to_choose',
    text: `select p.id::float8 as id, v.name, left(p.pickup_time::text, 5) as "pickupTime" from route_stop p
        join vehicle_stop v on v.id = p.stop_id
      where p.transport_route_id = $1 order by p.position, p.id`,
    most: 5_000,
    values: [route],
  });
