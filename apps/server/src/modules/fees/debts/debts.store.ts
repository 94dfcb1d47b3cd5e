import { accounts } from '../../../platform/accounts/accounts.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { leftToPay } from '../left-to-pay.ts';

/** A student with overdue bills, and the next reminder step; none if all steps were taken. */
export interface Debt {
  readonly student: number;
  readonly name: string;
  readonly owed: string;
  readonly since: string;
  readonly step: number | null;
  readonly stepName: string | null;
  readonly text: string | null;
  /** Payment promised for today or later, so no reminder is sent meanwhile. */
  readonly promised: boolean;
  readonly remindedToday: boolean;
}

/** The total overdue of students with given bills; reminders from before the oldest overdue bill concern another debt. */
export const debtsOf = (connection: Connection, bills: readonly number[], today: string): Promise<Debt[]> =>
  connection.query<Debt>({
    name: 'debts_of_bills',
    text: `with owing as (
        select b.student_id as student, sum(${leftToPay('b', '$2')}) as owed, min(b.due_date) as since
        from student_fee b
        where b.student_id in (select student_id from student_fee where id = any($1::bigint[]))
          and b.status in ('UNPAID', 'PARTIAL') and b.due_date < $2::date
        group by b.student_id)
      select o.student::float8 as student, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name,
        o.owed::numeric(15,2)::text as owed, o.since::text as since, n.id::float8 as step, n.name as "stepName", n.text,
        coalesce(r.promised >= $2::date, false) as promised, coalesce(r.last = $2::date, false) as "remindedToday"
      from owing o join student s on s.id = o.student
        left join lateral (select max(t.step) as step, max(d.sent_on) as last, max(d.promised_on) as promised
          from debt_reminder d join debt_step t on t.id = d.step_id
          where d.student_id = o.student and d.sent_on > o.since) r on true
        left join lateral (select t.id, t.name, t.text from debt_step t
          where t.active and not t.archived and t.days_late <= $2::date - o.since and t.step > coalesce(r.step, 0)
          order by t.step limit 1) n on true
      where o.owed > 0 order by o.student`,
    values: [bills, today],
  });

/** Accounts of students and of their guardians, with the page that shows each what is owed. */
export const familiesOf = (
  connection: Connection,
  students: readonly number[],
): Promise<{ student: number; user: number; link: string }[]> =>
  connection.query({
    name: 'debt_families',
    text: `select u.student_id::float8 as student, u.id::float8 as "user", '/my_fees' as link
      from ${accounts} u where u.student_id = any($1::bigint[]) and not u.blocked and not u.archived
      union all
      select g.student_id::float8, u.id::float8, '/children_fees'
      from student_guardian g join ${accounts} u on u.guardian_id = g.guardian_id
      where g.student_id = any($1::bigint[]) and not u.blocked and not u.archived`,
    values: [students],
  });

/** A reminder as it is stored. */
export interface ReminderRow {
  readonly student: number;
  readonly step: number;
  readonly amount: string;
  readonly since: string;
  readonly text: string;
  readonly people: number;
}

/** Writes today's reminders; of two users reminding at the same time, one succeeds. @returns those that were written */
export const insertReminders = (
  connection: Connection,
  rows: readonly ReminderRow[],
  today: string,
  actor: number | null,
): Promise<{ id: number; version: number; student: number }[]> =>
  connection.query({
    name: 'debt_reminders_insert',
    text: `insert into debt_reminder (student_id, step_id, sent_on, amount, since, text, people, created_by, updated_by)
      select student, step, $2::date, amount, since, text, people, $3::bigint, $3::bigint
      from jsonb_to_recordset($1::jsonb) as r (student bigint, step bigint, amount numeric, since date, text text, people integer)
      on conflict do nothing returning id::float8 as id, version, student_id::float8 as student`,
    values: [JSON.stringify(rows), today, actor],
  });
