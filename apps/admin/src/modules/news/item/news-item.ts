import type { NewsItem } from '@school/domain';
/** Base address of the announcement calls. */
export const newsBase = '/api/v1/news';

/** Whether an answer is an announcement the form can show. */
export const isNewsItem = (value: unknown): value is NewsItem =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'title' in value &&
  typeof value.title === 'string';
