import type { IsoDate, NoticeRow } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import type { AbsenceChannel } from '../attendance-setting.store.ts';
import type { CellPlace } from '../register/mark.store.ts';
import { accounts } from '../../../platform/accounts/accounts.ts';

type NoticeKind = NoticeRow['kind'];

/** Someone to be notified of an absence, over one channel. */
export interface WantedNotice extends CellPlace {
  readonly guardian: number;
  readonly channel: AbsenceChannel;
  /** Address for the channel; the account for in-app notices. Null if there is none. */
  readonly recipient: string | null;
  readonly name: string;
  readonly label: string;
  readonly forenoon: boolean;
  readonly afternoon: boolean;
}

/** SQL: who is notified about the student `s`: the immediate contact, or every guardian if there is none. */
const told = `(k.immediate_contact OR NOT EXISTS (SELECT FROM student_guardian o
  WHERE o.student_id = s.id AND o.immediate_contact))`;

/** SQL: guardians `g` of the student `s` with each permitted channel `w.channel`, and the address for it. */
const ways = `JOIN student_guardian k ON k.student_id = s.id AND ${told} JOIN guardian g ON g.id = k.guardian_id
  CROSS JOIN unnest($3::text[]) AS w(channel)
  LEFT JOIN LATERAL (SELECT u.id FROM ${accounts} u WHERE u.guardian_id = g.id AND NOT u.blocked AND NOT u.archived
    AND k.portal_access ORDER BY u.id LIMIT 1) account ON w.channel = 'IN_APP'
  CROSS JOIN LATERAL (SELECT left(CASE w.channel WHEN 'SMS' THEN g.mobile WHEN 'EMAIL' THEN g.email
    ELSE account.id::text END, 120) AS address) a
  WHERE (w.channel <> 'SMS' OR s.by_sms) AND (w.channel <> 'EMAIL' OR s.by_email)
    AND (w.channel <> 'IN_APP' OR account.id IS NOT NULL)`;

/** Who must be notified of a batch's absences on a day, including those already notified. */
export const wantedNotices = (
  connection: Connection,
  batch: number,
  date: IsoDate,
  channels: readonly AbsenceChannel[],
): Promise<WantedNotice[]> =>
  connection.query<WantedNotice>({
    name: 'attendance_notices_wanted',
    text: `SELECT s.id::float8 AS student, m.date::text AS date, g.id::float8 AS guardian, w.channel,
        a.address AS recipient, concat_ws(' ', s.first_name, s.last_name) AS name, l.name AS label, m.forenoon, m.afternoon
      FROM attendance m JOIN attendance_label l ON l.id = m.label_id AND l.notify_guardian
        JOIN student s ON s.id = m.student_id ${ways} AND m.batch_id = $1 AND m.date = $2
      ORDER BY s.id, g.id, w.channel`,
    values: [batch, date, channels],
  });

/** A notice recorded now, by its position in the given list. */
export interface WrittenNotice {
  readonly id: number;
  readonly version: number;
  readonly place: number;
}

/** Records notices, each once; those skipped before are retried. */
export const writeNotices = (
  connection: Connection,
  { batch, kind }: { readonly batch: number; readonly kind: NoticeKind },
  notices: readonly Pick<WantedNotice, 'student' | 'date' | 'guardian' | 'channel' | 'recipient'>[],
  actor: number | null,
): Promise<WrittenNotice[]> =>
  connection.query<WrittenNotice>({
    name: 'attendance_notices_write',
    text: `WITH given AS (SELECT * FROM unnest($3::bigint[], $4::date[], $5::bigint[], $6::text[], $7::text[])
        WITH ORDINALITY AS n(student, day, guardian, channel, recipient, place)),
      written AS (
        INSERT INTO attendance_notice AS o
          (student_id, batch_id, date, kind, guardian_id, channel, recipient, skipped, created_by, updated_by)
        SELECT student, $1, day, $2, guardian, channel, recipient, recipient IS NULL, $8, $8 FROM given ORDER BY place
        ON CONFLICT (student_id, date, lower(btrim(kind)), guardian_id, lower(btrim(channel))) DO UPDATE
          SET recipient = excluded.recipient, skipped = excluded.skipped, message = NULL, version = o.version + 1,
            updated_at = now(), updated_by = excluded.updated_by
          WHERE o.skipped AND excluded.recipient IS NOT NULL
        RETURNING id, version, student_id, date, guardian_id, channel)
      SELECT w.id::float8 AS id, w.version, g.place::float8 AS place FROM written w JOIN given g ON g.student = w.student_id
        AND g.day = w.date AND g.guardian = w.guardian_id AND g.channel = w.channel ORDER BY g.place`,
    values: [
      batch,
      kind,
      notices.map(({ student }) => student),
      notices.map(({ date }) => date),
      notices.map(({ guardian }) => guardian),
      notices.map(({ channel }) => channel),
      notices.map(({ recipient }) => recipient),
      actor,
    ],
  });

/** Records the outbox number under which a notice is sent. */
export const noteMessages = async (
  connection: Connection,
  sent: readonly (readonly [notice: number, message: number])[],
): Promise<void> => {
  await connection.query({
    name: 'attendance_notices_message',
    text: `UPDATE attendance_notice n SET message = m.message FROM unnest($1::bigint[], $2::int[]) AS m(id, message)
      WHERE n.id = m.id`,
    values: [sent.map(([notice]) => notice), sent.map(([, message]) => message)],
  });
};

/** A notice of an absence that no longer exists. */
export interface StaleNotice extends CellPlace {
  readonly id: number;
  readonly batch: number;
  readonly guardian: number;
  readonly channel: AbsenceChannel;
  readonly recipient: string | null;
  readonly message: number | null;
  readonly name: string;
}

/** Notices about students and days whose mark no longer requires one. */
export const staleNotices = (connection: Connection, places: readonly CellPlace[]): Promise<StaleNotice[]> =>
  connection.query<StaleNotice>({
    name: 'attendance_notices_stale',
    text: `SELECT n.id::float8 AS id, n.batch_id::float8 AS batch, n.student_id::float8 AS student, n.date::text AS date,
        n.guardian_id::float8 AS guardian, n.channel, n.recipient, n.message,
        concat_ws(' ', s.first_name, s.last_name) AS name
      FROM unnest($1::bigint[], $2::date[]) AS p(student, day)
        JOIN attendance_notice n ON n.student_id = p.student AND n.date = p.day AND n.kind = 'ABSENCE' AND NOT n.skipped
        JOIN student s ON s.id = n.student_id
      WHERE NOT EXISTS (SELECT FROM attendance a JOIN attendance_label l ON l.id = a.label_id AND l.notify_guardian
        WHERE a.student_id = p.student AND a.date = p.day) ORDER BY n.id`,
    values: [places.map(({ student }) => student), places.map(({ date }) => date)],
  });

/** Removes messages from the outbox whose sending has not begun; returns those. */
export const withdrawMessages = async (
  connection: Connection,
  messages: readonly number[],
): Promise<number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'attendance_notices_withdraw',
    text: `DELETE FROM outbox_message WHERE id = ANY($1::bigint[]) AND state = 'QUEUED' RETURNING id::float8 AS id`,
    values: [messages],
  });
  return rows.map(({ id }) => id);
};

/** Records that notices were stopped before they were sent; returns those. */
export const skipNotices = (
  connection: Connection,
  ids: readonly number[],
  actor: number | null,
): Promise<{ readonly id: number; readonly version: number }[]> =>
  connection.query({
    name: 'attendance_notices_skip',
    text: `UPDATE attendance_notice SET skipped = true, message = NULL, version = version + 1, updated_at = now(),
        updated_by = $2
      WHERE id = ANY($1::bigint[]) RETURNING id::float8 AS id, version`,
    values: [ids, actor],
  });

/** SQL: the outcome of the notice `n` whose message is `m`. */
const status = `CASE WHEN n.skipped THEN 'SKIPPED' WHEN n.channel = 'IN_APP' OR m.id IS NULL THEN 'SENT'
  WHEN m.state = 'FAILED' THEN 'FAILED' WHEN m.state = 'SENT' THEN 'SENT' ELSE 'QUEUED' END`;

/** Notices about a day, failed ones first. @param batches null for all */
export const noticesOf = (
  connection: Connection,
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
  batches: readonly number[] | null,
): Promise<NoticeRow[]> =>
  connection.query<NoticeRow>({
    name: 'attendance_notices_of',
    text: `SELECT n.id::float8 AS id, n.date::text AS date, n.kind, concat_ws(' ', c.code, b.name) AS "batchName",
        concat_ws(' ', s.first_name, s.last_name) AS student, concat_ws(' ', g.first_name, g.last_name) AS guardian,
        n.channel, CASE n.channel WHEN 'IN_APP' THEN NULL ELSE n.recipient END AS recipient, ${status} AS status, m.error
      FROM attendance_notice n JOIN batch b ON b.id = n.batch_id JOIN course c ON c.id = b.course_id
        JOIN student s ON s.id = n.student_id JOIN guardian g ON g.id = n.guardian_id
        LEFT JOIN outbox_message m ON m.id = n.message
      WHERE n.date BETWEEN $1 AND $2 AND ($3::bigint[] IS NULL OR n.batch_id = ANY($3))
      ORDER BY ${status} = 'FAILED' DESC, n.date DESC, n.id DESC`,
    most: 20_000,
    values: [from, to, batches],
  });

/** Outbox numbers of notices that a caller may see. */
export const messagesOf = async (
  connection: Connection,
  ids: readonly number[],
  batches: readonly number[] | null,
): Promise<number[]> => {
  const rows = await connection.query<{ message: number }>({
    name: 'attendance_notices_messages',
    text: `SELECT message FROM attendance_notice WHERE id = ANY($1::bigint[]) AND message IS NOT NULL AND NOT skipped
      AND ($2::bigint[] IS NULL OR batch_id = ANY($2))`,
    values: [ids, batches],
  });
  return rows.map(({ message }) => message);
};
