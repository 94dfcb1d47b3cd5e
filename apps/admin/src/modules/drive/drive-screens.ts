import type { ScreenLoaders } from '../screen-loaders.ts';

/** Own screens of the document drive. */
export const driveScreens: ScreenLoaders = {
  documentDrive: async () => ({ default: (await import('./DriveScreen.tsx')).DriveScreen }),
};
