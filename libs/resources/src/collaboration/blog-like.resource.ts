import { defineResource, f } from '@school/kernel';

/** A user's like of a post; once per user and post, enforced by the database. */
export const blogLike = defineResource('blogLike', {
  module: 'blog',
  label: ['Like', 'Likes'],
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
    blogLike: typeof blogLike;
  }
}
