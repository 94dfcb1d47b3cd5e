import type { ScreenLoaders } from '../screen-loaders.ts';

/** Custom screens for forms. */
export const formScreens: ScreenLoaders = {
  formAnswering: async () => ({ default: (await import('./FormAnswering.tsx')).FormAnswering }),
};
