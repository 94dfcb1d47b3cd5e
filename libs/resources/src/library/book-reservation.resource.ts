import { all, defineResource, f, isEmpty, isOneOf, not } from '@school/kernel';
import { borrowerRows, borrowers, librarians, libraryReaders } from './access.ts';
import { borrowerFields, oneBorrower } from './borrower.fields.ts';

const active = ['WAITING', 'READY'] as const;

/** A place in the queue for a book; first come, first served. */
export const bookReservation = defineResource('bookReservation', {
  module: 'library',
  label: ['Reservation', 'Reservations'],
  api: 'setup/v1/BookReservations',
  screens: { list: '/library/reservations', show: '/library/reservations/:id' },
  menu: {
    group: 'library',
    order: 57,
    icon: 'pending',
    description: 'Who is waiting for which book, and what is waiting at the desk',
    access: librarians,
  },
  noArchive: true,
  fields: {
    bookTitle: f.ref('bookTitle', { label: 'Book', required: true, readOnly: true, named: true }),
    ...borrowerFields,
    reservedOn: f.dateTime({ label: 'Since', required: true, readOnly: true }),
    status: f.choice(
      {
        WAITING: 'Waiting',
        READY: 'At the desk',
        FULFILLED: 'Collected',
        CANCELLED: 'Cancelled',
        EXPIRED: 'Not collected',
      },
      {
        required: true,
        default: 'WAITING',
        index: true,
        readOnly: true,
        tones: { WAITING: 'info', READY: 'success', EXPIRED: 'warning' },
      },
    ),
    assignedCopy: f.ref('bookCopy', { label: 'Copy', readOnly: true, named: true }),
    readyOn: f.date({ label: 'At the desk since', readOnly: true }),
    expiresOn: f.date({ label: 'Kept until', readOnly: true, index: true }),
  },
  title: 'bookTitle',
  subtitle: ['borrower', 'status'],
  list: {
    columns: ['bookTitle', 'borrower', 'reservedOn', 'status', 'assignedCopy', 'expiresOn'],
    sort: 'reservedOn',
    filters: ['status', 'bookTitle'],
    views: [
      { key: 'active', label: 'Open', filter: { status_in: [...active] } },
      { key: 'ready', label: 'At the desk', filter: { status: 'READY' } },
    ],
    opens: 'active',
  },
  unique: [
    { fields: ['bookTitle', 'student'], where: all(isOneOf('status', active), not(isEmpty('student'))) },
    { fields: ['bookTitle', 'employee'], where: all(isOneOf('status', active), not(isEmpty('employee'))) },
    { fields: ['assignedCopy'], where: isOneOf('status', ['READY']) },
  ],
  checks: [oneBorrower],
  lifecycle: {
    field: 'status',
    initial: 'WAITING',
    transitions: {
      cancel: {
        label: 'Cancel reservation',
        access: [...librarians, ...borrowers],
        from: [...active],
        to: 'CANCELLED',
        tone: 'warning',
        confirm: 'The next person in the queue moves up.',
      },
      expire: {
        label: 'Not collected',
        access: librarians,
        from: ['READY'],
        to: 'EXPIRED',
        tone: 'warning',
        confirm: 'The copy goes to the next person in the queue, or back on the shelf.',
      },
    },
  },
  sample: { student: true, readyOn: undefined, expiresOn: undefined },
  access: { read: libraryReaders, export: librarians, rows: borrowerRows },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    bookReservation: typeof bookReservation;
  }
}
