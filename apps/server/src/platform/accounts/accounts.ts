import type { Connection } from '../database/database.ts';

/**
 * SQL: every account with whose it is and how its person is called: `id`, `username`, `entity_type`, `employee_id`,
 * `student_id`, `guardian_id`, `first_name`, `full_name` (empty where nobody said), `name` (the username then), `email`,
 * `mobile`, `blocked`, `blocked_reason`, `archived`, `version` (for lines of the audit).
 * What modules read of accounts, they read of this: `from ${accounts} u`. It costs nothing, the planner sees through it.
 */
export const accounts = `(select id, username, entity_type, employee_id, student_id, guardian_id, blocked, blocked_reason, archived, version,
    first_name, email, mobile,
    trim(concat_ws(' ', first_name, last_name)) as full_name,
    coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), username) as name
  from "user")`;

/** The most characters of a name that records keep of whoever wrote them. */
const keptName = 200;

/** How somebody is called, as records keep it beside what he wrote; empty without such an account. */
export const nameOfAccount = async (connection: Connection, id: number | null): Promise<string> => {
  const [row] = await connection.query<{ name: string }>({
    name: 'account_name',
    text: `select left(name, ${keptName}) as name from ${accounts} u where id = $1`,
    values: [id],
  });
  return row?.name ?? '';
};
