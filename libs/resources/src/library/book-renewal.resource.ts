import { defineResource, f } from '@school/kernel';
import { borrowerRows, librarians, libraryReaders } from './access.ts';
import { borrowerFields } from './borrower.fields.ts';

/** Records that a loan was extended. Written only by the desk. */
export const bookRenewal = defineResource('bookRenewal', {
  module: 'library',
  label: ['Renewal', 'Renewals'],
  api: 'setup/v1/BookRenewals',
  noArchive: true,
  appendOnly: true,
  fields: {
    movement: f.ref('bookMovement', { label: 'Loan', required: true, named: true, onDelete: 'cascade' }),
    bookTitle: f.ref('bookTitle', { label: 'Book', required: true, named: true }),
    ...borrowerFields,
    batch: f.ref('batch', { named: true }),
    renewedOn: f.date({ label: 'Renewed', required: true, index: true }),
    oldDueOn: f.date({ label: 'Due before', required: true }),
    newDueOn: f.date({ label: 'Due now', required: true }),
    overrideReason: f.text({ label: 'Reason for overriding a reservation', max: 200 }),
  },
  title: 'movement',
  subtitle: ['bookTitle', 'renewedOn'],
  list: {
    columns: ['renewedOn', 'movement', 'bookTitle', 'borrower', 'oldDueOn', 'newDueOn', 'overrideReason'],
    sort: '-renewedOn',
    filters: ['batch', 'renewedOn'],
  },
  access: { read: libraryReaders, export: librarians, rows: borrowerRows },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    bookRenewal: typeof bookRenewal;
  }
}
