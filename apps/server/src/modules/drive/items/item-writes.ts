import type { Work } from '../../../engine/behaviour.ts';
import { extensionOf } from '../../../platform/files/file-name.ts';
import { blockedKind, wouldLoop } from '../drive-refusal.ts';
import { driveLimits } from '../drive-settings.store.ts';
import { itemName } from './item-name.ts';
import { insertItem, noteItem, placeItem, rewriteLineage } from './item-writing.store.ts';
import { holdOwnItem, lockDriveOf, ownFolder } from './owned-item.store.ts';
import { refuseTakenName } from './sibling-name.ts';

const userOf = ({ context }: Work): number => context.actor.id;

/** Creates a folder in one of the caller's, or at the root. Returns its id. @throws Refusal 400, 404, 409 */
export const createFolder = async (
  work: Work,
  given: { readonly name: unknown; readonly parent: number | undefined },
): Promise<number> => {
  const [name, owner] = [itemName(given.name), userOf(work)];
  await lockDriveOf(work.transaction, owner);
  const parent = (await ownFolder(work.transaction, owner, given.parent))?.id ?? null;
  await refuseTakenName(work.transaction, { owner, parent }, name);
  return insertItem(work, { name, itemType: 'FOLDER', owner, parent });
};

/** @throws Refusal 400, 404, 409, and 415 for a file that would get an extension that is not accepted */
export const renameItem = async (work: Work, id: number, newName: unknown): Promise<void> => {
  const name = itemName(newName);
  const item = await holdOwnItem(work.transaction, userOf(work), id);
  if (name === item.name) return;
  const extension = extensionOf(name);
  if (item.itemType === 'FILE' && (await driveLimits(work.transaction)).blocked.has(extension))
    throw blockedKind(extension);
  await refuseTakenName(work.transaction, { owner: item.owner, parent: item.parent, except: id }, name);
  await placeItem(work.transaction, { id, name, parent: item.parent, user: userOf(work) });
  noteItem(work, 'update', { id, version: item.version + 1, changes: { name: [item.name, name] } });
};

const liesIn = async (work: Work, item: number, folder: number): Promise<boolean> => {
  const rows = await work.transaction.query({
    name: 'drive_lies_in',
    text: 'select from drive_item_lineage where owner_id = $1 and target_id = $2',
    values: [item, folder],
  });
  return rows.length > 0;
};

/**
 * Moves an item into another folder of the same owner, or to the root: those the new place is shared with can read it from
 * then on, those only the old one was shared with no longer can (DRV-9).
 * @throws Refusal 404, 409
 */
export const moveItem = async (work: Work, id: number, target: number | undefined): Promise<void> => {
  const { transaction } = work;
  const item = await holdOwnItem(transaction, userOf(work), id);
  const parent = (await ownFolder(transaction, item.owner, target))?.id ?? null;
  if (parent === item.parent) return;
  if (parent !== null && (await liesIn(work, parent, id))) throw wouldLoop();
  await refuseTakenName(transaction, { owner: item.owner, parent }, item.name);
  await placeItem(transaction, { id, name: item.name, parent, user: userOf(work) });
  await rewriteLineage(transaction, id, parent);
  noteItem(work, 'update', {
    id,
    version: item.version + 1,
    changes: { parentFolder: [item.parent, parent] },
  });
};
