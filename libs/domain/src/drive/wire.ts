/** A version of a file, newest first in lists. */
export interface FileVersion {
  readonly number: number;
  readonly size: number;
  readonly mimeType: string;
  readonly madeBy: string;
  readonly madeAt: string;
}

/** Bytes. */
export interface DriveSpace {
  readonly used: number;
  readonly quota: number;
  readonly maxFile: number;
  readonly trashDays: number;
  readonly blockedExtensions: readonly string[];
}

/** A person an item is shared with (001 §3). */
export interface SharedWith {
  readonly userId: number;
  readonly fullName: string;
  readonly email: string | null;
  readonly departmentName: string | null;
  readonly departmentId: number | null;
  readonly entityType: string;
}

/** A step of the path to an item, from the topmost folder that the caller sees. */
export interface PathStep {
  readonly id: number;
  readonly name: string;
}

/** An item in the shape of the drive calls (001 §3). Sizes are bytes, moments ISO strings. */
export interface DriveItem {
  readonly id: number;
  readonly name: string;
  readonly itemType: 'FILE' | 'FOLDER';
  readonly mimeType: string | null;
  readonly size: number;
  readonly ownerId: number;
  readonly ownerName: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Null at the root, and where the caller does not see the parent folder. */
  readonly parentFolderId: number | null;
  readonly contents: readonly DriveItem[];
  /** The owner sees everyone, others see themselves. */
  readonly sharedWithUsers: readonly SharedWith[];
  readonly sharedWithUserIds: readonly number[];
  readonly starred: boolean;
  readonly version: number;
  readonly path?: readonly PathStep[];
  readonly trashedAt?: string;
}
