import type { Connection } from '../../../platform/database/database.ts';

/** Bytes that count for a user: every version of all their files, including the trash, and uploads in progress (DRV-12). */
export const usedSpace = async (connection: Connection, user: number, besides = ''): Promise<number> => {
  const [row] = await connection.query<{ used: string }>({
    name: 'drive_used_space',
    text: `select coalesce((select sum(f.size) from drive_item i join drive_version v on v.item_id = i.id
        join stored_file f on f.id = v.file_id where i.owner_id = $1), 0)
      + coalesce((select sum(size) from drive_upload where owner_id = $1 and finished_id is null
        and expires_at > now() and key <> $2), 0) as used`,
    values: [user, besides],
  });
  return Number(row?.used ?? 0);
};
