import type { Connection } from '../../../platform/database/database.ts';
import type { StoredFile } from '../../../platform/files/stored-file.ts';
import type { KeptFile } from '../../../platform/files/verified-reading.ts';
import { folderHasNoBytes, unknownItem } from '../drive-refusal.ts';
import { readItem } from '../items/item-reading.store.ts';

interface Row {
  readonly id: string;
  readonly type: string;
  readonly size: string;
  readonly sha256: string;
  readonly path: string;
}

/** Bytes that the caller may have, under the item's current name (DRV-13). */
export type ReadableFile = KeptFile & Pick<StoredFile, 'type'>;

/**
 * The newest version of a file, or the one with the given number.
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
  const [row] = await connection.query<Row>({
    name: 'drive_readable_file',
    text: `select f.id, f.type, f.size, f.sha256, f.path from drive_version v join stored_file f on f.id = v.file_id
      where v.item_id = $1 and ($2::int is null or v.number = $2) order by v.number desc limit 1`,
    values: [id, version ?? null],
  });
  if (!row) throw unknownItem();
  return { ...row, id: Number(row.id), name, size: Number(row.size) };
};
