import type { Connection } from '../../../platform/database/database.ts';

/** The fact that a user has an address; the address itself is not stored. */
export interface FeedState {
  readonly since: string;
  readonly lastReadAt: string | null;
}

const moment = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The address of a user; undefined if there is none. */
export const feedOf = async (connection: Connection, user: number): Promise<FeedState | undefined> => {
  const [row] = await connection.query<FeedState>({
    name: 'calendar_feed_of',
    text: `SELECT ${moment('updated_at')} AS since, ${moment('last_read_at')} AS "lastReadAt"
      FROM calendar_feed WHERE user_id = $1`,
    values: [user],
  });
  return row;
};

/** Which address was created or ended, for its history. */
export interface StoredFeed {
  readonly id: number;
  readonly version: number;
}

/** Replaces the user's address with this one, whoever else does so at the same time. */
export const keepFeed = (
  connection: Connection,
  user: number,
  hash: string,
): Promise<readonly StoredFeed[]> =>
  connection.query<StoredFeed>({
    name: 'calendar_feed_keep',
    text: `INSERT INTO calendar_feed (user_id, token_hash, created_by, updated_by) VALUES ($1, $2, $1, $1)
      ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, last_read_at = NULL,
        updated_at = now(), updated_by = $1, version = calendar_feed.version + 1
      RETURNING id::float8 AS id, version`,
    values: [user, hash],
  });

/** Ends the address of a user. Ending one that does not exist does nothing. */
export const endFeed = (connection: Connection, user: number): Promise<readonly StoredFeed[]> =>
  connection.query<StoredFeed>({
    name: 'calendar_feed_end',
    text: 'DELETE FROM calendar_feed WHERE user_id = $1 RETURNING id::float8 AS id, version',
    values: [user],
  });

/** Whose address it is. That it was read is recorded once an hour. */
export const readerOfFeed = async (connection: Connection, hash: string): Promise<number | undefined> => {
  const [row] = await connection.query<{ user: number; isOld: boolean }>({
    name: 'calendar_feed_reader',
    text: `SELECT user_id::float8 AS "user", coalesce(last_read_at < now() - interval '1 hour', true) AS "isOld"
      FROM calendar_feed WHERE token_hash = $1`,
    values: [hash],
  });
  if (row?.isOld)
    await connection.query({
      name: 'calendar_feed_read',
      text: 'UPDATE calendar_feed SET last_read_at = now() WHERE token_hash = $1',
      values: [hash],
    });
  return row?.user;
};
