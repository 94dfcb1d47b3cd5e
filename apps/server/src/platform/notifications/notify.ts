import type { Connection } from '../database/database.ts';

/** What somebody should know. */
export interface Notice {
  /** Key of the translations under `notification.`: `payslip.approved`. */
  readonly message: string;
  /** What the text names: numbers, titles, names. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Address of the admin where one sees it. */
  readonly link?: string;
}

/** A notice for one user. */
export interface NoticeFor extends Notice {
  readonly user: number;
}

/**
 * Tells users something, in the transaction that it is about or by itself; accounts that are gone are passed over.
 * @param notices at most some thousands; they go in one statement
 */
export const notifyEach = async (connection: Connection, notices: readonly NoticeFor[]): Promise<void> => {
  if (notices.length === 0) return;
  await connection.query({
    name: 'notify',
    text: `insert into notification (user_id, message, params, link)
      select u.id, n.message, n.params::jsonb, n.link
      from unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) with ordinality
        as n("user", message, params, link, place)
      join "user" u on u.id = n."user" order by n.place`,
    values: [
      notices.map(({ user }) => user),
      notices.map(({ message }) => message.slice(0, 100)),
      notices.map(({ params }) => JSON.stringify(params ?? {})),
      notices.map(({ link }) => link?.slice(0, 500) ?? null),
    ],
  });
};

/** Tells several users the same. */
export const notify = (connection: Connection, users: readonly number[], notice: Notice): Promise<void> =>
  notifyEach(
    connection,
    users.map((user) => ({ ...notice, user })),
  );
