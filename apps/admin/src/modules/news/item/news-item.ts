import type { NewsItem } from '@school/domain';
/** Calls of the announcements stand below this one. */
export const newsBase = '/api/v1/news';

/** Whether an answer is an announcement that a form can show. */
export const isNewsItem = (value: unknown): value is NewsItem =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'title' in value &&
  typeof value.title === 'string';
