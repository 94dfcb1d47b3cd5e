import type { ScreenLoaders } from '../screen-loaders.ts';

/** Own screens of forms. */
export const formScreens: ScreenLoaders = {
  formAnswering: async () => ({ default: (await import('./FormAnswering.tsx')).FormAnswering }),
};
