import { defineResource, f, field, gt, is, isEmpty, isNot, all, not } from '@school/kernel';
import { borrowerRows, librarians, libraryReaders } from './access.ts';
import { borrowerFields, oneBorrower } from './borrower.fields.ts';

/** The card of a borrower; the desk creates it with the first loan. */
export const libraryCard = defineResource('libraryCard', {
  module: 'library',
  label: ['Library card', 'Library cards'],
  api: 'setup/v1/LibraryCards',
  screens: { list: '/library/cards', show: '/library/cards/:id' },
  menu: {
    group: 'library',
    order: 60,
    icon: 'badge',
    description: 'Who borrows; block a card, find its loans',
    access: librarians,
  },
  noArchive: true,
  fields: {
    number: f.text({ required: true, unique: true, max: 40, search: true, noCopy: true }),
    ...borrowerFields,
    issuedOn: f.date({ required: true, default: 'today', readOnly: true }),
    expiresOn: f.date({ help: 'If empty, as long as the person is here' }),
    status: f.choice(
      { ACTIVE: 'Active', BLOCKED: 'Blocked', CLOSED: 'Closed' },
      {
        required: true,
        default: 'ACTIVE',
        index: true,
        readOnly: true,
        tones: { ACTIVE: 'success', BLOCKED: 'error' },
      },
    ),
    blockReason: f.text({ max: 200, readOnly: true }),
    openLoans: f.rollup({
      label: 'On loan',
      of: 'bookMovement',
      via: 'card',
      fn: 'count',
      where: { status_in: ['ISSUED', 'RENEWED'] },
    }),
    loans: f.rollup({ of: 'bookMovement', via: 'card', fn: 'count' }),
  },
  title: 'number',
  subtitle: ['borrower'],
  list: {
    columns: ['number', 'borrower', 'openLoans', 'loans', 'issuedOn', 'expiresOn', 'status'],
    sort: 'borrower',
    filters: ['status'],
  },
  related: [{ key: 'loans', label: 'Loans', resource: 'bookMovement', via: 'card' }],
  conditions: { blockReason: { visible: is('status', 'BLOCKED') } },
  unique: [
    { fields: ['student'], where: all(isNot('status', 'CLOSED'), not(isEmpty('student'))) },
    { fields: ['employee'], where: all(isNot('status', 'CLOSED'), not(isEmpty('employee'))) },
  ],
  checks: [
    oneBorrower,
    {
      key: 'expiresLater',
      holds: gt(field('expiresOn'), field('issuedOn')),
      message: 'A card must expire after the day it was issued',
      field: 'expiresOn',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'ACTIVE',
    transitions: {
      block: {
        label: 'Block',
        access: librarians,
        from: ['ACTIVE'],
        to: 'BLOCKED',
        tone: 'warning',
        ask: { blockReason: f.text({ label: 'Why', required: true, max: 200 }) },
      },
      unblock: { label: 'Unblock', access: librarians, from: ['BLOCKED'], to: 'ACTIVE' },
      close: { label: 'Close', access: librarians, from: ['ACTIVE', 'BLOCKED'], to: 'CLOSED' },
    },
  },
  sample: { student: true },
  access: { read: libraryReaders, update: librarians, export: librarians, rows: borrowerRows },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    libraryCard: typeof libraryCard;
  }
}
