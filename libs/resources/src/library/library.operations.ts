import { defineOperation, roles, f } from '@school/kernel';
import type { Keyed } from '@school/kernel';

export const scannedCopy = defineOperation('scannedCopy', {
  module: 'library',
  label: 'The copy of a barcode or number, and its loan',
  at: 'GET setup/v1/LibraryDesk/copy',
  input: { code: f.text() },
  answer: 'wire',
  access: ['LibraryManagement'],
});

export const borrowersFound = defineOperation('borrowersFound', {
  module: 'library',
  label: 'Borrowers by card, number or name',
  at: 'GET setup/v1/LibraryDesk/borrowers',
  input: { q: f.text() },
  answer: 'wire',
  access: ['LibraryManagement'],
});

export const deskBorrower = defineOperation('deskBorrower', {
  module: 'library',
  label: 'What a borrower has, may have and owes',
  at: 'GET setup/v1/LibraryDesk/borrower/:kind/:id',
  input: { kind: f.text({ required: true }), id: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: ['LibraryManagement'],
});

export const ownLibrary = defineOperation('ownLibrary', {
  module: 'library',
  label: 'What the caller and his children have borrowed',
  at: 'GET setup/v1/LibraryDesk/mine',
  answer: 'wire',
  access: roles,
});

export const libraryOperations = [scannedCopy, borrowersFound, deskBorrower, ownLibrary] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof libraryOperations> {}
}
