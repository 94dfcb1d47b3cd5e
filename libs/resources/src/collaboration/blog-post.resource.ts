import { defineResource, f, gt, field, eq } from '@school/kernel';
import type { Filter, Role } from '@school/kernel';
import { newsAudiences, newsRoles } from '../news/audience.ts';

const writers = ['EMPLOYEE', 'STUDENT', 'PARENT'] as const;
const moderators = ['BlogModeration'] as const;

/** Published posts for the role, and all of the user's own. */
const readableBy = (role: Role): Filter<'audiences' | 'status' | 'createdBy'> => ({
  _or: [{ createdBy: { $me: 'id' } }, { status: 'PUBLISHED', audiences_contains: role }],
});

/** A post of the school's blog. Employees publish their own; those of students and parents wait for a moderator. */
export const blogPost = defineResource('blogPost', {
  module: 'blog',
  label: ['Blog post', 'Blog posts'],
  api: 'collab/v1/blog',
  ownCalls: ['bulk', 'import'],
  noArchive: true,
  comments: 'readers',
  screens: {
    list: '/blog_posts',
    create: '/blog_posts/new',
    show: '/blog_posts/:id',
    edit: '/blog_posts/:id/edit',
  },
  menu: {
    group: 'collaboration',
    order: 15,
    icon: 'form',
    description: 'Posts by people at the school',
    access: writers,
  },
  fields: {
    title: f.text({ required: true, max: 150, search: true }),
    body: f.richText({ label: 'Text', required: true, max: 50_000 }),
    tags: f.text({ max: 200, search: true, help: 'Words separated by commas' }),
    audiences: f.choices(newsAudiences, { label: 'For', required: true, default: newsRoles }),
    status: f.choice(
      { DRAFT: 'Draft', PENDING: 'Awaiting moderation', PUBLISHED: 'Published', UNPUBLISHED: 'Taken down' },
      {
        required: true,
        default: 'DRAFT',
        readOnly: true,
        index: true,
        tones: { DRAFT: 'neutral', PENDING: 'warning', PUBLISHED: 'success', UNPUBLISHED: 'error' },
      },
    ),
    author: f.text({ readOnly: true, max: 200, search: true, noCopy: true }),
    publishedAt: f.dateTime({ label: 'Published on', readOnly: true, noCopy: true }),
    views: f.rollup({ label: 'Read by', of: 'blogView', via: 'post', fn: 'count' }),
    likes: f.rollup({ of: 'blogLike', via: 'post', fn: 'count' }),
    liked: f.rollup({
      label: 'Liked by me',
      of: 'blogLike',
      via: 'post',
      fn: 'count',
      where: { user: { $me: 'id' } },
    }),
  },
  title: 'title',
  subtitle: ['author'],
  list: {
    columns: ['title', 'author', 'tags', 'status', 'publishedAt', 'views', 'likes'],
    sort: '-publishedAt',
    filters: ['status', 'author', 'publishedAt'],
    views: [
      { key: 'mine', label: 'Mine', filter: { createdBy: { $me: 'id' } } },
      { key: 'pending', label: 'To be checked', filter: { status: 'PENDING' } },
    ],
    board: { by: 'status', fields: ['author', 'tags', 'likes'] },
  },
  form: {
    tabs: [
      {
        key: 'post',
        label: 'Post',
        sections: [
          { fields: ['title', 'body'] },
          {
            label: 'About it',
            fields: ['audiences', 'tags', 'author', 'publishedAt', 'views', 'likes'],
            own: { key: 'blogReaders', on: 'show' },
          },
        ],
      },
    ],
  },
  lifecycle: {
    field: 'status',
    initial: 'DRAFT',
    transitions: {
      submit: {
        label: 'Hand in',
        access: ['STUDENT', 'PARENT'],
        from: ['DRAFT', 'UNPUBLISHED'],
        to: 'PENDING',
        tone: 'info',
      },
      publish: {
        label: 'Publish',
        access: [...moderators, 'EMPLOYEE'],
        from: ['DRAFT', 'PENDING', 'UNPUBLISHED'],
        to: 'PUBLISHED',
        tone: 'success',
      },
      unpublish: {
        label: 'Take down',
        access: [...moderators, ...writers],
        from: ['PENDING', 'PUBLISHED'],
        to: 'UNPUBLISHED',
        tone: 'warning',
      },
    },
  },
  actions: {
    like: { label: 'Like', on: 'row', access: writers, when: eq(field('liked'), 0) },
    unlike: { label: 'Unlike', on: 'row', access: writers, when: gt(field('liked'), 0) },
  },
  sample: { body: '<p>Text</p>' },
  access: {
    read: [...writers, ...moderators],
    create: [...writers, ...moderators],
    update: [...writers, ...moderators],
    delete: [...writers, ...moderators],
    own: writers,
    moderate: moderators,
    rows: {
      BlogModeration: 'all',
      EMPLOYEE: readableBy('EMPLOYEE'),
      STUDENT: readableBy('STUDENT'),
      PARENT: readableBy('PARENT'),
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    blogPost: typeof blogPost;
  }
}
