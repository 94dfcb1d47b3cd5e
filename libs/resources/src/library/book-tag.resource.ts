import { defineResource, f } from '@school/kernel';
import { catalogueAccess } from './access.ts';

/** A word by which books are found, and which may restrict them to the reading room. */
export const bookTag = defineResource('bookTag', {
  module: 'library',
  label: ['Tag', 'Tags'],
  api: 'setup/v1/BookTags',
  screens: { list: '/tags/index' },
  menu: {
    group: 'library',
    order: 70,
    icon: 'tag',
    description: 'Words to find books by',
  },
  noArchive: true,
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    blocksIssue: f.flag({
      label: 'Not lent',
      default: false,
      help: 'Books with this tag stay in the reading room',
    }),
    books: f.rollup({ of: 'bookTitle', via: 'tags', fn: 'count' }),
  },
  title: 'name',
  list: { columns: ['name', 'books', 'blocksIssue'], sort: 'name', filters: ['blocksIssue'] },
  access: catalogueAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    bookTag: typeof bookTag;
  }
}
