/** A state of a file, newest first in lists. */
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
