import type { RecordAttachment, RecordComment } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';

/** What a comment or file is attached to. */
export interface Place {
  readonly resource: string;
  readonly id: number;
}

/** The owner field of files that are attached to a record without being one of its fields. */
export const attachmentField = '@attachments';

/** Comments of a record, the latest first, as JSON values. */
export const commentsOf = (connection: Connection, { resource, id }: Place): Promise<RecordComment[]> =>
  connection.query<RecordComment>({
    name: 'comments_of',
    text: `SELECT c.id::float8 AS id, author_id::float8 AS "authorId", text,
        coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), author_name) AS author,
        to_char(c.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
      FROM record_comment c LEFT JOIN "user" u ON u.id = c.author_id
      WHERE c.resource = $1 AND c.record_id = $2 ORDER BY c.id DESC`,
    most: 5_000,
    values: [resource, id],
  });

export const insertComment = async (
  connection: Connection,
  { resource, id }: Place,
  comment: { readonly author: number; readonly name: string; readonly text: string },
): Promise<void> => {
  await connection.query({
    name: 'comment_insert',
    text: `INSERT INTO record_comment (resource, record_id, author_id, author_name, text) VALUES ($1, $2, $3, $4, $5)`,
    values: [resource, id, comment.author, comment.name.slice(0, 200), comment.text],
  });
};

/** Removes a comment; only the author's own unless `anybodys`. False if there is none. */
export const deleteComment = async (
  connection: Connection,
  { resource, id }: Place,
  comment: number,
  author: number | null,
): Promise<boolean> => {
  const rows = await connection.query({
    name: 'comment_delete',
    text: `DELETE FROM record_comment WHERE resource = $1 AND record_id = $2 AND id = $3
      AND ($4::bigint IS NULL OR author_id = $4) RETURNING id`,
    values: [resource, id, comment, author],
  });
  return rows.length > 0;
};

/** Files of a record, the latest first. */
export const attachmentsOf = (connection: Connection, { resource, id }: Place): Promise<RecordAttachment[]> =>
  connection.query<RecordAttachment>({
    name: 'attachments_of',
    text: `SELECT f.id::float8 AS id, f.name, f.type, f.size::float8 AS size,
        coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), '') AS by,
        to_char(f.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
      FROM stored_file f LEFT JOIN "user" u ON u.id = f.created_by
      WHERE f.owner_resource = $1 AND f.owner_record = $2 AND f.owner_field = '${attachmentField}'
      ORDER BY f.id DESC`,
    most: 5_000,
    values: [resource, id],
  });

/** Attaches a file that the user has uploaded, and that belongs to nothing yet, to the record; returns its name. */
export const attachFile = async (
  connection: Connection,
  { resource, id }: Place,
  file: number,
  user: number,
): Promise<string | undefined> => {
  const [row] = await connection.query<{ name: string }>({
    name: 'attachment_claim',
    text: `UPDATE stored_file SET owner_resource = $2, owner_record = $3, owner_field = '${attachmentField}'
      WHERE id = $1 AND owner_resource IS NULL AND created_by = $4 RETURNING name`,
    values: [file, resource, id, user],
  });
  return row?.name;
};

/** Detaches a file from the record; it is swept later. Returns its name. */
export const detachFile = async (
  connection: Connection,
  { resource, id }: Place,
  file: number,
): Promise<string | undefined> => {
  const [row] = await connection.query<{ name: string }>({
    name: 'attachment_release',
    text: `UPDATE stored_file SET owner_resource = NULL, owner_record = NULL, owner_field = NULL
      WHERE id = $1 AND owner_resource = $2 AND owner_record = $3 AND owner_field = '${attachmentField}' RETURNING name`,
    values: [file, resource, id],
  });
  return row?.name;
};
