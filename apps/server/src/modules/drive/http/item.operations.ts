import type { DriveItem } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import { readItem, trashedItems } from '../items/item-reading.store.ts';
import { moveItem, renameItem } from '../items/item-writes.ts';
import { trashItem, purgeItem, restoreItem } from '../items/trash-writes.ts';
import { starItem } from '../shares/share-writes.ts';
import { folderOf } from './drive-parameters.ts';
import { Files } from '../../../platform/files/files.ts';
import { fileHeaders } from '../../system/file-headers.ts';
import { previewOf } from '../files/preview.ts';
import { readableFile } from '../files/readable-file.store.ts';
import { bringBack } from '../files/version.store.ts';
import { entriesOf } from '../files/zip-entries.store.ts';
import { zipOf } from '../files/zip.ts';
import {
  downloadDriveFile,
  emptyDriveTrash,
  moveDriveItem,
  previewDriveFile,
  purgeDriveItem,
  renameDriveItem,
  restoreDriveItem,
  restoreDriveVersion,
  starDriveItem,
  trashDriveItem,
  unstarDriveItem,
  zipDriveFolder,
} from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';
import { Sent } from '../../../engine/operation/sent.ts';

declare module '@school/kernel' {
  interface KnownAnswers {
    renameDriveItem: DriveItem;
    moveDriveItem: DriveItem;
    starDriveItem: DriveItem;
    unstarDriveItem: DriveItem;
    restoreDriveVersion: DriveItem;
    restoreDriveItem: DriveItem;
  }
}

/** The written item, as its writer sees it. */
const shown = (work: Work, id: number): Promise<DriveItem> =>
  readItem(work.transaction, work.context.actor.id, id);

/** Items inside something else that is now gone went with it. */
const notThere = (error: unknown): number => {
  if (error instanceof Error && 'status' in error && error.status === 404) return 0;
  throw error;
};

/** What the owner does with items; recipients of a share can star them. */
export const driveItemHandlers = [
  handle(trashDriveItem, async ({ input: { id }, work }) => {
    await trashItem(work, id);
    return { id };
  }),
  handle(renameDriveItem, async ({ input: { id, newName }, work }) => {
    await renameItem(work, id, newName ?? undefined);
    return shown(work, id);
  }),
  handle(moveDriveItem, async ({ input: { id, newParentFolderId }, work }) => {
    await moveItem(work, id, folderOf(newParentFolderId));
    return shown(work, id);
  }),
  handle(starDriveItem, async ({ input: { id }, work }) => {
    await starItem(work, id, true);
    return shown(work, id);
  }),
  handle(unstarDriveItem, async ({ input: { id }, work }) => {
    await starItem(work, id, false);
    return shown(work, id);
  }),
  handle(restoreDriveVersion, async ({ input: { id, number }, work }) => {
    await bringBack(work, id, number);
    return shown(work, id);
  }),
  handle(restoreDriveItem, async ({ input: { id }, work }) => {
    await restoreItem(work, id);
    return shown(work, id);
  }),
];

/** The trash of each user. */
export const driveTrashHandlers = (files: Files) => [
  handle(purgeDriveItem, async ({ input: { id }, work }) => ({ removed: await purgeItem(work, files, id) })),
  handle(emptyDriveTrash, async ({ work, context }) => {
    let removed = 0;
    for (const { id } of await trashedItems(work.transaction, context.actor.id))
      removed += await purgeItem(work, files, id).catch(notThere);
    return { removed };
  }),
];

/** The bytes of files. */
export const driveFileHandlers = (files: Files) => [
  handle(
    downloadDriveFile,
    ({ input: { id, version }, context, connection }) =>
      new Sent(async (reply) => {
        const file = await readableFile(connection, context.actor.id, id, version || undefined);
        const content = await files.read(context.institute, file);
        void reply.headers(fileHeaders(file));
        return content;
      }),
  ),
  handle(
    previewDriveFile,
    ({ input: { id, version }, context, connection }) =>
      new Sent(async (reply) => {
        const file = await readableFile(connection, context.actor.id, id, version || undefined);
        const { type, size } = previewOf(file);
        const content = await files.read(context.institute, file, size);
        void reply.headers({
          ...fileHeaders({ ...file, type, size }, true),
          'x-total-size': String(file.size),
        });
        return content;
      }),
  ),
  handle(
    zipDriveFolder,
    ({ input: { id }, context, connection }) =>
      new Sent(async (reply) => {
        const { name } = await readItem(connection, context.actor.id, id);
        const entries = await entriesOf(connection, context.actor.id, id);
        const zip = { name: `${name}.zip`, type: 'application/zip', size: 0 };
        const { 'content-length': _size, ...headers } = fileHeaders(zip);
        void reply.headers(headers);
        return zipOf(entries, (file) => files.read(context.institute, file));
      }),
  ),
];
