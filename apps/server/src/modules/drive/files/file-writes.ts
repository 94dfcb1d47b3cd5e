import type { Work } from '../../../engine/behaviour.ts';
import type { Files } from '../../../platform/files/files.ts';
import type { StoredFile } from '../../../platform/files/stored-file.ts';
import { noSpace } from '../drive-refusal.ts';
import { driveLimits } from '../drive-settings.store.ts';
import { insertItem, noteItem } from '../items/item-writing.store.ts';
import { lockDriveOf, ownFile, ownFolder } from '../items/owned-item.store.ts';
import { freeName } from '../items/sibling-name.ts';
import { usedSpace } from './space.store.ts';

/** Where a received file goes: into a folder or the root as a new item, or onto an item as its next version. */
export interface Destination {
  readonly folder: number | undefined;
  readonly replaces: number | undefined;
  /** The upload whose bytes are already counted as in progress. */
  readonly upload?: string;
}

const userOf = ({ context }: Work): number => context.actor.id;

const refuseFull = async (work: Work, size: number, upload?: string): Promise<void> => {
  const { quota } = await driveLimits(work.transaction);
  const left = quota - (await usedSpace(work.transaction, userOf(work), upload));
  if (size > left) throw noSpace(left);
};

/** Adds a version that owns the file; it cannot be read through the calls of ordinary records. */
const insertVersion = async (work: Work, item: number, file: StoredFile): Promise<number> => {
  const { transaction } = work;
  const [row] = await transaction.query<{ id: string; number: number }>({
    name: 'drive_version_insert',
    text: `insert into drive_version (item_id, number, file_id, made_by_id)
      select $1, coalesce(max(number), 0) + 1, $2, $3 from drive_version where item_id = $1 returning id, number`,
    values: [item, file.id, userOf(work)],
  });
  await transaction.query({
    name: 'drive_file_claim',
    text: `update stored_file set owner_resource = 'driveVersion', owner_record = $2, owner_field = 'bytes',
      level = 'system' where id = $1`,
    values: [file.id, row?.id],
  });
  return row?.number ?? 1;
};

/** Discards versions beyond the number kept, oldest first. */
export const pruneVersions = async (work: Work, files: Files, item: number): Promise<void> => {
  const { versionsKept } = await driveLimits(work.transaction);
  const gone = await work.transaction.query<{ file_id: string }>({
    name: 'drive_version_prune',
    text: `delete from drive_version where id in (select id from drive_version where item_id = $1
      order by number desc offset $2) returning file_id`,
    values: [item, versionsKept],
  });
  await files.drop(
    work.transaction,
    gone.map(({ file_id: file }) => Number(file)),
  );
};

/** Makes the version with this file the one that is downloaded. */
export const showFile = async (work: Work, item: number, file: number): Promise<void> => {
  await work.transaction.query({
    name: 'drive_item_file',
    text: `update drive_item set file_id = $2, version = version + 1, updated_at = now(), updated_by = $3
      where id = $1`,
    values: [item, file, userOf(work)],
  });
};

const addVersion = async (work: Work, files: Files, file: StoredFile, id: number): Promise<number> => {
  const item = await ownFile(work.transaction, userOf(work), id);
  const number = await insertVersion(work, id, file);
  await showFile(work, id, file.id);
  noteItem(work, 'update', {
    id,
    version: item.version + 1,
    changes: { file: [null, `${file.name} (${number})`] },
  });
  await pruneVersions(work, files, id);
  return id;
};

/**
 * Puts a received file into the caller's drive and returns the id of the item. The name gets a number if it already exists
 * there (DRV-10).
 * @throws Refusal 404, 409, 413
 */
export const addFile = async (
  work: Work,
  files: Files,
  file: StoredFile,
  { folder, replaces, upload }: Destination,
): Promise<number> => {
  const { transaction } = work;
  const owner = userOf(work);
  await lockDriveOf(transaction, owner);
  await refuseFull(work, file.size, upload);
  if (replaces !== undefined) return addVersion(work, files, file, replaces);
  const parent = (await ownFolder(transaction, owner, folder))?.id ?? null;
  const name = await freeName(transaction, { owner, parent }, file.name);
  const id = await insertItem(work, { name, itemType: 'FILE', owner, parent, file: file.id });
  await insertVersion(work, id, file);
  return id;
};
