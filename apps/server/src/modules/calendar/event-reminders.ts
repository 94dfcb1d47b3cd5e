import { belongingsIn, isNamedIn } from '../../platform/sessions/belongings.ts';
import type { ReminderSource } from '../../platform/notifications/reminder-source.ts';

/** Events, with the setting each has of its own. */
export const eventReminders: ReminderSource = {
  sources: `select e.id, '' as occurrence, e.start_date as day, e.title,
      jsonb_build_object('title', e.title, 'date', e.start_date) as params, '/event/index/' || e.start_date as link,
      case e.remind when 'SAME_DAY' then array['0D'] when 'DAY' then array['1D'] when 'TWO_DAYS' then array['2D']
        when 'WEEK' then array['1W'] end as own
    from calendar_event e
    where not e.archived and e.remind <> 'NONE' and e.start_date between $1::date and $2::date
      and ($3::bigint is null or e.id = $3)`,
  people: (catalogue) => {
    const belongings = belongingsIn(catalogue);
    const ofKind = (kinds: string): string =>
      `u.entity_type in (${kinds}) and exists (select from calendar_event e where e.id = $1 and (e.is_common
        or u.id = e.created_by or ${isNamedIn(catalogue, 'calendarEvent', 'e', belongings)}))`;
    return {
      STUDENT: ofKind(`'STUDENT'`),
      GUARDIAN: ofKind(`'PARENT'`),
      EMPLOYEE: ofKind(`'EMPLOYEE', 'ADMIN'`),
    };
  },
};
