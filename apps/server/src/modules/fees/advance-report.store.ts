import type { ReportBinding } from '../../engine/report/reports.ts';
import { spanOf } from '../finance/report-span.ts';
import { classes } from '../academics/classes.ts';

/**
 * Opening balance, taken, used, paid back and remaining of each wallet; opening and movements add up to the remainder.
 * Cancellations count against what they cancel, on the day they were made.
 */
export const advanceReportBinding: ReportBinding = {
  statement: (asked) => ({
    text: `select json_build_object('batch', concat_ws(' ', b.code, b.name),
        'student', concat_ws(' ', s.first_name, s.middle_name, s.last_name), 'admissionNumber', s.admission_number,
        'opening', m.opening::text, 'taken', m.taken::text, 'used', m.used::text, 'paidBack', m.paid_back::text,
        'closing', (m.opening + m.taken - m.used - m.paid_back)::text, 'wallet', m.wallet_id)::text as row
      from (
        select t.wallet_id, t.student_id,
          coalesce(sum(t.amount) filter (where t.date < $1::date), 0)::numeric(15,2) as opening,
          coalesce(sum(t.amount) filter (where t.date >= $1::date and coalesce(o.kind, t.kind) in ('TOPUP', 'CREDIT')), 0)::numeric(15,2) as taken,
          coalesce(-sum(t.amount) filter (where t.date >= $1::date and coalesce(o.kind, t.kind) = 'APPLIED'), 0)::numeric(15,2) as used,
          coalesce(-sum(t.amount) filter (where t.date >= $1::date and coalesce(o.kind, t.kind) = 'REFUND'), 0)::numeric(15,2) as paid_back
        from wallet_transaction t left join wallet_transaction o on o.id = t.reversal_of_id
        where t.date <= $2::date and ($4::bigint is null or t.category_id = $4)
        group by t.wallet_id, t.student_id) m
      join student s on s.id = m.student_id join ${classes} b on b.id = s.batch_id
      where ($3::bigint is null or s.batch_id = $3)
      order by b.code, b.name, s.first_name, s.last_name, s.id`,
    values: [...spanOf(asked), asked['batch'] ?? null, asked['category'] ?? null],
  }),
};
