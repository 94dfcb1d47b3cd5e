import type { FaredSeat, FarePassenger } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** Someone's seat, with the name of its bill line. */
export interface RiddenSeat extends FaredSeat {
  readonly passenger: number;
  readonly name: string;
}

/** Seats on days of a period, each with its fare for the whole period. @param people null: all of that kind */
export const seatsOf = (
  connection: Connection,
  kind: 'student' | 'employee',
  people: readonly number[] | null,
  period: { readonly from: string; readonly to: string },
): Promise<RiddenSeat[]> =>
  connection.query<RiddenSeat>({
    name: `fare_seats_of_${kind}s`,
    text: `select a.id::float8 as id, a.${kind}_id::float8 as passenger, coalesce(a.fare, 0)::text as fare,
        a.start_date::text as "from", a.end_date::text as "to",
        concat_ws(' · ', r.name, v.name) as name
      from transport_allocation a join transport_route r on r.id = coalesce(a.pickup_route_id, a.drop_route_id)
        left join route_stop p on p.id = coalesce(a.pickup_stop_id, a.drop_stop_id)
        left join vehicle_stop v on v.id = p.stop_id
      where a.${kind}_id is not null and ($1::bigint[] is null or a.${kind}_id = any($1)) and a.status <> 'CANCELLED'
        and a.start_date <= $3::date and coalesce(a.end_date, 'infinity') >= $2::date
      order by a.${kind}_id, a.start_date, a.id`,
    most: 100_000,
    values: [people, period.from, period.to],
  });

/** A published fare collection that covers a student. */
export interface FareCollection {
  readonly id: number;
  readonly name: string;
  readonly category: number;
  readonly dueDate: string;
  readonly basis: 'FARES';
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly bill: number | null;
}

/** Published fare collections with a day on or after the given one, for the batch of a student or with a bill of theirs. */
export const fareCollectionsOf = (
  connection: Connection,
  student: number,
  from: string,
): Promise<FareCollection[]> =>
  connection.query<FareCollection>({
    name: 'fare_collections_of_student',
    text: `select c.id::float8 as id, c.name, c.category_id::float8 as category, c.due_date::text as "dueDate", c.basis,
        c.period_from::text as "periodFrom", c.period_to::text as "periodTo", f.id::float8 as bill
      from fee_collection c join student s on s.id = $1
        left join student_fee f on f.collection_id = c.id and f.student_id = s.id
      where c.basis = 'FARES' and c.status = 'PUBLISHED' and not c.archived and c.period_to >= $2::date
        and (f.id is not null
          or s.batch_id in (select b.target_id from fee_collection_batches b where b.owner_id = c.id)
          or not exists (select from fee_collection_batches b where b.owner_id = c.id)
            and s.batch_id in (select b.target_id from fee_category_batches b where b.owner_id = c.category_id))
      order by c.id`,
    values: [student, from],
  });

/** The master particular under which fares appear in reports; created with the first fare billed. */
export const masterOfFares = async (
  connection: Connection,
  actor: number | null,
): Promise<{ readonly id: number; readonly isNew: boolean }> => {
  const [row] = await connection.query<{ id: number; isNew: boolean }>({
    name: 'fare_master_particular',
    text: `with found as (select id from master_particular where lower(name) = 'transport' order by id limit 1),
        made as (insert into master_particular (name, created_by, updated_by)
          select 'Transport', $1, $1 where not exists (select from found) on conflict do nothing returning id)
      select id::float8 as id, false as "isNew" from found union all select id::float8, true from made limit 1`,
    values: [actor],
  });
  return row ?? masterOfFares(connection, actor);
};

/** Students of a batch who have a seat in the period of a fare collection, or a bill from it. */
export const passengersOf = (
  connection: Connection,
  collection: number,
  batch: number,
): Promise<FarePassenger[]> =>
  connection.query<FarePassenger>({
    name: 'fare_passengers_of_batch',
    text: `select s.id::float8 as student, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name,
        s.admission_number as "admissionNumber", seats.name as seat, seats.fare,
        case when f.status <> 'CANCELLED' then f.id::float8 end as bill,
        case when f.status <> 'CANCELLED' then f.payable::text end as payable,
        coalesce(f.principal_paid > 0 or f.fine_paid > 0 or f.fine_waived > 0, false) as "isPaid"
      from fee_collection c join student s on s.batch_id = $2 and s.status = 'ACTIVE' and not s.archived
        left join student_fee f on f.collection_id = c.id and f.student_id = s.id
        left join lateral (
          select string_agg(distinct concat_ws(' · ', r.name, v.name), ', ') as name, max(a.fare)::text as fare
          from transport_allocation a join transport_route r on r.id = coalesce(a.pickup_route_id, a.drop_route_id)
            left join route_stop p on p.id = coalesce(a.pickup_stop_id, a.drop_stop_id)
            left join vehicle_stop v on v.id = p.stop_id
          where a.student_id = s.id and a.status <> 'CANCELLED' and a.start_date <= c.period_to
            and coalesce(a.end_date, 'infinity') >= c.period_from) seats on true
      where c.id = $1 and c.basis = 'FARES' and (seats.name is not null or f.id is not null)
      order by name, s.id`,
    most: 5_000,
    values: [collection, batch],
  });
