import { writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { staffNames } from '../hr/staff.store.ts';
import { accounts } from '../../platform/accounts/accounts.ts';

/** Who has joined a task and who has left it, as users. */
export interface Changed {
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

/** Aligns the parts of a task with its members: those who stay keep what they have done. */
export const followMembers = async (transaction: Transaction, task: number): Promise<Changed> => {
  const gone = await transaction.query<{ user: number }>({
    name: 'task_parts_gone',
    text: `with gone as (delete from task_assignee a where a.task_id = $1
        and not exists (select from task_members m where m.owner_id = $1 and m.target_id = a.employee_id)
        returning a.employee_id)
      select u.id::float8 as user from gone join ${accounts} u on u.employee_id = gone.employee_id`,
    values: [task],
  });
  const come = await transaction.query<{ user: number }>({
    name: 'task_parts_come',
    text: `with come as (insert into task_assignee (task_id, employee_id)
        select m.owner_id, m.target_id from task_members m where m.owner_id = $1 order by m.position
        on conflict (task_id, employee_id) do nothing returning employee_id)
      select u.id::float8 as user from come join ${accounts} u on u.employee_id = come.employee_id`,
    values: [task],
  });
  return { added: come.map(({ user }) => user), removed: gone.map(({ user }) => user) };
};

interface PartRow {
  readonly id: number;
  readonly version: number;
  readonly before: string;
}

/** Sets the part of an employee. @returns whether it was in one of the states beforehand */
export const setPart = async (
  work: Work,
  part: { readonly task: number; readonly employee: number; readonly by: number },
  from: readonly string[],
  to: 'ACTIVE' | 'DONE',
): Promise<boolean> => {
  const rows = await work.transaction.query<PartRow>({
    name: 'task_part_set',
    text: `with held as (select id, state from task_assignee
        where task_id = $1 and employee_id = $2 and state = any($4) for update)
      update task_assignee a set state = $5::text, done_at = case when $5::text = 'DONE' then now() end,
        updated_at = now(), updated_by = $3, version = version + 1
      from held where a.id = held.id returning a.id::float8 as id, a.version, held.state as before`,
    values: [part.task, part.employee, part.by, from, to],
  });
  writeAuditLines(
    work,
    'taskAssignee',
    'update',
    rows.map(({ id, version, before }) => ({ id, version, changes: { state: [before, to] } })),
  );
  return rows.length > 0;
};

/** Whether everyone has finished their part. */
export const isAllDone = async (transaction: Transaction, task: number): Promise<boolean> => {
  const [row] = await transaction.query<{ done: boolean }>({
    name: 'task_all_done',
    text: `select bool_and(state = 'DONE') as done from task_assignee where task_id = $1`,
    values: [task],
  });
  return row?.done === true;
};

/** Whether anyone other than this user has commented on a task. */
export const hasCommentsOfOthers = async (
  transaction: Transaction,
  task: number,
  user: number,
): Promise<boolean> => {
  const rows = await transaction.query({
    name: 'task_comments_of_others',
    text: `select from record_comment where resource = 'task' and record_id = $1 and author_id is distinct from $2 limit 1`,
    values: [task, user],
  });
  return rows.length > 0;
};

const longestNames = 2000;

/** Names of employees in the order of their ids, joined by commas. */
export const namesOf = async (transaction: Transaction, members: readonly number[]): Promise<string> =>
  (await staffNames(transaction, members)).join(', ').slice(0, longestNames);
