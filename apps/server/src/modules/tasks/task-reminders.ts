import type { ReminderSource } from '../../platform/notifications/reminder-source.ts';

/** Open tasks; members who have finished their part are left alone. */
export const taskReminders: ReminderSource = {
  sources: `select t.id, '' as occurrence, t.end_date as day, t.title,
      jsonb_build_object('title', t.title, 'date', t.end_date) as params, '/tasks/' || t.id as link, null::text[] as own
    from task t
    where t.status <> 'CLOSE' and t.end_date between $1::date and $2::date and ($3::bigint is null or t.id = $3)`,
  people: () => ({
    MEMBER: `exists (select from task_assignee a
      where a.task_id = $1 and a.employee_id = u.employee_id and a.state <> 'DONE')`,
    MAKER: `exists (select from task t where t.id = $1 and t.created_by = u.id)`,
  }),
};
