import type { RecordValues } from '../../engine/behaviour.ts';
import type { Connection } from '../../platform/database/database.ts';
import { leftToPay } from './left-to-pay.ts';
import { classes } from '../academics/classes.ts';

/** Students with more overdue, and for longer, than the settings of the gate tolerate on a day; largest debt first. */
export const stoppedAtGate = (connection: Connection, today: string): Promise<readonly RecordValues[]> =>
  connection.query<RecordValues & object>({
    name: 'gate_stopped_students',
    text: `with setting as (
        select * from gate_setting where enabled and (grace_until is null or grace_until < $1::date) order by id limit 1),
      late as (
        select b.student_id, sum(${leftToPay('b', '$1')}) as overdue, min(b.due_date) as since
        from student_fee b where b.status in ('UNPAID', 'PARTIAL') and b.due_date < $1::date group by b.student_id)
      select s.id::float8 as "studentId", concat_ws(' ', s.first_name, s.middle_name, s.last_name) as student,
        s.admission_number as "admissionNumber", a.label as batch,
        l.overdue::numeric(15,2)::text as overdue, l.since::text as since, ($1::date - l.since)::int as days, g.message
      from setting g join late l on l.overdue >= g.least_amount and $1::date - l.since >= g.least_days
        join student s on s.id = l.student_id and s.status = 'ACTIVE' and not s.archived
        join ${classes} a on a.id = s.batch_id
      where not exists (select from gate_setting_exempt_batches e where e.owner_id = g.id and e.target_id = s.batch_id)
        and not exists (select from gate_setting_exempt_students e where e.owner_id = g.id and e.target_id = s.id)
      order by l.overdue desc, s.id`,
    most: 50_000,
    values: [today],
  });
