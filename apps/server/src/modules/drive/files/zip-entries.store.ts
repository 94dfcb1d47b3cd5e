import { Refusal } from '@school/kernel';
import type { KeptFile } from '../../../platform/files/verified-reading.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { unknownItem } from '../drive-refusal.ts';
import { readItem } from '../items/item-reading.store.ts';
import { readableBy } from '../items/readable.ts';

/** An item in an archive: its path from the folder down, and its bytes; folders have none. */
export interface ZipEntry {
  readonly path: string;
  readonly file: (KeptFile & { readonly type: string }) | null;
  readonly changedAt: Date;
}

interface Row {
  readonly entry: string;
  readonly name: string;
  readonly file: string | null;
  readonly path: string;
  readonly type: string;
  readonly size: string;
  readonly sha256: string;
  readonly updated_at: Date;
}

/** Maximum items per archive, and their bytes. */
const mostEntries = 10_000;
const mostBytes = 4 * 1_073_741_824;

/**
 * The content of a folder that the user may read, at every depth.
 * @throws Refusal 404; 413 when it exceeds what one archive takes
 */
export const entriesOf = async (
  connection: Connection,
  user: number,
  folder: number,
): Promise<readonly ZipEntry[]> => {
  if ((await readItem(connection, user, folder)).itemType !== 'FOLDER') throw unknownItem();
  const rows = await connection.query<Row & { readonly bytes: string }>({
    name: 'drive_zip_entries',
    text: `select i.name, f.id as file, f.path, f.type, f.size, f.sha256, i.updated_at, sum(coalesce(f.size, 0)) over () as bytes,
        (select string_agg(a.name, '/' order by al.position) from drive_item_lineage al
          join drive_item a on a.id = al.target_id
          where al.owner_id = i.id and al.position > top.position) as entry
      from drive_item_lineage l join drive_item i on i.id = l.owner_id
        join drive_item_lineage top on top.owner_id = i.id and top.target_id = $2
        left join stored_file f on f.id = i.file_id
      where l.target_id = $2 and i.id <> $2 and ${readableBy('$1')} order by entry limit $3`,
    values: [user, folder, mostEntries + 1],
  });
  if (rows.length > mostEntries || Number(rows[0]?.bytes ?? 0) > mostBytes)
    throw new Refusal(413, 'The folder is too large for one archive. Download its parts separately.', {
      code: 'TOO_LARGE',
    });
  return rows.map(({ entry, file, name, path, type, size, sha256, updated_at: changedAt }) => ({
    path: entry,
    file: file === null ? null : { id: Number(file), name, path, type, size: Number(size), sha256 },
    changedAt,
  }));
};
