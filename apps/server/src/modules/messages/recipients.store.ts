import { institutionTimeZone } from '../../platform/clock/institution.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Addressed } from './audience.ts';
import { guardedIn } from './guarded-facts.ts';
import type { MessageRow } from './message.store.ts';
import { roundOf } from '../../platform/database/part-of-rows.ts';

const chunk = 1000;

/** Records whom a message goes to and whom not, each person once, however often it is attempted. */
export const writeRecipients = async (
  connection: Connection,
  message: Pick<MessageRow, 'id' | 'channel' | 'subject' | 'body'>,
  people: readonly Addressed[],
): Promise<void> => {
  const { id, channel, subject, body } = message;
  const guarded = guardedIn(`${subject} ${body}`).length > 0;
  for (let from = 0; from < people.length; from += chunk) {
    const some = people.slice(from, from + chunk);
    await connection.query({
      name: 'message_recipients_write',
      text: `insert into message_recipient (message_id, channel, person, name, user_id, about, address, state, reason,
          subject, text, parts, guarded)
        select $1, $2, person, left(name, 200), "user", about, address,
          case when reason is null then 'QUEUED' else 'SKIPPED' end, reason, subject, text, parts, $12
        from unnest($3::text[], $4::text[], $5::bigint[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[],
          $11::int[]) with ordinality as p(person, name, "user", about, address, reason, subject, text, parts, place)
        order by place on conflict do nothing`,
      values: [
        id,
        channel,
        some.map(({ person }) => person),
        some.map(({ name }) => name),
        some.map(({ user }) => user),
        some.map(({ about }) => about),
        some.map(({ address }) => address),
        some.map(({ reason }) => reason),
        some.map(({ subject }) => subject),
        some.map(({ text }) => text),
        some.map(({ parts }) => parts),
        guarded,
      ],
    });
  }
};

/** A recipient due to be written to now. */
export interface Waiting {
  readonly id: number;
  readonly user: number | null;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
}

/** The next recipients waiting; locked until the end, so that another server skips them. */
export const nextWaiting = (connection: Connection, message: number, most: number): Promise<Waiting[]> =>
  connection.query<Waiting>({
    name: 'message_recipients_next',
    text: `select id::float8 as id, user_id::float8 as user, address, subject, text from message_recipient
      where message_id = $1 and state = 'QUEUED' and handed_at is null order by id limit $2 for update skip locked`,
    values: [message, most],
  });

/** Records that messages were handed over, with their outbox numbers; without one they have arrived. */
export const noteHanded = async (
  connection: Connection,
  handed: readonly { readonly id: number; readonly outbox: number | null }[],
): Promise<void> => {
  await connection.query({
    name: 'message_recipients_handed',
    text: `update message_recipient r set handed_at = now(), outbox = h.outbox, updated_at = now(), version = version + 1,
        state = case when h.outbox is null then 'SENT' else 'QUEUED' end,
        sent_at = case when h.outbox is null then now() end, attempts = case when h.outbox is null then 1 else 0 end
      from unnest($1::bigint[], $2::int[]) as h(id, outbox) where r.id = h.id`,
    values: [handed.map(({ id }) => id), handed.map(({ outbox }) => outbox)],
  });
};

/** The progress of a message. */
export interface Counts {
  readonly total: number;
  readonly waiting: number;
  readonly unhanded: number;
  readonly sent: number;
  readonly failed: number;
  readonly parts: number;
}

export const countsOf = async (connection: Connection, message: number): Promise<Counts> => {
  const [row] = await connection.query<Counts>({
    name: 'message_recipients_counts',
    text: `select count(*) filter (where state <> 'SKIPPED')::float8 as total,
        count(*) filter (where state = 'QUEUED')::float8 as waiting,
        count(*) filter (where state = 'QUEUED' and handed_at is null)::float8 as unhanded,
        count(*) filter (where state = 'SENT')::float8 as sent, count(*) filter (where state = 'FAILED')::float8 as failed,
        coalesce(sum(parts) filter (where state <> 'SKIPPED'), 0)::float8 as parts
      from message_recipient where message_id = $1`,
    values: [message],
  });
  return row ?? { total: 0, waiting: 0, unhanded: 0, sent: 0, failed: 0, parts: 0 };
};

/**
 * Mass emails handed over on the institution's current day. Nobody else counts or hands over meanwhile, so that two servers
 * together respect the daily limit.
 */
export const handedToday = async (connection: Connection): Promise<number> => {
  await connection.query({ text: 'select id from mail_setting order by id limit 1 for update' });
  const [row] = await connection.query<{ count: number }>({
    name: 'message_recipients_today',
    text: `select count(*)::float8 as count from message_recipient where channel = 'EMAIL'
      and handed_at >= date_trunc('day', now() at time zone ${institutionTimeZone}) at time zone ${institutionTimeZone}`,
  });
  return row?.count ?? 0;
};

/** Outcomes known to the outbox by now. A message that nothing accepted within three days is no longer sent. */
export const takeOutcomes = async (connection: Connection): Promise<number[]> => {
  const rows = await connection.query<{ message: number }>({
    name: 'message_recipients_outcomes',
    text: `with known as (
        update message_recipient r set attempts = o.attempts, version = r.version + 1, updated_at = now(),
          state = case o.state when 'SENT' then 'SENT' else 'FAILED' end, sent_at = o.sent_at,
          error = case when o.state = 'SENT' then null else left(coalesce(o.error, 'Nothing took it in three days.'), 1000) end
        from outbox_message o
        where r.state = 'QUEUED' and r.outbox is not null and o.id = r.outbox and (o.state in ('SENT', 'FAILED')
          or (o.state = 'QUEUED' and o.created_at < now() - interval '3 days'))
        returning r.message_id)
      select distinct message_id::float8 as message from known`,
  });
  return rows.map(({ message }) => message);
};

/** Messages that have reached everyone they will reach. */
export const endedMessages = async (connection: Connection): Promise<number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'message_ended',
    text: `select m.id::float8 as id from message m where m.state = 'SENDING' and not exists (
      select from message_recipient r where r.message_id = m.id and r.state = 'QUEUED') order by m.id ${roundOf(100)}`,
  });
  return rows.map(({ id }) => id);
};

/** Puts only those whom a message did not reach back into the queue (MAI-5). @returns their parts and number */
export const queueFailed = async (
  connection: Connection,
  message: number,
): Promise<{ readonly count: number; readonly parts: number }> => {
  const [row] = await connection.query<{ count: number; parts: number }>({
    name: 'message_recipients_again',
    text: `with again as (
        update message_recipient set state = 'QUEUED', handed_at = null, outbox = null, error = null,
          version = version + 1, updated_at = now()
        where message_id = $1 and state = 'FAILED' returning parts)
      select count(*)::float8 as count, coalesce(sum(parts), 0)::float8 as parts from again`,
    values: [message],
  });
  return row ?? { count: 0, parts: 0 };
};

/** Leaves out recipients not yet written to: what the outbox has not begun to send is removed from it. */
export const stopWaiting = async (connection: Connection, message: number): Promise<number> => {
  const rows = await connection.query({
    name: 'message_recipients_stop',
    text: `with gone as (
        delete from outbox_message o using message_recipient r
        where r.message_id = $1 and r.state = 'QUEUED' and o.id = r.outbox and o.state = 'QUEUED' returning o.id)
      update message_recipient set state = 'SKIPPED', reason = 'CANCELLED', parts = 0, version = version + 1,
        updated_at = now()
      where message_id = $1 and state = 'QUEUED' and (handed_at is null or outbox in (select id from gone))
      returning id`,
    values: [message],
  });
  return rows.length;
};
