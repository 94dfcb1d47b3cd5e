import type { DriveItem } from '@school/domain';
/** Base address of the drive's calls. */
export const driveBase = '/api/v1/drive';

export const isFolder = ({ itemType }: Pick<DriveItem, 'itemType'>): boolean => itemType === 'FOLDER';

/** Nested contents alongside the items that hold them, each item once (001 §7.6). */
export const flattened = (items: readonly DriveItem[]): readonly DriveItem[] => {
  const all = items.flatMap((item): readonly DriveItem[] => [item, ...flattened(item.contents ?? [])]);
  return all.filter((item, at) => all.findIndex(({ id }) => id === item.id) === at);
};

/** The most recently changed files, newest first. */
export const newestFiles = (items: readonly DriveItem[], most: number): readonly DriveItem[] =>
  items
    .filter((item) => !isFolder(item))
    .toSorted((a, b) => (b.updatedAt ?? '').localeCompare(a.updatedAt ?? ''))
    .slice(0, most);

export const sharedCount = ({ sharedWithUserIds, sharedWithUsers }: DriveItem): number =>
  sharedWithUserIds?.length ?? sharedWithUsers?.length ?? 0;
