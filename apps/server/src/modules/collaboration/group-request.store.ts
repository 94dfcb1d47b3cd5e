import type { Connection, Transaction } from '../../platform/database/database.ts';
import { accounts } from '../../platform/accounts/accounts.ts';

/** Locks a group, so that of two people admitted simultaneously neither is lost. */
export const holdGroup = async (transaction: Transaction, group: number): Promise<void> => {
  await transaction.query({
    name: 'group_hold',
    text: 'select from discussion_group where id = $1 for no key update',
    values: [group],
  });
};

/** Records a request; undefined if it already exists. */
export const askToJoin = async (
  transaction: Transaction,
  group: number,
  user: number,
): Promise<number | undefined> => {
  const [row] = await transaction.query<{ id: string }>({
    name: 'group_ask',
    text: `insert into group_request (group_id, user_id, created_by, updated_by) values ($1, $2, $2, $2)
      on conflict (group_id, user_id) do nothing returning id`,
    values: [group, user],
  });
  return row && Number(row.id);
};

export const deleteRequest = async (transaction: Transaction, request: number): Promise<void> => {
  await transaction.query({
    name: 'group_request_delete',
    text: 'delete from group_request where id = $1',
    values: [request],
  });
};

/** Accounts of a group's moderators. */
export const moderatorsOf = async (transaction: Transaction, group: number): Promise<readonly number[]> => {
  const rows = await transaction.query<{ id: number }>({
    name: 'group_moderators',
    text: `select u.id::float8 as id from discussion_group_moderators m join ${accounts} u on u.employee_id = m.target_id
      where m.owner_id = $1`,
    values: [group],
  });
  return rows.map(({ id }) => id);
};

interface Person {
  readonly name: string;
  readonly employee: number | null;
}

/** The name of a user and the employee behind the account. */
export const personOf = async (connection: Connection, user: number): Promise<Person> => {
  const [row] = await connection.query<Person>({
    name: 'group_person',
    text: `select name,
      employee_id::float8 as employee from ${accounts} u where id = $1`,
    values: [user],
  });
  return row ?? { name: '', employee: null };
};
