import type { Transaction } from '../../platform/database/database.ts';
import { notifyEach } from '../../platform/notifications/notify.ts';

const mostAtOnce = 500;

interface Reminder {
  readonly task: number;
  readonly user: number;
  readonly title: string;
  readonly date: string;
  readonly late: boolean;
}

/**
 * Reminds everybody who has not finished his part: once when a task ends by tomorrow, and once when it is overdue. Each
 * part is marked in the statement that finds it, so that two servers never remind twice.
 * @returns how many were reminded
 */
export const remindOfTasks = async (transaction: Transaction, today: string): Promise<number> => {
  const reminders = await transaction.query<Reminder>({
    name: 'task_reminders',
    text: `with due as (
        select a.id from task_assignee a join task t on t.id = a.task_id
        where a.state <> 'DONE' and t.status <> 'CLOSE' and t.end_date <= $1::date + 1
          and (a.reminded_on is null or (t.end_date < $1::date and a.reminded_on <= t.end_date))
        order by a.id limit ${mostAtOnce} for update of a skip locked),
      told as (update task_assignee a set reminded_on = $1 from due where a.id = due.id
        returning a.task_id, a.employee_id)
      select t.id::float8 as task, u.id::float8 as user, t.title, t.end_date::text as date,
        t.end_date < $1::date as late
      from told join task t on t.id = told.task_id join "user" u on u.employee_id = told.employee_id`,
    values: [today],
  });
  await notifyEach(
    transaction,
    reminders.map(({ task, user, title, date, late }) => ({
      user,
      message: late ? 'task.overdue' : 'task.due',
      params: { title, date },
      link: `/tasks/${task}`,
    })),
  );
  return reminders.length;
};
