import { holds } from '../../platform/notifications/holders.ts';
import type { ReminderSource } from '../../platform/notifications/reminder-source.ts';

/**
 * The day of each month or week on which payslips of a group are due, while there are none for that period. Groups with
 * other pay frequencies have no such day.
 */
export const payslipReminders: ReminderSource = {
  sources: `select g.id, to_char(d.day, 'YYYY-MM-DD') as occurrence, d.day, g.name as title,
      jsonb_build_object('title', g.name, 'date', d.day) as params, '/employee_payslips/generate_payslips/' || g.id as link,
      null::text[] as own
    from payroll_group g cross join lateral (
      select one::date as day from generate_series($1::date, least($2::date, $1::date + 62), interval '1 day') as one
      where case g.payment_frequency
        when 'MONTHLY' then extract(day from one) =
          least(g.generation_day, extract(day from date_trunc('month', one) + interval '1 month - 1 day'))
        when 'WEEKLY' then extract(isodow from one) = g.generation_day end) d
    where not g.archived and ($3::bigint is null or g.id = $3)
      and not exists (select from payslip p where p.group_id = g.id and p.status in ('PENDING', 'APPROVED')
        and d.day between p.pay_period and p.period_end)`,
  people: () => ({ PRIVILEGED: holds(`'PayslipPowers'`) }),
};
