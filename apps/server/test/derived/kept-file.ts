import type { FileField } from '@school/kernel';
import type { Connection } from '../../src/platform/database/database.ts';

let kept = 0;

/**
 * A file that a field accepts, uploaded by someone and not yet claimed by any record; its bytes do not exist. @returns its
 * id
 */
export const keptFile = async (
  connection: Connection,
  { accept }: FileField,
  sender: number,
): Promise<number> => {
  kept += 1;
  const [row] = await connection.query<{ id: string }>({
    text: `INSERT INTO stored_file (name, type, size, sha256, path, created_by)
      VALUES ($1, 'application/octet-stream', 1, repeat('0', 64), $2, $3) RETURNING id`,
    values: [`kept-${kept}.${accept[0] ?? 'txt'}`, `kept/${kept}`, sender],
  });
  return Number(row?.id);
};
