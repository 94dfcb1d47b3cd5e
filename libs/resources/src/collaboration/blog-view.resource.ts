import { defineResource, f } from '@school/kernel';

/** Records that a user has read a post; once per user and post, enforced by the database. */
export const blogView = defineResource('blogView', {
  module: 'blog',
  label: ['Blog view', 'Blog views'],
  noArchive: true,
  fields: {
    post: f.ref('blogPost', { required: true, onDelete: 'cascade' }),
    user: f.ref('user', { required: true, onDelete: 'cascade' }),
  },
  title: 'post',
  list: { columns: ['post', 'user'] },
  unique: [{ fields: ['post', 'user'] }],
  access: { read: ['ADMIN'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    blogView: typeof blogView;
  }
}
