import type { FileVersion } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { unknownItem } from '../drive-refusal.ts';
import { noteItem } from '../items/item-writing.store.ts';
import { holdOwnItem } from '../items/owned-item.store.ts';
import { showFile } from './file-writes.ts';
import { accounts } from '../../../platform/accounts/accounts.ts';

interface Row {
  readonly number: number;
  readonly size: string;
  readonly type: string;
  readonly made_by: string | null;
  readonly created_at: Date;
}

/** The versions of a file that the caller is already known to be allowed to read. */
export const versionsOf = async (connection: Connection, item: number): Promise<readonly FileVersion[]> => {
  const rows = await connection.query<Row>({
    name: 'drive_versions',
    text: `select v.number, f.size, f.type, v.created_at, u.full_name as made_by
      from drive_version v join stored_file f on f.id = v.file_id left join ${accounts} u on u.id = v.made_by_id
      where v.item_id = $1 order by v.number desc`,
    most: 5_000,
    values: [item],
  });
  return rows.map((row) => ({
    number: row.number,
    size: Number(row.size),
    mimeType: row.type,
    madeBy: row.made_by ?? '',
    madeAt: row.created_at.toISOString(),
  }));
};

/** Makes an earlier version the newest: it gets the next number, so the others keep their order. */
export const bringBack = async (work: Work, id: number, number: number): Promise<void> => {
  const { transaction, context } = work;
  const item = await holdOwnItem(transaction, context.actor.id, id);
  const [row] = await transaction.query<{ file_id: string; number: number }>({
    name: 'drive_version_bring_back',
    text: `update drive_version set number = (select max(number) + 1 from drive_version where item_id = $1)
      where item_id = $1 and number = $2 returning file_id, number`,
    values: [id, number],
  });
  if (!row) throw unknownItem();
  await showFile(work, id, Number(row.file_id));
  noteItem(work, 'action:bringBack', {
    id,
    version: item.version + 1,
    changes: { version: [number, row.number] },
  });
};
