import type { DriveSpace, FileVersion } from './wire.ts';

/** Responses of the calls whose definitions state a type. */
declare module '@school/kernel' {
  interface KnownAnswers {
    driveSpace: DriveSpace;
    driveVersions: readonly FileVersion[];
  }
}
