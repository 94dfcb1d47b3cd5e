import { defineDocument, token } from '@school/kernel';

/** The sticker for a book, for the scanner at the desk. */
export const bookLabelDocument = defineDocument('bookLabel', {
  module: 'library',
  label: 'Book label',
  of: 'bookCopy',
  papers: ['CR80-A4', 'CR80'],
  tokens: {
    barcode: token('Barcode', 'BK0001', { field: 'barcode' }),
    number: token('Book number', 'BK0001', { field: 'bookNumber' }),
    title: token('Book', 'Oliver Twist', { field: 'bookTitle' }),
    rack: token('Rack', 'R2', { field: 'rack' }),
    shelf: token('Shelf', '3', { field: 'shelf' }),
  },
  fileName: 'number',
  access: ['LibraryManagement'],
});
