import type { DriveSpace, FileVersion } from './wire.ts';

/** What the calls answer whose definitions state a type. */
declare module '@school/kernel' {
  interface KnownAnswers {
    driveSpace: DriveSpace;
    driveVersions: readonly FileVersion[];
  }
}
