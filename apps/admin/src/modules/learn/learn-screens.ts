import type { ScreenLoaders } from '../screen-loaders.ts';

/** Custom screens for the learning platform. */
export const learnScreens: ScreenLoaders = {
  learnBulkSync: async () => ({ default: (await import('./LearnBulkSync.tsx')).LearnBulkSync }),
};
