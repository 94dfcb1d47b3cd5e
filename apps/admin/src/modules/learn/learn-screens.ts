import type { ScreenLoaders } from '../screen-loaders.ts';

/** Own screens of the learning platform. */
export const learnScreens: ScreenLoaders = {
  learnBulkSync: async () => ({ default: (await import('./LearnBulkSync.tsx')).LearnBulkSync }),
};
