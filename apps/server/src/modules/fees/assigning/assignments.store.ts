import type { AssignableFee } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { familyOf } from '../family-sql.ts';
import type { BilledStudent } from '../publishing.store.ts';
import { classes } from '../../academics/classes.ts';

/**
 * Collections of the batch of a student and of the student's former batches, and those billed to the student; latest due
 * date first.
 */
export const assignableTo = (connection: Connection, student: number): Promise<AssignableFee[]> =>
  connection.query<AssignableFee>({
    name: 'fee_collections_of_student',
    text: `with mine as (
        select s.batch_id as batch, 0 as age from student s where s.id = $1
        union select t.from_batch_id, 1 from batch_transfer_item l join batch_transfer t on t.id = l.batch_transfer_id
          where l.student_id = $1),
      covered as (
        select c.id, b.target_id as batch from fee_collection c join fee_collection_batches b on b.owner_id = c.id
        union select c.id, b.target_id from fee_collection c join fee_category_batches b on b.owner_id = c.category_id
          where not exists (select from fee_collection_batches o where o.owner_id = c.id)),
      open as (
        select distinct on (v.id) v.id, v.batch from covered v join mine m on m.batch = v.batch order by v.id, m.age)
      select c.id::float8 as id, c.name, k.name as category, c.due_date::text as "dueDate",
        b.label as batch, b.id::float8 as "batchId",
        case when f.status <> 'CANCELLED' then f.id::float8 end as bill,
        case when f.status <> 'CANCELLED' then f.payable::text end as payable, f.status,
        coalesce(f.principal_paid > 0 or f.fine_paid > 0 or f.fine_waived > 0, false) as "isPaid"
      from fee_collection c join fee_category k on k.id = c.category_id
        left join student_fee f on f.collection_id = c.id and f.student_id = $1
        left join open on open.id = c.id
        join ${classes} b on b.id = coalesce(f.batch_id, open.batch)
      where c.status = 'PUBLISHED' and not c.archived and (f.id is not null or open.id is not null)
      order by c.due_date desc, c.id desc`,
    most: 5_000,
    values: [student],
  });

/** A student as the fee category sees them, in the batch they are billed in; by default their current one. */
export const billedIn = async (
  connection: Connection,
  student: number,
  batch: number | null = null,
): Promise<BilledStudent | undefined> => {
  const [row] = await connection.query<BilledStudent>({
    name: 'student_to_bill',
    text: `select id::float8 as id, coalesce($2::float8, batch_id::float8) as batch, category_id::float8 as category,
        ${familyOf('student')} from student
      where id = $1 for no key update`,
    values: [student, batch],
  });
  return row;
};

/** Restores removed bills as they were. */
export const reviveBills = (
  connection: Connection,
  student: number,
  collections: readonly number[],
  actor: number | null,
): Promise<{ id: number; version: number; collection: number }[]> =>
  connection.query({
    name: 'student_fees_revive',
    text: `update student_fee set status = case when payable = 0 then 'PAID' else 'UNPAID' end, taken_away = null,
        version = version + 1, updated_at = now(), updated_by = $3
      where student_id = $1 and collection_id = any($2::bigint[]) and status = 'CANCELLED'
      returning id::float8 as id, version, collection_id::float8 as collection`,
    values: [student, collections, actor],
  });

/** Who removed a bill: the office, or the end of the stay or seat it was for, which restores it with another. */
export type TakenAway = 'OFFICE' | 'STAY';

export const cancelBillsOf = (
  connection: Connection,
  bills: readonly number[],
  actor: number | null,
  by: TakenAway,
): Promise<{ id: number; version: number }[]> =>
  connection.query({
    name: 'student_fees_take_away',
    text: `update student_fee set status = 'CANCELLED', taken_away = $3, would_be = null, version = version + 1, updated_at = now(),
        updated_by = $2
      where id = any($1::bigint[]) returning id::float8 as id, version`,
    values: [bills, actor, by],
  });
