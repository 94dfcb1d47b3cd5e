import { defineResource, f, is } from '@school/kernel';
import { catalogueAccess, librarians } from './access.ts';
import { afterReturns, conditions } from './media.ts';

/** One copy on the shelf, with its own number. Only the desk lends it, takes it back and holds it for someone. */
export const bookCopy = defineResource('bookCopy', {
  module: 'library',
  label: ['Copy', 'Copies'],
  api: 'setup/v1/BookCopies',
  screens: { list: '/books/copies', show: '/books/copies/:id' },
  menu: {
    group: 'library',
    order: 45,
    icon: 'list',
    description: 'Every copy with number, place and state',
    access: librarians,
  },
  fields: {
    bookNumber: f.text({
      unique: true,
      max: 40,
      search: true,
      noCopy: true,
      tellsLast: true,
      keptByArchived: true,
      help: 'Accession number. Leave blank to number automatically.',
      aliases: ['Accession number', 'Copy number'],
    }),
    bookTitle: f.ref('bookTitle', { label: 'Book', required: true, named: true }),
    barcode: f.text({
      unique: true,
      max: 40,
      search: true,
      noCopy: true,
      help: 'If empty, the copy number',
    }),
    status: f.choice(
      {
        AVAILABLE: 'Available',
        ISSUED: 'On loan',
        ON_HOLD: 'On hold for a reader',
        BINDING: 'At the binder',
        DAMAGED: 'Damaged',
        LOST: 'Lost',
        WITHDRAWN: 'Withdrawn',
        ON_ORDER: 'On order',
      },
      {
        required: true,
        default: 'AVAILABLE',
        index: true,
        tones: {
          AVAILABLE: 'success',
          ISSUED: 'info',
          ON_HOLD: 'warning',
          DAMAGED: 'error',
          LOST: 'error',
        },
      },
    ),
    condition: f.choice(conditions, { default: 'GOOD' }),
    isLoanable: f.flag({ label: 'Lent', default: true, help: 'If off, a reading room copy' }),
    rack: f.text({ max: 40, search: true }),
    shelf: f.text({ max: 40 }),
    afterReturn: f.choice(afterReturns, { required: true, default: 'MAKE_AVAILABLE' }),
    acquiredOn: f.date(),
    price: f.money({ level: 'finance', min: '0' }),
    supplier: f.text({ level: 'finance', max: 120 }),
    invoiceNumber: f.text({ level: 'finance', max: 60 }),
    loans: f.rollup({ of: 'bookMovement', via: 'copy', fn: 'count' }),
  },
  title: 'bookNumber',
  subtitle: ['bookTitle', 'status'],
  list: {
    columns: ['bookNumber', 'bookTitle', 'status', 'condition', 'rack', 'shelf', 'isLoanable', 'loans'],
    sort: 'bookNumber',
    filters: ['bookTitle', 'status', 'condition', 'rack', 'isLoanable'],
    inline: ['barcode', 'rack', 'shelf', 'condition'],
    views: [{ key: 'withoutBarcode', label: 'Without barcode', filter: { barcode_empty: true } }],
    pages: [
      {
        key: 'barcodes',
        label: 'Barcodes',
        screen: '/books/manage_barcode',
        columns: ['bookNumber', 'bookTitle', 'barcode', 'status'],
        menu: {
          group: 'library',
          order: 50,
          icon: 'tag',
          description: 'Give barcodes and print their labels',
          access: librarians,
        },
      },
    ],
  },
  form: {
    tabs: [
      {
        key: 'copy',
        label: 'Copy',
        sections: [
          { fields: ['bookTitle', 'bookNumber', 'barcode', 'status', 'condition'] },
          { label: 'Place', fields: ['rack', 'shelf', 'isLoanable', 'afterReturn'] },
          { label: 'Bought', fields: ['acquiredOn', 'price', 'supplier', 'invoiceNumber'] },
        ],
      },
    ],
  },
  conditions: {
    bookNumber: { readOnly: is('status', 'ISSUED') },
    barcode: { readOnly: is('status', 'ISSUED') },
  },
  related: [{ key: 'loans', label: 'Loans', resource: 'bookMovement', via: 'copy', always: librarians }],
  lifecycle: {
    field: 'status',
    initial: 'AVAILABLE',
    starts: ['AVAILABLE', 'ON_ORDER', 'BINDING', 'DAMAGED'],
    transitions: {
      toBinder: { label: 'To the binder', access: librarians, from: ['AVAILABLE'], to: 'BINDING' },
      damaged: {
        label: 'Damaged',
        access: librarians,
        from: ['AVAILABLE', 'BINDING'],
        to: 'DAMAGED',
        tone: 'warning',
      },
      missing: { label: 'Missing', access: librarians, from: ['AVAILABLE'], to: 'LOST', tone: 'warning' },
      shelve: {
        label: 'Back on the shelf',
        access: librarians,
        from: ['BINDING', 'DAMAGED', 'ON_ORDER', 'WITHDRAWN', 'LOST'],
        to: 'AVAILABLE',
        tone: 'success',
      },
      withdraw: {
        label: 'Withdraw from stock',
        access: librarians,
        from: ['AVAILABLE', 'BINDING', 'DAMAGED', 'LOST', 'ON_ORDER'],
        to: 'WITHDRAWN',
        tone: 'warning',
        confirm: 'The copy leaves the catalogue; its history stays.',
      },
    },
  },
  actions: {
    giveBarcodes: {
      label: 'Give barcodes',
      on: 'selection',
      access: librarians,
      ask: {
        prefix: f.text({ max: 20, help: 'Goes before the copy number. If empty, the number alone' }),
        again: f.flag({ label: 'Also those that already have one', default: false }),
      },
    },
  },
  sample: { status: 'AVAILABLE', bookNumber: undefined, barcode: undefined },
  access: {
    ...catalogueAccess,
    levels: { finance: { read: librarians, write: librarians } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    bookCopy: typeof bookCopy;
  }
}
