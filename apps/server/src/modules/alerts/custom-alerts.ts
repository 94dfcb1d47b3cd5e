import { belongingsIn, isNamedIn } from '../../platform/sessions/belongings.ts';
import type { ReminderSource } from '../../platform/notifications/reminder-source.ts';

/** What the office has written for a particular day. */
export const customAlerts: ReminderSource = {
  sources: `select a.id, '' as occurrence, a.day, a.title,
      jsonb_build_object('title', a.title, 'message', a.message, 'date', a.day) as params, '/dashboard' as link,
      null::text[] as own
    from custom_alert a
    where a.active and not a.archived and a.day between $1::date and $2::date and ($3::bigint is null or a.id = $3)`,
  people: (catalogue) => {
    const belongings = belongingsIn(catalogue);
    const ofKind = (kinds: string): string =>
      `u.entity_type in (${kinds}) and exists (select from custom_alert a where a.id = $1 and (a.is_common
        or ${isNamedIn(catalogue, 'customAlert', 'a', belongings)}))`;
    return {
      STUDENT: ofKind(`'STUDENT'`),
      GUARDIAN: ofKind(`'PARENT'`),
      EMPLOYEE: ofKind(`'EMPLOYEE', 'ADMIN'`),
    };
  },
};
