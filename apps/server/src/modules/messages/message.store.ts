import type { MessageChannel } from '@school/resources';
import type { Connection } from '../../platform/database/database.ts';
import { roundOf } from '../../platform/database/part-of-rows.ts';

/** A message as sending needs it; its text is that of its template if none was written. */
export interface MessageRow {
  readonly id: number;
  readonly version: number;
  readonly channel: MessageChannel;
  readonly subject: string;
  readonly body: string;
  readonly category: 'BULK' | 'TRANSACTIONAL';
  readonly state: string;
  /** Whether its time has come. */
  readonly isDue: boolean;
  readonly sendAt: string | null;
  readonly parts: number;
}

const columns = `m.id::float8 as id, m.version, m.channel, coalesce(nullif(btrim(m.subject), ''), t.subject, '') as subject,
  coalesce(nullif(btrim(m.body), ''), t.body, '') as body, m.category, m.state, m.parts, m.send_at as "sendAt",
  m.send_at is null or m.send_at <= now() as "isDue"`;

/** A message. @param hold locks it until the end of the transaction, so that nobody else sends or stops it meanwhile */
export const messageOf = async (
  connection: Connection,
  id: number,
  hold = false,
): Promise<MessageRow | undefined> => {
  const [row] = await connection.query<MessageRow>({
    text: `select ${columns} from message m left join message_template t on t.id = m.template_id
      where m.id = $1${hold ? ' for update of m' : ''}`,
    values: [id],
  });
  return row;
};

/** Messages that are due, and those that stalled before reaching everyone. */
export const dueMessages = async (connection: Connection): Promise<number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'message_due',
    text: `select m.id::float8 as id from message m
      where (m.state = 'QUEUED' and (m.send_at is null or m.send_at <= now()))
        or (m.state = 'SENDING' and exists (select from message_recipient r
          where r.message_id = m.id and r.state = 'QUEUED' and r.handed_at is null))
      order by m.id ${roundOf(100)}`,
  });
  return rows.map(({ id }) => id);
};

/** Ids of the files of a message. */
export const filesOf = async (connection: Connection, message: number): Promise<number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'message_files',
    text: 'select file_id::float8 as id from message_file where message_id = $1 and file_id is not null order by id',
    values: [message],
  });
  return rows.map(({ id }) => id);
};
