import { defineReport, f } from '@school/kernel';
import { librarians } from './access.ts';

const menu = (order: number, description: string) =>
  ({ group: 'library', order, icon: 'report', description }) as const;
const period = {
  from: f.date({ label: 'From' }),
  to: f.date({ label: 'To' }),
} as const;
const start = { from: 'thisYear:from', to: 'today' } as const;
const borrower = { label: 'Borrower', as: 'text' } as const;
const book = { label: 'Book', as: 'text', value: 'bookTitle' } as const;
const loan = { label: 'Id', as: 'int', hidden: true } as const;

/** What is overdue. */
export const overdueBooks = defineReport('overdueBooks', {
  module: 'library',
  label: 'Overdue books',
  description: 'What is overdue, earliest first',
  screen: '/library/reports/overdue',
  menu: menu(90, 'What is overdue, and who has it'),
  from: 'bookMovement',
  where: { status_in: ['ISSUED', 'RENEWED'], dueOn_lt: { $date: 'today' } },
  parameters: { batch: f.ref('batch'), department: f.ref('employeeDepartment') },
  columns: {
    dueOn: { label: 'Due', as: 'date' },
    copy: { label: 'Copy', as: 'text', link: { resource: 'bookMovement', id: 'movementId' } },
    bookTitle: book,
    borrower,
    batch: { label: 'Batch', as: 'text' },
    issuedOn: { label: 'Issued', as: 'date' },
    renewalCount: { label: 'Renewals', as: 'int' },
    finePerDay: { label: 'Fine per day', as: 'money' },
    movementId: { ...loan, value: 'id' },
  },
  sort: 'dueOn',
  access: librarians,
});

/** Which loans were extended. */
export const booksRenewed = defineReport('booksRenewed', {
  module: 'library',
  label: 'Books renewed',
  description: 'Renewed loans, latest first',
  screen: '/library/reports/renewed',
  menu: menu(92, 'Which loans were renewed, and until when'),
  from: 'bookRenewal',
  parameters: { ...period, batch: f.ref('batch') },
  narrows: { from: 'renewedOn_gte', to: 'renewedOn_lte' },
  start,
  columns: {
    renewedOn: { label: 'Renewed', as: 'date' },
    copy: { label: 'Copy', as: 'text', value: 'movement.copy' },
    bookTitle: book,
    borrower,
    batch: { label: 'Batch', as: 'text' },
    oldDueOn: { label: 'Due before', as: 'date' },
    newDueOn: { label: 'Due now', as: 'date' },
  },
  sort: '-renewedOn',
  access: librarians,
});

/** What is borrowed most. */
export const mostBorrowed = defineReport('mostBorrowed', {
  module: 'library',
  label: 'Most borrowed books',
  description: 'Loans in a date range by book',
  screen: '/library/reports/most_borrowed',
  menu: menu(94, 'What is read most'),
  from: 'bookMovement',
  parameters: { ...period, batch: f.ref('batch') },
  narrows: { from: 'issuedOn_gte', to: 'issuedOn_lte' },
  start,
  columns: {
    bookTitle: book,
    authors: { label: 'By', as: 'text', value: 'bookTitle.authorNames' },
    loans: { label: 'Loans', as: 'int', figure: 'count', total: true },
  },
  sort: '-loans',
  chart: { kind: 'bar', category: 'bookTitle', values: ['loans'] },
  access: librarians,
});

/** Income from fines. */
export const libraryIncome = defineReport('libraryIncome', {
  module: 'library',
  label: 'Library income',
  description: 'Fines in a date range by kind and batch',
  screen: '/library/reports/income',
  menu: menu(96, 'Charged, waived and paid, by batch'),
  from: 'libraryFine',
  where: { status_ne: 'CANCELLED' },
  parameters: { ...period, batch: f.ref('batch') },
  narrows: { from: 'chargedOn_gte', to: 'chargedOn_lte' },
  start,
  columns: {
    kind: { label: 'Kind', as: 'text' },
    batch: { label: 'Batch', as: 'text' },
    fines: { label: 'Fines', as: 'int', figure: 'count', total: true },
    amount: { label: 'Charged', as: 'money', figure: 'sum:amount', total: true },
    waived: { label: 'Waived', as: 'money', figure: 'sum:waived', total: true },
    paid: { label: 'Paid', as: 'money', figure: 'sum:paid', total: true },
  },
  groupBy: 'kind',
  access: librarians,
});

/** What is where, and in which condition. */
export const libraryStock = defineReport('libraryStock', {
  module: 'library',
  label: 'Library stock',
  description: 'Copies and what was paid for them, by state',
  screen: '/library/reports/stock',
  menu: menu(98, 'Copies by state, and their value'),
  from: 'bookCopy',
  parameters: { acquiredFrom: f.date({ label: 'Bought from' }) },
  narrows: { acquiredFrom: 'acquiredOn_gte' },
  columns: {
    status: { label: 'State', as: 'text' },
    copies: { label: 'Copies', as: 'int', figure: 'count', total: true },
    price: { label: 'Price', as: 'money', figure: 'sum:price', total: true },
  },
  chart: { kind: 'pie', category: 'status', values: ['copies'] },
  access: librarians,
});

export const libraryReports = [
  overdueBooks,
  booksRenewed,
  mostBorrowed,
  libraryIncome,
  libraryStock,
] as const;
