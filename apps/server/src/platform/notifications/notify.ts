import { noticeText } from '@school/resources';
import type { NotificationEventKey } from '@school/resources';
import type { Connection } from '../database/database.ts';
import { queueMail } from '../outbox/queue-message.ts';

/** What somebody should know. */
export interface Notice {
  /** Which of the notices that managers and users can switch: `payslip.approved`. */
  readonly message: NotificationEventKey;
  /** What the text names: numbers, titles, names. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Address of the admin where one sees it. */
  readonly link?: string;
}

/** A notice for one user. */
export interface NoticeFor extends Notice {
  readonly user: number;
}

/** Somebody who is told by mail too. */
interface Mailed {
  readonly email: string;
  readonly message: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Key of the preference in which users say how they are told: `{shown: {<notice>: false}, mailed: {<notice>: true}}`. */
export const noticeChoices = 'notices';

/** What a user has chosen about a way for the notice `n`; anything but true and false is no choice. */
const chosen = (way: 'mailed'): string =>
  `case p.value -> '${way}' -> n.message when 'true' then true when 'false' then false end`;

/**
 * Writes the notices that the institution lets through and gives those to mail: what it says of the kind of user goes
 * first, then what it says of the way. Users may hide more for themselves, and choose about their mails.
 */
const tell = `with given as (
    select u.id, u.email, n.message, n.params::jsonb as params, n.link, n.place,
      coalesce(n.message = any(c.in_app_off), false) or coalesce(p.value -> 'shown' -> n.message = 'false', false) as hidden,
      coalesce(${chosen('mailed')}, n.message = any(c.email_on), false) and u.email is not null as mailed,
      coalesce(n.message = any(case u.entity_type when 'EMPLOYEE' then c.off_for_employees
        when 'STUDENT' then c.off_for_students when 'PARENT' then c.off_for_parents end), false) as off
    from unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) with ordinality
      as n("user", message, params, link, place)
    join "user" u on u.id = n."user"
    left join (select * from notification_control order by id limit 1) c on true
    left join user_preference p on p.user_id = u.id and p.key = '${noticeChoices}'),
  written as (
    insert into notification (user_id, message, params, link)
    select id, message, params, link from given where not off and not hidden order by place)
  select email, message, params from given where mailed and not off order by place`;

/**
 * Tells users something, in the transaction that it is about or by itself; accounts that are gone are passed over, and
 * so is what the institution has switched off.
 * @param notices at most some thousands; they go in one statement
 */
export const notifyEach = async (connection: Connection, notices: readonly NoticeFor[]): Promise<void> => {
  if (notices.length === 0) return;
  const mailed = await connection.query<Mailed>({
    name: 'notify',
    text: tell,
    values: [
      notices.map(({ user }) => user),
      notices.map(({ message }) => message.slice(0, 100)),
      notices.map(({ params }) => JSON.stringify(params ?? {})),
      notices.map(({ link }) => link?.slice(0, 500) ?? null),
    ],
  });
  for (const { email, message, params } of mailed) {
    const text = noticeText(message, params);
    if (text !== undefined) await queueMail(connection, { to: email, subject: text, text });
  }
};

/** Tells several users the same. */
export const notify = (connection: Connection, users: readonly number[], notice: Notice): Promise<void> =>
  notifyEach(
    connection,
    users.map((user) => ({ ...notice, user })),
  );
