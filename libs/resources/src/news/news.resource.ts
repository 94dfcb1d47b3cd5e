import { defineResource, f, field, gte } from '@school/kernel';
import type { Filter, Role } from '@school/kernel';
import { defaultNewsCategory, newsAudiences, newsContentMax, newsRoles } from './audience.ts';

/** What a role sees: items for it that have not expired. ADMIN sees everything. */
const targetedAt = (role: Role): Filter<'audiences' | 'expiryDate'> => ({
  audiences_contains: role,
  _or: [{ expiryDate_empty: true }, { expiryDate_gte: { $date: 'today' } }],
});

/** An announcement to chosen roles. Its screens and the calls that carry files are hand-written. */
export const news = defineResource('news', {
  module: 'news',
  label: ['News item', 'News'],
  api: 'api/v1/news',
  ownCalls: ['save', 'update', 'delete', 'get'],
  noArchive: true,
  fields: {
    title: f.text({ required: true, max: 200, search: true }),
    content: f.richText({ required: true, max: newsContentMax }),
    contentText: f.longText({
      label: 'Text',
      help: 'The content without markup, for searches',
      readOnly: true,
      max: newsContentMax,
      search: true,
    }),
    category: f.text({ required: true, max: 40, default: defaultNewsCategory, search: true }),
    audiences: f.choices(newsAudiences, { required: true, default: newsRoles }),
    authorName: f.text({ label: 'Author', readOnly: true, max: 200, search: true }),
    publishDate: f.date({ label: 'Published date', readOnly: true, default: 'today', index: true }),
    expiryDate: f.date({ label: 'Expires' }),
    viewCount: f.int({ label: 'Views', readOnly: true, min: 0, default: 0, noCopy: true }),
    attachments: f.lines('newsAttachment'),
  },
  title: 'title',
  list: {
    columns: ['title', 'category', 'audiences', 'authorName', 'publishDate', 'expiryDate', 'viewCount'],
    sort: '-publishDate',
    filters: ['audiences', 'publishDate'],
  },
  checks: [
    {
      key: 'expiry',
      holds: gte(field('expiryDate'), field('publishDate')),
      message: 'The item cannot expire before it is published.',
      field: 'expiryDate',
    },
  ],
  access: {
    read: ['EMPLOYEE', 'STUDENT', 'PARENT'],
    create: ['ADMIN'],
    update: ['ADMIN'],
    delete: ['ADMIN'],
    export: ['ADMIN'],
    rows: {
      EMPLOYEE: targetedAt('EMPLOYEE'),
      STUDENT: targetedAt('STUDENT'),
      PARENT: targetedAt('PARENT'),
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    news: typeof news;
  }
}
