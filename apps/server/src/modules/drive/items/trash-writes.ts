import type { Work } from '../../../engine/behaviour.ts';
import type { Files } from '../../../platform/files/files.ts';
import { noteItem, placeItem, rewriteLineage } from './item-writing.store.ts';
import { holdOwnItem, holdTrashedItem } from './owned-item.store.ts';
import type { OwnedItem } from './owned-item.store.ts';
import { freeName } from './sibling-name.ts';

const userOf = ({ context }: Work): number => context.actor.id;

/** Moves an item with all its content to the owner's trash; shares are kept but inactive (DRV-11). */
export const trashItem = async (work: Work, id: number): Promise<void> => {
  const item = await holdOwnItem(work.transaction, userOf(work), id);
  await work.transaction.query({
    name: 'drive_trash_item',
    text: `update drive_item i set trashed_at = now(), trashed_by_id = $2, trash_root_id = $1
      from drive_item_lineage l where l.target_id = $1 and i.id = l.owner_id and i.trashed_at is null`,
    values: [id, userOf(work)],
  });
  noteItem(work, 'action:trash', { id, version: item.version, changes: { name: [item.name, null] } });
};

/** The folder an item was in, unless that is gone or in the trash itself. */
const livingParent = async (work: Work, { parent }: OwnedItem): Promise<number | null> => {
  if (parent === null) return null;
  const rows = await work.transaction.query({
    name: 'drive_living_parent',
    text: 'select from drive_item where id = $1 and trashed_at is null',
    values: [parent],
  });
  return rows.length > 0 ? parent : null;
};

/** Restores what was deleted together, with its shares; to the root if its folder is gone (DRV-11). */
export const restoreItem = async (work: Work, id: number): Promise<void> => {
  const { transaction } = work;
  const item = await holdTrashedItem(transaction, userOf(work), id);
  const parent = await livingParent(work, item);
  const name = await freeName(transaction, { owner: item.owner, parent }, item.name);
  await placeItem(transaction, { id, name, parent, user: userOf(work) });
  if (parent !== item.parent) await rewriteLineage(transaction, id, parent);
  await transaction.query({
    name: 'drive_restore_item',
    text: `update drive_item set trashed_at = null, trashed_by_id = null, trash_root_id = null
      where trash_root_id = $1`,
    values: [id],
  });
  noteItem(work, 'action:restore', {
    id,
    version: item.version + 1,
    changes: { name: [null, name], parentFolder: [item.parent, parent] },
  });
};

/** Removes a deleted item, all its content, and the bytes of every version. Returns how many items. */
export const purgeItem = async (work: Work, files: Files, id: number): Promise<number> => {
  const { transaction } = work;
  const item = await holdTrashedItem(transaction, userOf(work), id);
  return purgeHeld(work, files, item);
};

/** The same for an item the caller has already locked. */
export const purgeHeld = async (work: Work, files: Files, item: OwnedItem): Promise<number> => {
  const { transaction } = work;
  const kept = await transaction.query<{ file_id: string }>({
    name: 'drive_purge_files',
    text: `select v.file_id from drive_version v join drive_item_lineage l on l.owner_id = v.item_id
      where l.target_id = $1`,
    values: [item.id],
  });
  const gone = await transaction.query({
    name: 'drive_purge_items',
    text: `delete from drive_item i using drive_item_lineage l where l.target_id = $1 and i.id = l.owner_id
      returning i.id`,
    values: [item.id],
  });
  await files.drop(
    transaction,
    kept.map(({ file_id: file }) => Number(file)),
  );
  noteItem(work, 'delete', {
    id: item.id,
    version: item.version,
    changes: { name: [item.name, null] },
  });
  return gone.length;
};
