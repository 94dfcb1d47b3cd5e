import type { Connection } from '../database/database.ts';
import type { FileStore } from './file-store.ts';
import { SpoiltFile } from './spoilt-file.ts';
import type { FileProblem } from './spoilt-file.ts';
import { judge } from './verified-reading.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly size: string;
  readonly sha256: string;
}

/** Files checked between two writes. */
const batch = 50;
/** A file is checked again after this many hours. */
const restHours = 20;

/** How far one run of the check goes. */
export interface CheckGo {
  /** Files at most. */
  readonly most?: number;
  /** Files checked within this time are skipped; 0 checks all. */
  readonly hours?: number;
}

/** Whether the bytes are those that were stored. */
const problemWith = async (store: FileStore, { id, size, ...row }: Row): Promise<FileProblem | null> => {
  try {
    await judge(store, { ...row, id: Number(id), size: Number(size) }, 0);
    return null;
  } catch (error) {
    if (error instanceof SpoiltFile) return error.problem;
    throw error;
  }
};

/** Records what is wrong with a file, or that nothing is. */
export const noteProblem = async (
  connection: Connection,
  id: number,
  problem: FileProblem | null,
): Promise<void> => {
  await connection.query({
    name: 'stored_file_checked',
    text: 'update stored_file set checked_at = now(), problem = $2 where id = $1',
    values: [id, problem],
  });
};

/**
 * Reads files that have not been checked recently and records what is wrong with them in their rows, where the installation
 * checks find it. The next run continues with the next files; two servers running it only read some files twice.
 * @param goes how far one run goes: at most so many files, those not checked for so many hours
 */
export const checkFiles = async (
  connection: Connection,
  store: FileStore,
  { most = 20_000, hours = restHours }: CheckGo = {},
): Promise<{ readonly checked: number; readonly wrong: number }> => {
  const [start] = await connection.query<{ at: string }>({
    text: 'select (now() - make_interval(hours => $1))::text as at',
    values: [hours],
  });
  let [checked, wrong] = [0, 0];
  while (checked < most) {
    const rows = await connection.query<Row>({
      name: 'stored_file_check_next',
      text: `select id, name, path, size, sha256 from stored_file
        where checked_at is null or checked_at < $2::timestamptz
        order by checked_at nulls first, id limit $1`,
      values: [batch, start?.at],
    });
    if (rows.length === 0) break;
    for (const row of rows) {
      const problem = await problemWith(store, row);
      if (problem !== null) wrong += 1;
      await noteProblem(connection, Number(row.id), problem);
    }
    checked += rows.length;
  }
  return { checked, wrong };
};
