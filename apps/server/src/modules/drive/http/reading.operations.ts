import type { DriveItem } from '@school/domain';
import { setContentRange } from '../../../engine/calls/content-range.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import { driveLimits } from '../drive-settings.store.ts';
import { usedSpace } from '../files/space.store.ts';
import { versionsOf } from '../files/version.store.ts';
import {
  readFolder,
  readItem,
  recentFiles,
  searchItems,
  sharedWithMe,
  starredItems,
  trashedItems,
} from '../items/item-reading.store.ts';
import { folderOf, rangeOf } from './drive-parameters.ts';
import {
  driveItems,
  driveItemShown,
  driveSearch,
  driveSharedWithMe,
  driveRecent,
  driveStarred,
  driveTrash,
  driveSpace,
  driveVersions,
} from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';
import { Sent } from '../../../engine/operation/sent.ts';

declare module '@school/kernel' {
  interface KnownAnswers {
    driveItems: readonly DriveItem[];
    driveItemShown: DriveItem;
    driveSearch: readonly DriveItem[];
    driveSharedWithMe: readonly DriveItem[];
    driveRecent: readonly DriveItem[];
    driveStarred: readonly DriveItem[];
    driveTrash: readonly DriveItem[];
  }
}

/** What a member of staff finds in the drive. Each call returns only what its caller may read. */
export const driveReadings = [
  handle(
    driveItems,
    ({ input, context, connection }) =>
      new Sent(async (reply) => {
        const [folder, range] = [folderOf(input.folderId), rangeOf(input.range)];
        const onlyFolders = input.foldersOnly === 'true';
        const { items, total } = await readFolder(connection, context.actor.id, folder, range, onlyFolders);
        const span = items.length === 0 ? '*' : `${range[0]}-${range[0] + items.length - 1}`;
        setContentRange(reply, `driveItem ${span}/${total}`);
        return succeeded(items);
      }),
  ),
  handle(driveItemShown, ({ input: { id }, context, connection }) =>
    readItem(connection, context.actor.id, id),
  ),
  handle(driveSearch, async ({ input, context, connection }) => {
    const words = (input.query ?? '').replaceAll('\0', '').trim().slice(0, 255);
    return words === '' ? [] : await searchItems(connection, context.actor.id, words);
  }),
  handle(driveSharedWithMe, ({ context, connection }) => sharedWithMe(connection, context.actor.id)),
  handle(driveRecent, ({ input, context, connection }) =>
    recentFiles(connection, context.actor.id, folderOf(input.folderId)),
  ),
  handle(driveStarred, ({ context, connection }) => starredItems(connection, context.actor.id)),
  handle(driveTrash, ({ context, connection }) => trashedItems(connection, context.actor.id)),
  handle(driveSpace, async ({ context, connection }) => {
    const [limits, used] = await Promise.all([
      driveLimits(connection),
      usedSpace(connection, context.actor.id),
    ]);
    const { quota, maxFile, trashDays, blocked } = limits;
    return { used, quota, maxFile, trashDays, blockedExtensions: [...blocked] };
  }),
  handle(driveVersions, async ({ input: { id }, context, connection }) => {
    await readItem(connection, context.actor.id, id);
    return versionsOf(connection, id);
  }),
];
