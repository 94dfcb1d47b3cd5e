import type { DriveItem } from '@school/domain';
import { driveSearchMost, recentFilesMost } from '@school/resources';
import { escapeLike } from '@school/kernel';
import type { Connection } from '../../../platform/database/database.ts';
import { unknownItem } from '../drive-refusal.ts';
import { itemAnswer, itemColumns, itemTables, pathColumn } from './item-answer.ts';
import type { ItemRow } from './item-answer.ts';
import { readableBy, sharedWith } from './readable.ts';

/** First and last position, inclusive. */
export type ItemRange = readonly [from: number, to: number];

export interface ItemPage {
  readonly items: readonly DriveItem[];
  readonly total: number;
}

/** Folders first, then by name, case-insensitive. */
const byName = `i.item_type desc, lower(i.name), i.id`;

const rowsOf = async (
  connection: Connection,
  name: string,
  text: string,
  values: readonly unknown[],
  limit: { readonly most?: number } = { most: 5_000 },
): Promise<readonly DriveItem[]> => {
  const rows = await connection.query<ItemRow>({ name: `drive_${name}`, text, values, ...limit });
  return rows.map(itemAnswer);
};

/** @throws Refusal 404 both for unknown items and for those the user may not read */
export const readItem = async (connection: Connection, user: number, id: number): Promise<DriveItem> => {
  const [item] = await rowsOf(
    connection,
    'one',
    `select ${itemColumns}, ${pathColumn} from ${itemTables} where i.id = $2 and ${readableBy('$1')}`,
    [user, id],
  );
  if (!item) throw unknownItem();
  return item;
};

const countOf = async (
  connection: Connection,
  name: string,
  where: string,
  values: readonly unknown[],
): Promise<number> => {
  const [row] = await connection.query<{ total: string }>({
    name: `drive_${name}_count`,
    text: `select count(*) as total from drive_item i where ${where}`,
    values,
  });
  return Number(row?.total ?? 0);
};

/**
 * The content of a folder, or of the root of the user's own drive; `foldersOnly` serves the navigation. Whoever may read a
 * folder may read its content (DRV-3), so only the folder is checked.
 */
export const readFolder = async (
  connection: Connection,
  user: number,
  folder: number | undefined,
  [from, to]: ItemRange,
  foldersOnly = false,
): Promise<ItemPage> => {
  if (folder !== undefined && (await readItem(connection, user, folder)).itemType !== 'FOLDER')
    throw unknownItem();
  const place =
    folder === undefined
      ? 'i.parent_folder_id is null and i.owner_id = $1'
      : 'i.parent_folder_id = $2 and $1::bigint is not null';
  const where = `${place} and i.trashed_at is null${foldersOnly ? ` and i.item_type = 'FOLDER'` : ''}`;
  const values = folder === undefined ? [user] : [user, folder];
  const name = `${folder === undefined ? 'root' : 'folder'}${foldersOnly ? '_folders' : ''}`;
  const page = `limit $${values.length + 1} offset $${values.length + 2}`;
  const [items, total] = await Promise.all([
    rowsOf(
      connection,
      name,
      `select ${itemColumns} from ${itemTables} where ${where} order by ${byName} ${page}`,
      [...values, to - from + 1, from],
      {},
    ),
    countOf(connection, name, where, values),
  ]);
  return { items, total };
};

/**
 * Items whose name contains the text, literally and case-insensitively (DRV-7). The statement is unnamed: it is planned for
 * the search words, since a rare one uses the index of names and a common one what is readable; a single plan for all takes
 * up to a hundred times as long for one or the other.
 */
export const searchItems = async (
  connection: Connection,
  user: number,
  words: string,
): Promise<readonly DriveItem[]> => {
  const rows = await connection.query<ItemRow>({
    text: `select ${itemColumns}, ${pathColumn} from ${itemTables} where i.id in (
       select i.id from drive_item i where lower(coalesce(i.name, '')) like $2 and ${readableBy('$1')}
       order by i.updated_at desc, i.id desc limit $3)
     order by ${byName}`,
    values: [user, `%${escapeLike(words.normalize('NFC').toLowerCase())}%`, driveSearchMost],
  });
  return rows.map(itemAnswer);
};

/** What others share with the user; below a readable folder nothing is listed again (DRV-4). */
export const sharedWithMe = (connection: Connection, user: number): Promise<readonly DriveItem[]> =>
  rowsOf(
    connection,
    'shared',
    `select ${itemColumns} from ${itemTables}
     where i.id in (select item_id from drive_share where user_id = $1) and i.owner_id <> $1 and ${readableBy('$1')}
       and not (i.parent_folder_id is not null and ${sharedWith('$1', 'i.parent_folder_id')})
     order by ${byName}`,
    [user],
  );

/** The most recently changed files, anywhere or in a folder and below (DRV-8). */
export const recentFiles = async (
  connection: Connection,
  user: number,
  folder: number | undefined,
): Promise<readonly DriveItem[]> => {
  if (folder !== undefined) await readItem(connection, user, folder);
  const within =
    folder === undefined
      ? ''
      : 'and exists (select from drive_item_lineage fl where fl.owner_id = i.id and fl.target_id = $3)';
  return rowsOf(
    connection,
    folder === undefined ? 'recent' : 'recent_in',
    `select ${itemColumns} from ${itemTables} where i.id in (
       select i.id from drive_item i where i.item_type = 'FILE' and ${readableBy('$1')} ${within}
       order by i.updated_at desc, i.id desc limit $2)
     order by i.updated_at desc, i.id desc`,
    folder === undefined ? [user, recentFilesMost] : [user, recentFilesMost, folder],
  );
};

export const starredItems = (connection: Connection, user: number): Promise<readonly DriveItem[]> =>
  rowsOf(
    connection,
    'starred',
    `select ${itemColumns} from ${itemTables}
     where i.id in (select item_id from drive_star where user_id = $1) and ${readableBy('$1')}
     order by ${byName}`,
    [user],
  );

/** What the user has deleted, without what was deleted along with it; latest first. */
export const trashedItems = (connection: Connection, user: number): Promise<readonly DriveItem[]> =>
  rowsOf(
    connection,
    'trash',
    `select ${itemColumns} from ${itemTables} where i.owner_id = $1 and i.trash_root_id = i.id
     order by i.trashed_at desc, i.id desc`,
    [user],
  );
