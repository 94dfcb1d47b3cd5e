import type { Connection } from '../database/database.ts';

/**
 * SQL: every account with its owner and that person's name: `id`, `username`, `entity_type`, `employee_id`, `student_id`,
 * `guardian_id`, `first_name`, `full_name` (empty if unknown), `name` (falling back to the username), `email`, `mobile`,
 * `blocked`, `blocked_reason`, `archived`, `version` (for audit entries). Modules read accounts through this alone: `from
 * ${accounts} u`. It costs nothing, since the planner sees through it.
 */
export const accounts = `(select id, username, entity_type, employee_id, student_id, guardian_id, blocked, blocked_reason, archived, version,
    first_name, email, mobile,
    trim(concat_ws(' ', first_name, last_name)) as full_name,
    coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), username) as name
  from "user")`;

/** Maximum length of a name that records keep for their author. */
const keptName = 200;

/** An author's name, as records keep it with what they wrote; empty without such an account. */
export const nameOfAccount = async (connection: Connection, id: number | null): Promise<string> => {
  const [row] = await connection.query<{ name: string }>({
    name: 'account_name',
    text: `select left(name, ${keptName}) as name from ${accounts} u where id = $1`,
    values: [id],
  });
  return row?.name ?? '';
};
