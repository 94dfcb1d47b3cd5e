import type { Connection } from '../../../platform/database/database.ts';
import type { StoredFile } from '../../../platform/files/stored-file.ts';
import { folderHasNoBytes, unknownItem } from '../drive-refusal.ts';
import { readItem } from '../items/item-reading.store.ts';

/** Bytes that the caller may have, under the name that the item has now (DRV-13). */
export type ReadableFile = Pick<StoredFile, 'name' | 'type' | 'size' | 'path'>;

/**
 * The newest version of a file, or the one with a number.
 * @throws Refusal 404 for unknown items, those the user may not read and unknown versions; 400 for folders
 */
export const readableFile = async (
  connection: Connection,
  user: number,
  id: number,
  version?: number,
): Promise<ReadableFile> => {
  const { name, itemType } = await readItem(connection, user, id);
  if (itemType === 'FOLDER') throw folderHasNoBytes();
  const [row] = await connection.query<{ type: string; size: string; path: string }>({
    name: 'drive_readable_file',
    text: `select f.type, f.size, f.path from drive_version v join stored_file f on f.id = v.file_id
      where v.item_id = $1 and ($2::int is null or v.number = $2) order by v.number desc limit 1`,
    values: [id, version ?? null],
  });
  if (!row) throw unknownItem();
  return { name, type: row.type, size: Number(row.size), path: row.path };
};
