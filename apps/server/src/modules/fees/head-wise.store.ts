import { eachKey } from '@school/kernel';
import type { ReportBinding } from '../../engine/report/reports.ts';

/** The amount shown for a line, by the choice of the report. */
const amounts = { total: 'l.total', paid: 'l.paid', left: 'l.total - l.paid' } as const;
type Shown = keyof typeof amounts;
const isShown = (value: unknown): value is Shown =>
  typeof value === 'string' && Object.hasOwn(amounts, value);

/** Each student of a batch with what they have to pay, have paid or owe per head. */
export const batchHeadsBinding: ReportBinding = {
  statement: ({ batch, collection, shows }) => {
    const amount = amounts[isShown(shows) ? shows : 'total'];
    return {
      text: `select (jsonb_build_object('student', h.name, 'admissionNumber', h.number, 'studentId', h.student,
          'sum', sum(h.amount)::numeric(15,2)::text)
          || jsonb_object_agg($3 || h.master, h.amount::numeric(15,2)::text))::text as row
        from (
          select s.id as student, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name,
            s.admission_number as number, l.master_particular_id as master, sum(${amount}) as amount
          from student_fee b join student_fee_line l on l.student_fee_id = b.id join student s on s.id = b.student_id
          where b.batch_id = $1 and b.status <> 'CANCELLED' and ($2::bigint is null or b.collection_id = $2)
          group by 1, 2, 3, 4) h
        group by h.student, h.name, h.number order by h.name, h.student`,
      values: [batch, collection ?? null, eachKey('heads', '')],
    };
  },
};
