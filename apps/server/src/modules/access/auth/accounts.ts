import type { Connection } from '../../../platform/database/database.ts';
import { sampleOf } from '../../../platform/database/part-of-rows.ts';

/** What is needed to decide on a sign-in. */
export interface Account {
  readonly id: number;
  readonly username: string;
  readonly blocked: boolean;
  readonly passwordHash: string | undefined;
}

interface AccountRow {
  readonly id: string;
  readonly username: string;
  readonly blocked: boolean;
  readonly password_hash: string | null;
}

const accountOf = (row: AccountRow): Account => ({
  id: Number(row.id),
  username: row.username,
  blocked: row.blocked,
  passwordHash: row.password_hash ?? undefined,
});

const columns = `u.id, u.username, u.blocked, c.password_hash
  from "user" u left join user_credential c on c.user_id = u.id`;

/**
 * The account meant by a user name, or by an e-mail address if exactly one account has it. User names contain no @, so the
 * two cannot be confused; the accounts of head-office visitors do contain one, and are never signed in to with a password.
 */
export const accountByLogin = async (connection: Connection, login: string): Promise<Account | undefined> => {
  const column = login.includes('@') ? 'email' : 'username';
  // As the indexes have them: the unique one on names, and likewise the one on addresses.
  const name = column === 'username' ? 'btrim(u.username)' : 'u.email';
  const rows = await connection.query<AccountRow>({
    name: `account_by_${column}`,
    text: `select ${columns} where lower(${name}) = lower($1) and u.archived = false
       and position('@' in u.username) = 0 ${sampleOf(2)}`,
    values: [login],
  });
  return rows.length === 1 && rows[0] ? accountOf(rows[0]) : undefined;
};

export const accountById = async (connection: Connection, id: number): Promise<Account | undefined> => {
  const [row] = await connection.query<AccountRow>({
    name: 'account_by_id',
    text: `select ${columns} where u.id = $1 and not u.archived`,
    values: [id],
  });
  return row && accountOf(row);
};

/** The accounts that can be reset by mail to this address. */
export const accountsByEmail = async (connection: Connection, email: string): Promise<Account[]> => {
  const rows = await connection.query<AccountRow>({
    name: 'accounts_by_email',
    text: `select ${columns} where lower(u.email) = lower($1) and not u.archived and not u.blocked
       and position('@' in u.username) = 0
       order by u.id ${sampleOf(5)}`,
    values: [email],
  });
  return rows.map(accountOf);
};

/** Stores a new password for the user. */
export const storePassword = async (
  connection: Connection,
  userId: number,
  hash: string,
  mustChange: boolean,
): Promise<void> => {
  await connection.query({
    name: 'password_store',
    text: `insert into user_credential (user_id, password_hash, must_change, changed_at)
       values ($1, $2, $3, now())
       on conflict (user_id) do update
       set password_hash = excluded.password_hash, must_change = excluded.must_change, changed_at = now()`,
    values: [userId, hash, mustChange],
  });
};
