import type { DriveItem } from '@school/domain';

/** What can be done with an item from its menu. */
export interface ItemVerbs {
  readonly open: (item: DriveItem) => void;
  readonly download: (item: DriveItem) => void;
  readonly share: (item: DriveItem) => void;
  readonly rename: (item: DriveItem) => void;
  readonly move: (item: DriveItem) => void;
  readonly remove: (item: DriveItem) => void;
  readonly star: (item: DriveItem) => void;
  readonly leave: (item: DriveItem) => void;
  readonly restore: (item: DriveItem) => void;
  readonly purge: (item: DriveItem) => void;
  /** Moves an item that is dropped onto a folder into it. */
  readonly drop: (item: number, folder: DriveItem) => void;
}
