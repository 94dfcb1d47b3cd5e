import type { ScreenLoaders } from '../screen-loaders.ts';

/** Own screens of data in and out. */
export const reportingScreens: ScreenLoaders = {
  importData: async () => ({ default: (await import('./ImportData.tsx')).ImportData }),
  newExport: async () => ({ default: (await import('./NewExport.tsx')).NewExport }),
};
