import { noticeText } from '@school/resources';
import type { NotificationEventKey } from '@school/resources';
import type { Connection } from '../database/database.ts';
import { queueMail, queueSms } from '../outbox/queue-message.ts';

/** A channel by which someone is notified. */
export type NoticeWay = 'IN_APP' | 'EMAIL' | 'SMS';

/** What someone should know. */
export interface Notice {
  /** Which of the notices that managers and users can switch on and off: `payslip.approved`. */
  readonly message: NotificationEventKey;
  /** What the text mentions: numbers, titles, names. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Address in the admin where it can be viewed. */
  readonly link?: string;
  /** The channels; without them, in the product and by mail as institution and user have chosen. */
  readonly ways?: readonly NoticeWay[];
}

/** A notice for one user. */
export interface NoticeFor extends Notice {
  readonly user: number;
}

/** The outcome of one notice. */
export interface Told {
  readonly user: number;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly message: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Switched off by the institution for this kind of user. */
  readonly off: boolean;
  readonly shown: boolean;
  /** Whether a mail or text message is wanted; none is sent without an address. */
  readonly mailed: boolean;
  readonly texted: boolean;
}

/**
 * Key of the preference in which users choose how they are notified: `{shown: {<notice>: false}, mailed: {<notice>:
 * true}}`.
 */
export const noticeChoices = 'notices';

/** A user's choice about a channel for the notice `n`; anything but true and false is not a choice. */
const chosen = (way: 'mailed'): string =>
  `case p.value -> '${way}' -> n.message when 'true' then true when 'false' then false end`;

/**
 * Writes the notices that the institution permits and returns the outcome of each: its rule for the kind of user takes
 * precedence, then its rule for the channel. Users may hide more for themselves, and choose about their mails.
 */
const tell = `with given as (
    select u.id, u.email, u.mobile, n.message, n.params::jsonb as params, n.link, n.place,
      coalesce(n.message = any(c.in_app_off), false) or coalesce(p.value -> 'shown' -> n.message = 'false', false)
        or not coalesce('IN_APP' = any(n.ways), true) as hidden,
      coalesce(${chosen('mailed')}, n.message = any(c.email_on) or 'EMAIL' = any(n.ways), false) as mailed,
      coalesce('SMS' = any(n.ways), false) as texted,
      coalesce(n.message = any(case u.entity_type when 'EMPLOYEE' then c.off_for_employees
        when 'STUDENT' then c.off_for_students when 'PARENT' then c.off_for_parents end), false) as off
    from (select "user", message, params, link, string_to_array(ways, ',') as ways, place
      from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[]) with ordinality
        as one("user", message, params, link, ways, place)) n
    join "user" u on u.id = n."user"
    left join (select * from notification_control order by id limit 1) c on true
    left join user_preference p on p.user_id = u.id and p.key = '${noticeChoices}'),
  written as (
    insert into notification (user_id, message, params, link)
    select id, message, params, link from given where not off and not hidden order by place)
  select id::float8 as "user", email, mobile, message, params, off, not off and not hidden as shown,
    not off and coalesce(mailed, false) as mailed, not off and texted as texted
  from given order by place`;

/** The first line, limited to the length of a subject. */
const subjectOf = (text: string): string => (text.split('\n')[0] ?? '').slice(0, 200);

/** A custom text takes precedence over that of the product. */
const textOf = ({ message, params }: Told): string =>
  String(params['text'] ?? noticeText(message, params) ?? '');

/**
 * Notifies users of something, in the transaction concerned or on its own; accounts that are gone are skipped, as is
 * anything that the institution has switched off.
 * @param notices at most a few thousand; they are written in one statement
 * @returns the outcome of each
 */
export const tellEach = async (
  connection: Connection,
  notices: readonly NoticeFor[],
): Promise<readonly Told[]> => {
  if (notices.length === 0) return [];
  const told = await connection.query<Told>({
    name: 'notify',
    text: tell,
    values: [
      notices.map(({ user }) => user),
      notices.map(({ message }) => message.slice(0, 100)),
      notices.map(({ params }) => JSON.stringify(params ?? {})),
      notices.map(({ link }) => link?.slice(0, 500) ?? null),
      notices.map(({ ways }) => ways?.join() ?? null),
    ],
  });
  for (const one of told) {
    const text = textOf(one);
    if (text === '') continue;
    if (one.mailed && one.email)
      await queueMail(connection, { to: one.email, subject: subjectOf(text), text });
    if (one.texted && one.mobile) await queueSms(connection, one.mobile, text);
  }
  return told;
};

/** Notifies users of something; see `tellEach`. */
export const notifyEach = async (connection: Connection, notices: readonly NoticeFor[]): Promise<void> => {
  await tellEach(connection, notices);
};

/** Notifies several users of the same thing. */
export const notify = (connection: Connection, users: readonly number[], notice: Notice): Promise<void> =>
  notifyEach(
    connection,
    users.map((user) => ({ ...notice, user })),
  );
