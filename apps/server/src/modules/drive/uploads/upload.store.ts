import { Conflict } from '@school/kernel';
import type { Connection, Transaction } from '../../../platform/database/database.ts';
import { unknownItem } from '../drive-refusal.ts';

/** An upload that was started. Sizes are in bytes. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly folder: number | undefined;
  readonly replaces: number | undefined;
  /** The item it became. */
  readonly finished: number | undefined;
}

interface Row {
  readonly key: string;
  readonly name: string;
  readonly size: string;
  readonly folder_id: string | null;
  readonly replaces_id: string | null;
  readonly finished_id: string | null;
}

const idOr = (text: string | null): number | undefined => (text === null ? undefined : Number(text));

/** Hours after which unfinished uploads are discarded. */
export const uploadHours = 24;

export const insertUpload = async (
  transaction: Transaction,
  user: number,
  { key, name, size, folder, replaces }: Omit<Upload, 'finished'>,
): Promise<void> => {
  await transaction.query({
    name: 'drive_upload_insert',
    text: `insert into drive_upload (key, owner_id, name, size, folder_id, replaces_id, expires_at)
      values ($1, $2, $3, $4, $5, $6, now() + make_interval(hours => $7))`,
    values: [key, user, name, size, folder ?? null, replaces ?? null, uploadHours],
  });
};

/** @throws Refusal 404 for unknown uploads, those of others and expired ones */
export const uploadOf = async (connection: Connection, user: number, key: string): Promise<Upload> => {
  const [row] = await connection.query<Row>({
    name: 'drive_upload_of',
    text: `select key, name, size, folder_id, replaces_id, finished_id from drive_upload
      where lower(btrim(key)) = $2 and owner_id = $1 and expires_at > now()`,
    values: [user, key],
  });
  if (!row) throw unknownItem();
  return {
    key: row.key,
    name: row.name,
    size: Number(row.size),
    folder: idOr(row.folder_id),
    replaces: idOr(row.replaces_id),
    finished: idOr(row.finished_id),
  };
};

/** How many uploads of a user are in progress. */
export const openUploads = async (connection: Connection, user: number): Promise<number> => {
  const [row] = await connection.query<{ open: string }>({
    name: 'drive_uploads_open',
    text: `select count(*) as open from drive_upload
      where owner_id = $1 and finished_id is null and expires_at > now()`,
    values: [user],
  });
  return Number(row?.open ?? 0);
};

/** @throws Refusal 409 if another request finished it at the same moment */
export const markFinished = async (connection: Connection, key: string, item: number): Promise<void> => {
  const rows = await connection.query({
    name: 'drive_upload_finish',
    text: 'update drive_upload set finished_id = $2 where key = $1 and finished_id is null returning id',
    values: [key, item],
  });
  if (rows.length === 0) throw new Conflict('The upload has already finished.', { code: 'OFFSET' });
};

export const deleteUpload = async (connection: Connection, key: string): Promise<void> => {
  await connection.query({
    name: 'drive_upload_delete',
    text: 'delete from drive_upload where key = $1',
    values: [key],
  });
};

/** Deletes expired uploads and returns their keys. */
export const takeExpiredUploads = async (connection: Connection): Promise<readonly string[]> => {
  const rows = await connection.query<{ key: string }>({
    name: 'drive_uploads_expired',
    text: 'delete from drive_upload where expires_at <= now() returning key',
  });
  return rows.map(({ key }) => key);
};
