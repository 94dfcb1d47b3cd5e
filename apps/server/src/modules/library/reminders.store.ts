import type { Connection } from '../../platform/database/database.ts';
import type { NoticeFor } from '../../platform/notifications/notify.ts';
import { roundOf } from '../../platform/database/part-of-rows.ts';
import { accounts } from '../../platform/accounts/accounts.ts';

const repeatDays = 7;

/**
 * Loans due soon or overdue, marked as reminded in the same statement: nobody is notified twice a day, and about an overdue
 * book once a week.
 * @param days how many days before the due date; 0 for no reminder before it
 */
export const remindBorrowers = async (
  connection: Connection,
  today: string,
  days: number,
): Promise<readonly NoticeFor[]> => {
  const rows = await connection.query<{ user: number; title: string; date: string; late: boolean }>({
    name: 'library_remind',
    text: `with due as (update book_movement m set reminded_on = $1 where m.id in (
          select id from book_movement where status in ('ISSUED', 'RENEWED') and due_on <= $1::date + $2::int
            and (case when due_on < $1::date then coalesce(reminded_on <= $1::date - ${repeatDays} or reminded_on <= due_on, true)
              else $2 > 0 and reminded_on is null end)
          order by due_on, id ${roundOf(1000)} for update skip locked)
        returning m.book_title_id, m.student_id, m.employee_id, m.due_on)
      select u.id::float8 as "user", t.title, due.due_on::text as date, due.due_on < $1::date as late
      from due join book_title t on t.id = due.book_title_id
        join ${accounts} u on (u.student_id = due.student_id or u.employee_id = due.employee_id) and not u.archived`,
    values: [today, days],
  });
  return rows.map(({ user, title, date, late }) => ({
    user,
    message: late ? 'library.overdue' : 'library.due',
    params: { title, date },
    link: '/library/mine',
  }));
};
