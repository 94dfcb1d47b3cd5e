import { notifyEach } from '../../../platform/notifications/notify.ts';
import type { Transaction } from '../../../platform/database/database.ts';

const mostEvents = 100;
const mostNotices = 1000;

interface Reminder {
  readonly user: number;
  readonly title: string;
  readonly date: string;
}

/** Days before the first day of an event on which its people are reminded, by the choice of the event. */
const daysBefore = `case e.remind when 'SAME_DAY' then 0 when 'DAY' then 1 when 'TWO_DAYS' then 2 when 'WEEK' then 7 end`;

const isBelow = (table: string, column: string): string =>
  `exists (select from calendar_event_${table} m where m.owner_id = e.id and m.target_id = ${column})`;

/**
 * Reminds everybody whom a coming event is for, once for the day on which it begins: what was told is marked in the
 * statement that finds it, so that two servers never remind twice, and an event that is moved reminds once more. An
 * event that was entered late reminds at once.
 * @param batches SQL of the batches of the user `u`
 * @returns how many were reminded
 */
export const remindOfEvents = async (
  transaction: Transaction,
  today: string,
  batches: string,
): Promise<number> => {
  const reminders = await transaction.query<Reminder>({
    name: 'event_reminders',
    text: `with due as (
        select e.id from calendar_event e
        where e.remind <> 'NONE' and not e.archived and e.start_date between $1::date and $1::date + 7
          and e.start_date - ${daysBefore} <= $1::date and e.reminded_of is distinct from e.start_date
        order by e.id limit ${mostEvents} for update skip locked),
      told as (update calendar_event e set reminded_of = e.start_date from due where e.id = due.id returning e.id)
      select u.id::float8 as user, e.title, e.start_date::text as date
      from calendar_event e join told on told.id = e.id
        join "user" u on not u.blocked and not u.archived and (e.is_common or u.id = e.created_by
          or ${isBelow('members', 'u.employee_id')} or ${isBelow('batches', `any(${batches})`)}
          or ${isBelow('departments', '(select p.department_id from employee p where p.id = u.employee_id)')})
      order by e.start_date, e.id, u.id`,
    values: [today],
  });
  for (let from = 0; from < reminders.length; from += mostNotices)
    await notifyEach(
      transaction,
      reminders.slice(from, from + mostNotices).map(({ user, title, date }) => ({
        user,
        message: 'event.soon',
        params: { title, date },
        link: `/event/index/${date}`,
      })),
    );
  return reminders.length;
};
