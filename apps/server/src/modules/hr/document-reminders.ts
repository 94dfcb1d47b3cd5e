import { holds } from '../../platform/notifications/holders.ts';
import type { ReminderSource } from '../../platform/notifications/reminder-source.ts';

/** Documents of current employees. A renewed document is a new one: it has reminders of its own. */
export const documentReminders: ReminderSource = {
  sources: `select d.id, d.expires_on::text as occurrence, d.expires_on as day,
      d.name || ' · ' || concat_ws(' ', e.first_name, e.middle_name, e.last_name) as title,
      jsonb_build_object('name', d.name, 'employee', concat_ws(' ', e.first_name, e.middle_name, e.last_name),
        'date', d.expires_on) as params,
      '/employee_profile/' || e.id as link, null::text[] as own
    from employee_document d join employee e on e.id = d.employee_id
    where not d.archived and e.status = 'ACTIVE' and not e.archived and d.expires_on between $1::date and $2::date
      and ($3::bigint is null or d.id = $3)`,
  people: () => ({
    PRIVILEGED: holds(`'EmployeePrivate'`),
    EMPLOYEE: `exists (select from employee_document d where d.id = $1 and d.employee_id = u.employee_id)`,
  }),
};
