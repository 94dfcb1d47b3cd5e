import type { Connection } from '../../platform/database/database.ts';
import { moveTies, tieToBatch } from './move-tie.ts';

tieToBatch({
  label: 'electives',
  count: ({ student, batch }) =>
    `select count(*)::int from student_elective x where x.student_id = ${student} and x.batch_id = ${batch}`,
});

/** The student `s` in the new batch of the transfer `t`, since its line `i` was written. */
const place = { student: 's.id', batch: 't.to_batch_id', since: 'i.created_at' };

/** A student of a transfer, with the reasons against going back. */
export interface TransferredStudent {
  readonly id: number;
  readonly name: string;
  readonly admissionNumber: string;
  readonly oldRollNumber: string | null;
  readonly status: 'PLANNED' | 'DONE' | 'LEFT_OUT' | 'REVERTED';
  readonly reasons: readonly string[];
}

/** The students of a transfer, ordered by name (R5). */
export const transferredStudents = (
  connection: Connection,
  transfer: number,
): Promise<TransferredStudent[]> =>
  connection.query<TransferredStudent>({
    name: 'batch_transfer_students',
    text: `select s.id::float8 as id, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name,
        s.admission_number as "admissionNumber", i.old_roll_number as "oldRollNumber", i.status,
        array_remove(array[
          case when i.status = 'REVERTED' then 'taken back already' end,
          case when i.status = 'PLANNED' then 'not moved yet' end,
          case when i.status = 'LEFT_OUT' then 'left out' end,
          case when i.status = 'DONE' and s.status <> 'ACTIVE' then 'former student' end,
          case when i.status = 'DONE' and s.status = 'ACTIVE' and (s.batch_id <> t.to_batch_id or exists (
            select from batch_transfer_item j where j.student_id = s.id and j.status = 'DONE' and j.id > i.id))
            then 'transferred again' end,
          ${moveTies()
            .map(
              ({ label, count }) =>
                `(select case when n > 0 then concat('${label}: ', n) end from (${count(place)}) x(n))`,
            )
            .join(',\n          ')}], null) as reasons
      from batch_transfer_item i join batch_transfer t on t.id = i.batch_transfer_id join student s on s.id = i.student_id
      where t.id = $1 order by lower(s.first_name), lower(coalesce(s.last_name, '')), s.id`,
    most: 5_000,
    values: [transfer],
  });

/** Ends a student's open row in the batch of a transfer, as if it had never existed; returns that row. */
export const endReverted = (
  connection: Connection,
  student: number,
  on: string,
  actor: number | null,
): Promise<{ readonly id: number; readonly version: number }[]> =>
  connection.query({
    name: 'enrolment_end_reverted',
    text: `update batch_enrolment set end_date = greatest(start_date, $2::date), exit_reason = 'REVERTED',
        version = version + 1, updated_at = now(), updated_by = $3
      where student_id = $1 and end_date is null returning id::float8 as id, version`,
    values: [student, on, actor],
  });
