import type { ApiClient } from './api-client.ts';
import { demoNews } from './news.ts';

/** Announcements for each audience, some with files. */
export const loadNews = async (api: ApiClient): Promise<void> => {
  for (const { title, content, audiences, category, files = [] } of demoNews) {
    const form = new FormData();
    for (const [key, value] of Object.entries({ title, content, audiences, category })) form.set(key, value);
    for (const [name, text] of files) form.append('attachments', new Blob([text]), name);
    await api.postForm('api/v1/news/save', form);
  }
};
