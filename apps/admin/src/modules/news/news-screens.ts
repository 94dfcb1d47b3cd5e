import type { ScreenLoaders } from '../screen-loaders.ts';

/** Custom screens for announcements. */
export const newsScreens: ScreenLoaders = {
  newsList: async () => ({ default: (await import('./list/NewsList.tsx')).NewsList }),
  newsDetail: async () => ({ default: (await import('./detail/NewsDetail.tsx')).NewsDetail }),
  newsCreate: async () => ({ default: (await import('./form/CreateNews.tsx')).CreateNews }),
  newsEdit: async () => ({ default: (await import('./form/EditNews.tsx')).EditNews }),
};
