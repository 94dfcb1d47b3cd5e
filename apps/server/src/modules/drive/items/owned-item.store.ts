import type { Connection, Transaction } from '../../../platform/database/database.ts';
import { notOwner, unknownItem } from '../drive-refusal.ts';
import { readableBy } from './readable.ts';
import { accounts } from '../../../platform/accounts/accounts.ts';

/** What a write needs to know about an item. */
export interface OwnedItem {
  readonly id: number;
  readonly name: string;
  readonly itemType: 'FILE' | 'FOLDER';
  readonly owner: number;
  readonly parent: number | null;
  readonly version: number;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly item_type: 'FILE' | 'FOLDER';
  readonly owner_id: string;
  readonly parent_folder_id: string | null;
  readonly version: number;
}

const columns = 'i.id, i.name, i.item_type, i.owner_id, i.parent_folder_id, i.version';

const itemOf = (row: Row): OwnedItem => ({
  id: Number(row.id),
  name: row.name,
  itemType: row.item_type,
  owner: Number(row.owner_id),
  parent: row.parent_folder_id === null ? null : Number(row.parent_folder_id),
  version: row.version,
});

/**
 * Lets only one write at a time change what a user owns: names, places and space are checked while nobody else can change
 * them. A tree has one owner, so no two moves can together form a cycle.
 */
export const lockDriveOf = async (transaction: Transaction, user: number): Promise<void> => {
  await transaction.query({
    name: 'drive_lock',
    text: `select from ${accounts} u where id = $1 for no key update`,
    values: [user],
  });
};

/** @throws Refusal 404 for what the user may not read, 409 for what belongs to someone else */
const ownItem = async (connection: Connection, user: number, id: number): Promise<OwnedItem> => {
  const [row] = await connection.query<Row>({
    name: 'drive_own_item',
    text: `select ${columns} from drive_item i where i.id = $2 and ${readableBy('$1')}`,
    values: [user, id],
  });
  if (!row) throw unknownItem();
  const item = itemOf(row);
  if (item.owner !== user) throw notOwner();
  return item;
};

/**
 * An item of the user, locked until the end of the transaction together with the rest of the drive (DRV-2).
 * @throws Refusal 404 for what the user may not read, 409 for what belongs to someone else
 */
export const holdOwnItem = async (transaction: Transaction, user: number, id: number): Promise<OwnedItem> => {
  await lockDriveOf(transaction, user);
  return ownItem(transaction, user, id);
};

/** The target folder; undefined is the root. @throws Refusal 404, 409 */
export const ownFolder = async (
  connection: Connection,
  user: number,
  id: number | undefined,
): Promise<OwnedItem | undefined> => {
  if (id === undefined) return undefined;
  const folder = await ownItem(connection, user, id);
  if (folder.itemType !== 'FOLDER') throw unknownItem();
  return folder;
};

/** The file that gets a new version. @throws Refusal 404, 409 */
export const ownFile = async (connection: Connection, user: number, id: number): Promise<OwnedItem> => {
  const file = await ownItem(connection, user, id);
  if (file.itemType !== 'FILE') throw unknownItem();
  return file;
};

/** What the user has deleted and can restore. @throws Refusal 404 */
export const holdTrashedItem = async (
  transaction: Transaction,
  user: number,
  id: number,
): Promise<OwnedItem> => {
  await lockDriveOf(transaction, user);
  const [row] = await transaction.query<Row>({
    name: 'drive_trashed_item',
    text: `select ${columns} from drive_item i where i.id = $2 and i.owner_id = $1 and i.trash_root_id = i.id`,
    values: [user, id],
  });
  if (!row) throw unknownItem();
  return itemOf(row);
};

/**
 * Something that has been in a trash for the given number of days, locked together with its drive; undefined if there is
 * none.
 */
export const holdExpired = async (transaction: Transaction, days: number): Promise<OwnedItem | undefined> => {
  const [row] = await transaction.query<Row>({
    name: 'drive_expired_item',
    text: `select ${columns} from drive_item i where i.trash_root_id = i.id
      and i.trashed_at < now() - make_interval(days => $1) order by i.trashed_at limit 1`,
    values: [days],
  });
  if (!row) return undefined;
  // The drive is locked first, as by every other write; the owner may have restored the item in the meantime.
  return holdTrashedItem(transaction, Number(row.owner_id), Number(row.id)).catch(() => undefined);
};
