import type { ReportBinding } from '../../engine/report/reports.ts';
import { leftToPay } from './left-to-pay.ts';
import { classes } from '../academics/classes.ts';

const sumOf = (bills: string): string => `coalesce(sum(owed) filter (where ${bills}), 0)::numeric(15,2)`;
const between = (first: number, last: number): string => sumOf(`days between ${first} and ${last}`);

/** First and last days of the age bands of bills, as lists of bills take them. */
const ageDays = {
  open: `array['UNPAID', 'PARTIAL']`,
  today: '$1::date',
  tomorrow: '$1::date + 1',
  ago30: '$1::date - 30',
  ago31: '$1::date - 31',
  ago60: '$1::date - 60',
  ago61: '$1::date - 61',
  ago90: '$1::date - 90',
  ago91: '$1::date - 91',
};

const lastOf = (day: string): string =>
  `(select max(r.${day}) from debt_reminder r where r.student_id = g.student_id)`;

const cells = {
  batch: 'g.label',
  student: `concat_ws(' ', g.first_name, g.middle_name, g.last_name)`,
  admissionNumber: 'g.admission_number',
  notDue: 'g.not_due',
  upTo30: 'g.up_to_30',
  upTo60: 'g.up_to_60',
  upTo90: 'g.up_to_90',
  older: 'g.older',
  owed: 'g.owed',
  fine: 'g.fine',
  total: 'g.total',
  reminded: lastOf('sent_on'),
  promised: lastOf('promised_on'),
  studentId: 'g.student_id',
  batchId: 'g.batch_id',
  bill: 'g.bill',
  ...ageDays,
};

/**
 * Open bills by how long they have been due today; today's fine is separate, since the ledger has it once paid. What is
 * left of a bill is calculated once for all figures of its row.
 */
export const receivablesByAgeBinding: ReportBinding = {
  statement: (asked, { today }) => ({
    text: `with open as materialized (
        select f.id, f.student_id, f.batch_id, f.payable - f.principal_paid as owed, $1::date - f.due_date as days,
          ${leftToPay('f', '$1')} as total
        from student_fee f join ${classes} b on b.id = f.batch_id
        where f.status in ('UNPAID', 'PARTIAL') and ($2::bigint is null or b.course_id = $2)
          and ($3::bigint is null or f.batch_id = $3) and ($4::bigint is null or f.collection_id = $4)),
      aged as (
        select student_id, batch_id, ${sumOf('days < 0')} as not_due, ${between(0, 30)} as up_to_30,
          ${between(31, 60)} as up_to_60, ${between(61, 90)} as up_to_90, ${sumOf('days > 90')} as older,
          sum(owed)::numeric(15,2) as owed, sum(total - owed)::numeric(15,2) as fine,
          sum(total)::numeric(15,2) as total, (array_agg(id order by days desc, id))[1] as bill
        from open group by student_id, batch_id)
      select a.*, b.label, s.first_name, s.middle_name, s.last_name, s.admission_number
      from aged a join student s on s.id = a.student_id join ${classes} b on b.id = a.batch_id
      order by b.code collate natural_order, b.name collate natural_order, b.id,
        coalesce(s.last_name, s.first_name), s.first_name, s.id`,
    values: [today, asked['course'] ?? null, asked['batch'] ?? null, asked['collection'] ?? null],
    cells,
  }),
};
