import { defineResource, f } from '@school/kernel';
import { catalogueAccess } from './access.ts';

/** Who wrote, drew or edited a book. */
export const bookAuthor = defineResource('bookAuthor', {
  module: 'library',
  label: ['Author', 'Authors'],
  api: 'setup/v1/BookAuthors',
  screens: { list: '/books/authors', show: '/books/authors/:id' },
  menu: {
    group: 'library',
    order: 75,
    icon: 'people',
    description: 'Who wrote the books, and what else they wrote',
  },
  noArchive: true,
  fields: {
    name: f.text({ required: true, unique: true, max: 120, search: true }),
    biography: f.longText({ max: 4000 }),
    books: f.rollup({ of: 'bookTitle', via: 'authors', fn: 'count' }),
  },
  title: 'name',
  list: { columns: ['name', 'books', 'biography'], sort: 'name' },
  access: catalogueAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    bookAuthor: typeof bookAuthor;
  }
}
