import type { ScreenLoaders } from '../screen-loaders.ts';

/** Custom screens for data import and export. */
export const reportingScreens: ScreenLoaders = {
  importData: async () => ({ default: (await import('./ImportData.tsx')).ImportData }),
  newExport: async () => ({ default: (await import('./NewExport.tsx')).NewExport }),
};
