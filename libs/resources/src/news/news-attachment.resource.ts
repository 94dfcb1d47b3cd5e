import { defineResource, f } from '@school/kernel';
import type { Filter, Role } from '@school/kernel';
import { newsFileBytesMax, newsFileTypes } from './audience.ts';

const withNewsFor = (role: Role): Filter<`news.${string}`> => ({
  'news.audiences_contains': role,
  _or: [{ 'news.expiryDate_empty': true }, { 'news.expiryDate_gte': { $date: 'today' } }],
});

/** A file of a news item, for anyone who may read the item. */
export const newsAttachment = defineResource('newsAttachment', {
  module: 'news',
  label: ['Attachment', 'Attachments'],
  parent: 'news',
  noArchive: true,
  fields: {
    file: f.file({ level: 'basic', required: true, accept: newsFileTypes, maxBytes: newsFileBytesMax }),
  },
  title: 'file',
  list: { columns: ['file'] },
  access: {
    read: ['EMPLOYEE', 'STUDENT', 'PARENT'],
    rows: {
      EMPLOYEE: withNewsFor('EMPLOYEE'),
      STUDENT: withNewsFor('STUDENT'),
      PARENT: withNewsFor('PARENT'),
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    newsAttachment: typeof newsAttachment;
  }
}
