import { defineResource, f } from '@school/kernel';

/** Records that a user has opened a news item; once per user and item, enforced by the database. */
export const newsView = defineResource('newsView', {
  module: 'news',
  label: ['News view', 'News views'],
  noArchive: true,
  noHistory: 'A row says itself who has opened what and when, and never changes.',
  fields: {
    news: f.ref('news', { required: true, onDelete: 'cascade' }),
    user: f.ref('user', { required: true, onDelete: 'cascade' }),
  },
  title: 'news',
  list: { columns: ['news', 'user'] },
  unique: [{ fields: ['user', 'news'] }],
  access: { read: ['ADMIN'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    newsView: typeof newsView;
  }
}
