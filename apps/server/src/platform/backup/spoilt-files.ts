import type { ClientBase } from 'pg';
import { quote } from './institute-tables.ts';
import { filePath } from './manifest.ts';
import { roundOf } from '../database/part-of-rows.ts';

/** Rows examined at a time. */
const batch = 2_000;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly sha256: string;
}

/**
 * Files that the tables mention but that were not saved as they were stored: missing from the folder, or changed in it. The
 * archive contains what was found; whoever made it must know that this is not what people have stored.
 * @param saved hashes of what went into the archive, by path
 * @returns one line for each
 */
export const spoiltFiles = async (
  client: ClientBase,
  institutes: readonly string[],
  saved: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  const spoilt: string[] = [];
  for (const institute of institutes) {
    for (let last = '0'; ;) {
      const { rows } = await client.query<Row>(
        `select id, name, path, sha256 from ${quote(institute)}.stored_file where id > $1 order by id ${roundOf(batch)}`,
        [last],
      );
      for (const { id, name, path, sha256 } of rows) {
        const found = saved[filePath(path)];
        if (found === sha256) continue;
        spoilt.push(
          `${institute}: file ${id} "${name}" at ${path} is ${found === undefined ? 'missing' : 'changed'}`,
        );
      }
      const end = rows.at(-1);
      if (!end) break;
      last = end.id;
    }
  }
  return spoilt;
};
