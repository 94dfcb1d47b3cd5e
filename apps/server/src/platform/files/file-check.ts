import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Connection } from '../database/database.ts';
import type { FileStore } from './file-store.ts';

/** What is wrong with the bytes of a file. */
export type FileProblem = 'MISSING' | 'CHANGED';

interface Row {
  readonly id: string;
  readonly path: string;
  readonly sha256: string;
}

/** Files looked at between two writes. */
const batch = 50;
/** A file is looked at again after so many hours. */
const restHours = 20;

/** Whether the bytes are those that were stored. */
const problemWith = async (store: FileStore, { path, sha256 }: Row): Promise<FileProblem | null> => {
  const hash = createHash('sha256');
  try {
    await pipeline(await store.read(path), hash);
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT')
      return 'MISSING';
    throw error;
  }
  return hash.digest('hex') === sha256 ? null : 'CHANGED';
};

/**
 * Reads files that were not looked at lately and writes what is wrong with them to their rows, where the checks of the
 * installation find it. Goes on with the next ones the next time; two servers at it only read some files twice.
 * @param most files of one go
 */
export const checkFiles = async (
  connection: Connection,
  store: FileStore,
  most = 20_000,
): Promise<{ readonly checked: number; readonly wrong: number }> => {
  let [checked, wrong] = [0, 0];
  while (checked < most) {
    const rows = await connection.query<Row>({
      name: 'stored_file_check_next',
      text: `select id, path, sha256 from stored_file
        where checked_at is null or checked_at < now() - make_interval(hours => $2)
        order by checked_at nulls first, id limit $1`,
      values: [batch, restHours],
    });
    if (rows.length === 0) break;
    for (const row of rows) {
      const problem = await problemWith(store, row);
      if (problem !== null) wrong += 1;
      await connection.query({
        name: 'stored_file_checked',
        text: 'update stored_file set checked_at = now(), problem = $2 where id = $1',
        values: [row.id, problem],
      });
    }
    checked += rows.length;
  }
  return { checked, wrong };
};
