import type { ReportBinding } from '../../engine/report/reports.ts';
import { leftToPay } from './left-to-pay.ts';
import { classes } from '../academics/classes.ts';

const between = (first: number, last: number): string =>
  `coalesce(sum(owed) filter (where days between ${first} and ${last}), 0)::numeric(15,2)::text`;

/** Open bills by how long they have been due today; the fine of today stands apart, since the ledger has it when paid. */
export const receivablesByAgeBinding: ReportBinding = {
  statement: (asked, { today }) => ({
    text: `with open as (
        select f.id, f.student_id, f.batch_id, f.payable - f.principal_paid as owed, $1::date - f.due_date as days,
          ${leftToPay('f', '$1')} as total
        from student_fee f join ${classes} b on b.id = f.batch_id
        where f.status in ('UNPAID', 'PARTIAL') and ($2::bigint is null or b.course_id = $2)
          and ($3::bigint is null or f.batch_id = $3) and ($4::bigint is null or f.collection_id = $4)),
      aged as (
        select student_id, batch_id, coalesce(sum(owed) filter (where days < 0), 0)::numeric(15,2)::text as "notDue",
          ${between(0, 30)} as "upTo30", ${between(31, 60)} as "upTo60", ${between(61, 90)} as "upTo90",
          coalesce(sum(owed) filter (where days > 90), 0)::numeric(15,2)::text as older, sum(owed)::numeric(15,2)::text as owed,
          sum(total - owed)::numeric(15,2)::text as fine, sum(total)::numeric(15,2)::text as total,
          (array_agg(id order by days desc, id))[1] as bill
        from open group by student_id, batch_id)
      select (to_jsonb(a) - 'student_id' - 'batch_id' || d.days || jsonb_build_object('studentId', s.id, 'batchId', a.batch_id,
        'student', concat_ws(' ', s.first_name, s.middle_name, s.last_name), 'admissionNumber', s.admission_number,
        'reminded', r.reminded, 'promised', r.promised, 'batch', b.label))::text as row
      from aged a join student s on s.id = a.student_id join ${classes} b on b.id = a.batch_id
        cross join (select jsonb_build_object('open', array['UNPAID', 'PARTIAL'], 'today', $1::date, 'tomorrow', $1::date + 1,
          'ago30', $1::date - 30, 'ago31', $1::date - 31, 'ago60', $1::date - 60, 'ago61', $1::date - 61,
          'ago90', $1::date - 90, 'ago91', $1::date - 91) as days) d
        left join (select student_id, max(sent_on) as reminded, max(promised_on) as promised from debt_reminder
          group by student_id) r on r.student_id = s.id
      order by b.code collate natural_order, b.name collate natural_order, b.id,
        coalesce(s.last_name, s.first_name), s.first_name, s.id`,
    values: [today, asked['course'] ?? null, asked['batch'] ?? null, asked['collection'] ?? null],
  }),
};
