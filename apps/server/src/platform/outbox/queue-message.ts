import type { OutboxChannel } from '@school/kernel';
import type { Connection } from '../database/database.ts';

/** A mail as it is sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Ids of stored files. */
  readonly attachments?: readonly number[];
  readonly replyTo?: string;
  /** Further headers, by their names. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Minutes until each further attempt; by default those of the outbox. */
  readonly pauses?: readonly number[];
}

/** The topic that wakes the sender when messages are committed. */
export const messageQueued = 'message-queued';

const queue = async (
  transaction: Connection,
  channel: OutboxChannel,
  recipient: string,
  subject: string,
  payload: object,
): Promise<number> => {
  const [row] = await transaction.query<{ id: string }>({
    name: 'outbox_queue',
    text: `with queued as (
         insert into outbox_message (channel, recipient, subject, payload) values ($1, $2, $3, $4) returning id)
       select id, pg_notify('school_signal', json_build_object('topic', '${messageQueued}',
         'institute', current_schema(), 'data', json_build_object())::text) from queued`,
    values: [channel, recipient, subject, JSON.stringify(payload)],
  });
  return Number(row?.id);
};

/**
 * Puts a mail into the outbox; it is sent after the transaction is committed and never when it is rolled back. Without a
 * mail server it stays there, readable by administrators. Returns the id of the message.
 */
export const queueMail = (transaction: Connection, { to, subject, ...payload }: Mail): Promise<number> =>
  queue(transaction, 'MAIL', to, subject, payload);

/** The same for a text message to a phone. */
export const queueSms = (
  transaction: Connection,
  to: string,
  text: string,
  more: Pick<Mail, 'pauses'> = {},
): Promise<number> => queue(transaction, 'SMS', to, '', { text, ...more });
