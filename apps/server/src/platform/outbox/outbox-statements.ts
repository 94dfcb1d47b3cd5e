import type { OutboxChannel, OutboxMessage, OutboxState } from '@school/kernel';
import type { Connection } from '../database/database.ts';

/** A message that this process is sending. */
export interface ClaimedMessage {
  readonly id: number;
  readonly channel: OutboxChannel;
  readonly recipient: string;
  readonly subject: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempts: number;
}

/** How long a process may take to send before another one tries. */
const claimMinutes = 5;
/** Old messages are not sent when a mail server is finally set up. */
const oldestDays = 3;

/** Claims messages that are due; what a dead process had claimed is released after a while. */
export const claimMessages = async (
  connection: Connection,
  channels: readonly OutboxChannel[],
  limit: number,
): Promise<ClaimedMessage[]> => {
  const rows = await connection.query<ClaimedMessage & { id: string }>({
    name: 'outbox_claim',
    text: `update outbox_message set state = 'SENDING', attempts = attempts + 1,
         next_attempt_at = now() + make_interval(mins => ${claimMinutes})
       where id in (select id from outbox_message
         where state in ('QUEUED', 'SENDING') and next_attempt_at <= now() and channel = any($1::text[])
           and created_at > now() - make_interval(days => ${oldestDays})
         order by id limit $2 for update skip locked)
       returning id, channel, recipient, subject, payload, attempts`,
    values: [channels, limit],
  });
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
};

export const markSent = async (connection: Connection, id: number): Promise<void> => {
  await connection.query({
    name: 'outbox_sent',
    text: `update outbox_message set state = 'SENT', sent_at = now(), error = null where id = $1`,
    values: [id],
  });
};

/** Retries after `minutes`, or never when that is null. */
export const markFailed = async (
  connection: Connection,
  id: number,
  error: string,
  minutes: number | null,
): Promise<void> => {
  await connection.query({
    name: 'outbox_failed',
    text: `update outbox_message set error = $2,
         state = case when $3::int is null then 'FAILED' else 'QUEUED' end,
         next_attempt_at = now() + make_interval(mins => coalesce($3::int, 0)) where id = $1`,
    values: [id, error.slice(0, 1000), minutes],
  });
};

/** Requeues a failed message as if it were new; false when it has not failed. */
export const queueAgain = async (connection: Connection, id: number): Promise<boolean> => {
  const rows = await connection.query({
    name: 'outbox_again',
    text: `update outbox_message set state = 'QUEUED', attempts = 0, next_attempt_at = now(), created_at = now()
       where id = $1 and state = 'FAILED' returning id`,
    values: [id],
  });
  return rows.length > 0;
};

const outboxStates: readonly OutboxState[] = ['QUEUED', 'SENDING', 'SENT', 'FAILED'];
export const isOutboxState = (text: string): text is OutboxState => outboxStates.some((one) => one === text);

type MessageRow = Omit<OutboxMessage, 'id' | 'createdAt' | 'sentAt'> & {
  readonly id: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly total: string;
};

/** The newest messages, of one state if given, and their total number. */
export const latestMessages = async (
  connection: Connection,
  state: OutboxState | undefined,
  limit: number,
): Promise<{ readonly messages: readonly OutboxMessage[]; readonly total: number }> => {
  const rows = await connection.query<MessageRow>({
    name: 'outbox_latest',
    text: `select id, channel, recipient, subject, coalesce(payload->>'text', '') as text, state, attempts, error,
         created_at as "createdAt", sent_at as "sentAt", count(*) over () as total
       from outbox_message where $2::text is null or state = $2 order by id desc limit $1`,
    values: [limit, state ?? null],
  });
  const messages = rows.map(({ total: _total, ...row }) => ({
    ...row,
    id: Number(row.id),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }));
  return { messages, total: Number(rows[0]?.total ?? 0) };
};

/** Schemas of all institutes that have an outbox. */
export const institutesWithOutbox = async (connection: Connection): Promise<string[]> => {
  const rows = await connection.query<{ schemaname: string }>({
    text: `select schemaname from pg_tables where tablename = 'outbox_message' order by schemaname`,
  });
  return rows.map(({ schemaname }) => schemaname);
};
