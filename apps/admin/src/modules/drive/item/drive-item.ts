/** Where the calls of the drive stand. */
export const driveBase = '/api/v1/drive';

export interface SharedWith {
  readonly userId: number;
  readonly fullName: string;
  readonly email?: string | null;
  readonly departmentName?: string | null;
}

export interface PathStep {
  readonly id: number;
  readonly name: string;
}

/** An item as the calls give it. Sizes are bytes, moments ISO texts. */
export interface DriveItem {
  readonly id: number;
  readonly name: string;
  readonly itemType: 'FILE' | 'FOLDER';
  readonly mimeType?: string | null;
  readonly size?: number;
  readonly ownerId?: number;
  readonly ownerName?: string | null;
  readonly createdAt?: string;
  readonly updatedAt?: string;
  readonly parentFolderId?: number | null;
  readonly contents?: readonly DriveItem[];
  readonly sharedWithUsers?: readonly SharedWith[];
  readonly sharedWithUserIds?: readonly number[];
  readonly starred?: boolean;
  readonly path?: readonly PathStep[];
  readonly trashedAt?: string;
}

export const isFolder = ({ itemType }: Pick<DriveItem, 'itemType'>): boolean => itemType === 'FOLDER';

/** Nested contents beside the items that hold them, each item once (001 §7.6). */
export const flattened = (items: readonly DriveItem[]): readonly DriveItem[] => {
  const all = items.flatMap((item): readonly DriveItem[] => [item, ...flattened(item.contents ?? [])]);
  return all.filter((item, at) => all.findIndex(({ id }) => id === item.id) === at);
};

/** The files that were changed last, newest first. */
export const newestFiles = (items: readonly DriveItem[], most: number): readonly DriveItem[] =>
  items
    .filter((item) => !isFolder(item))
    .toSorted((a, b) => (b.updatedAt ?? '').localeCompare(a.updatedAt ?? ''))
    .slice(0, most);

export const sharedCount = ({ sharedWithUserIds, sharedWithUsers }: DriveItem): number =>
  sharedWithUserIds?.length ?? sharedWithUsers?.length ?? 0;
