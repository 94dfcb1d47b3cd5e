import { defineResource, f, is, not } from '@school/kernel';
import { borrowers, catalogueAccess, librarians, libraryReaders } from './access.ts';
import { countingFields, describingFields } from './book-title.fields.ts';

/** A work as the catalogue describes it; the items on the shelf are its copies. */
export const bookTitle = defineResource('bookTitle', {
  module: 'library',
  label: ['Book', 'Books'],
  api: 'setup/v1/Books',
  screens: { list: '/books', show: '/books/:id', create: '/books/new', edit: '/books/:id/edit' },
  menu: {
    group: 'library',
    order: 40,
    icon: 'book',
    description: 'The catalogue: titles, copies, tags',
    access: librarians,
    create: { label: 'Add a book', description: 'A new title, then its copies', icon: 'add' },
  },
  fields: { ...describingFields, ...countingFields },
  title: 'title',
  subtitle: ['authorNames', 'callNumber'],
  list: {
    columns: [
      'title',
      'authorNames',
      'callNumber',
      'mediaType',
      'copiesTotal',
      'copiesAvailable',
      'copiesIssued',
      'waitingReservations',
    ],
    sort: 'title',
    filters: ['tags', 'authors', 'mediaType', 'subjects', 'courses', 'isReferenceOnly'],
    views: [
      { key: 'lent', label: 'With loans', filter: { copiesIssued_gt: 0 } },
      { key: 'wanted', label: 'Reserved', filter: { waitingReservations_gt: 0 } },
      { key: 'without', label: 'Without copies', filter: { copiesTotal: 0 } },
    ],
    pages: [
      {
        key: 'search',
        label: 'Search a book',
        screen: '/library/search_book',
        purpose: 'search',
        columns: [
          'title',
          'authorNames',
          'callNumber',
          'copiesTotal',
          'copiesAvailable',
          'freeForOthers',
          'nextDue',
        ],
        menu: {
          group: 'library',
          order: 35,
          icon: 'search',
          description: 'What the library has, and what is available now',
          access: libraryReaders,
        },
      },
    ],
  },
  form: {
    tabs: [
      {
        key: 'book',
        label: 'Book',
        sections: [
          { fields: ['title', 'subtitle', 'authors', 'isbn', 'mediaType', 'callNumber', 'coverImage'] },
          {
            label: 'Copies',
            fields: [
              'copiesTotal',
              'copiesAvailable',
              'freeForOthers',
              'copiesIssued',
              'waitingReservations',
              'nextDue',
            ],
          },
          { label: 'Edition', fields: ['publisher', 'publicationYear', 'edition', 'language'] },
          { label: 'Found by', fields: ['tags', 'subjects', 'courses'] },
          { label: 'Lending', fields: ['isReferenceOnly', 'replacementCost'] },
        ],
      },
    ],
  },
  alike: [['title', 'publisher']],
  related: [
    { key: 'copies', label: 'Copies', resource: 'bookCopy', via: 'bookTitle' },
    { key: 'loans', label: 'Loans', resource: 'bookMovement', via: 'bookTitle', always: librarians },
    { key: 'queue', label: 'Reservations', resource: 'bookReservation', via: 'bookTitle' },
  ],
  has: {
    copies: { label: 'Copies', of: 'bookCopy', via: 'bookTitle', fields: ['status'] },
  },
  actions: {
    addCopies: {
      label: 'Add copies',
      on: 'row',
      access: librarians,
      ask: {
        copies: f.int({ label: 'How many', required: true, min: 1, max: 200, default: 1 }),
        firstNumber: f.text({ max: 40, help: 'Leave blank to number automatically.' }),
        rack: f.text({ max: 40 }),
        shelf: f.text({ max: 40 }),
        price: f.money({ label: 'Price of one', level: 'basic', min: '0' }),
        acquiredOn: f.date({ default: 'today' }),
      },
    },
    reserve: {
      label: 'Reserve',
      on: 'row',
      access: borrowers,
      forOneself: true,
      when: not(is('isReferenceOnly', true)),
      confirm:
        'You join the queue for this book, and are notified when a copy is waiting for you at the desk.',
    },
  },
  custom: 'BOOK',
  sample: { isbn: undefined, publicationYear: 2020 },
  access: {
    ...catalogueAccess,
    levels: { finance: { read: librarians, write: librarians } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    bookTitle: typeof bookTitle;
  }
}
