import type { ScreenLoaders } from '../screen-loaders.ts';

/** Custom screens for the document drive. */
export const driveScreens: ScreenLoaders = {
  documentDrive: async () => ({ default: (await import('./DriveScreen.tsx')).DriveScreen }),
};
