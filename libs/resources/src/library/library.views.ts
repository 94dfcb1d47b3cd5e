import { block, contribute, defineView, f } from '@school/kernel';
import { feeStaff } from '../fees/access.ts';
import { finesOfStudentAt } from './library-fine.resource.ts';

/** Users whom the books of a student concern. */
const loanReaders = ['LibraryManagement', 'STUDENT', 'PARENT'] as const;
const open = { status_in: ['ISSUED', 'RENEWED'] } as const;

/** What a student has borrowed, now and before. */
const loansOfStudent = defineView('loansOfStudent', {
  module: 'library',
  label: 'Loans',
  of: 'bookMovement',
  parameters: { student: f.ref('student', { required: true }) },
  columns: { bookTitle: {}, copy: {}, issuedOn: {}, dueOn: {}, returnedOn: {}, fines: {}, status: {} },
  sort: '-issuedOn',
});

/** The same for an employee. */
const loansOfEmployee = defineView('loansOfEmployee', {
  module: 'library',
  label: 'Loans',
  of: 'bookMovement',
  parameters: { employee: f.ref('employee', { required: true }) },
  columns: { bookTitle: {}, copy: {}, issuedOn: {}, dueOn: {}, returnedOn: {}, fines: {}, status: {} },
  sort: '-issuedOn',
});

/** Books that are overdue. */
const overdueLoans = defineView('overdueLoans', {
  module: 'library',
  label: 'Overdue books',
  of: 'bookMovement',
  where: { ...open, dueOn_lt: { $date: 'today' } },
  columns: {
    bookTitle: { link: '/library/movement_log/:id' },
    borrower: {},
    dueOn: {},
    id: { hidden: true },
  },
  sort: 'dueOn',
  access: ['LibraryManagement'],
});

/** Reserved books waiting at the desk. */
const booksAtTheDesk = defineView('booksAtTheDesk', {
  module: 'library',
  label: 'Reserved books at the desk',
  of: 'bookReservation',
  where: { status: 'READY' },
  columns: {
    bookTitle: { link: '/library/reservations/:id' },
    borrower: {},
    expiresOn: {},
    id: { hidden: true },
  },
  sort: 'expiresOn',
  access: ['LibraryManagement'],
});

/** What the caller has to return. */
const myLoans = defineView('myLoans', {
  module: 'library',
  label: 'My books',
  of: 'bookMovement',
  where: open,
  columns: { bookTitle: {}, dueOn: {}, overdue: {} },
  sort: 'dueOn',
  access: ['STUDENT'],
});

/** What the caller, or a child of the caller, owes the library. */
const myLibraryFines = defineView('myLibraryFines', {
  module: 'library',
  label: 'Library fines to pay',
  of: 'libraryFine',
  where: { status: 'OPEN' },
  columns: { bookTitle: {}, borrower: {}, due: { total: true }, chargedOn: {} },
  sort: 'chargedOn',
  access: ['STUDENT', 'PARENT'],
});

/** The same for a student, including what was paid. */
const finesOfStudent = defineView('finesOfStudent', {
  module: 'library',
  label: 'Fines',
  of: 'libraryFine',
  parameters: { student: f.ref('student', { required: true }) },
  columns: {
    bookTitle: { link: '/books/library_transactions/:id' },
    kind: {},
    chargedOn: {},
    amount: {},
    waived: {},
    paid: {},
    due: { total: true },
    status: {},
    id: { hidden: true },
  },
  sort: '-chargedOn',
});

/** What a student owes the library in addition to fees; no row where it is nothing. */
const libraryDue = defineView('libraryDue', {
  module: 'library',
  label: 'Library fines',
  of: 'libraryFine',
  parameters: { student: f.ref('student', { required: true }) },
  where: { status: 'OPEN' },
  columns: {
    due: {
      label: 'Library fines',
      figure: { fn: 'sum', field: 'due' },
      link: finesOfStudentAt,
    },
    studentId: { value: 'student.id', hidden: true },
  },
});

export const libraryViews = [
  loansOfStudent,
  loansOfEmployee,
  overdueLoans,
  booksAtTheDesk,
  myLoans,
  myLibraryFines,
  finesOfStudent,
  libraryDue,
] as const;

export const libraryContributions = [
  contribute('student', {
    module: 'library',
    summary: [
      { key: 'libraryFines', label: 'Library fines', view: 'libraryDue', shows: ['due'], tab: 'library' },
    ],
    tabs: [
      {
        key: 'library',
        label: 'Library',
        access: [...loanReaders, ...feeStaff],
        blocks: [
          block.table('loansOfStudent', { access: loanReaders }),
          block.table('finesOfStudent', { label: 'Fines', onlyFilled: true }),
        ],
      },
    ],
  }),
  contribute('employee', {
    module: 'library',
    tabs: [
      {
        key: 'library',
        label: 'Library',
        access: ['LibraryManagement'],
        blocks: [block.table('loansOfEmployee')],
      },
    ],
  }),
  contribute('home', {
    module: 'library',
    waiting: [
      {
        key: 'overdueLoans',
        label: 'Overdue books',
        icon: 'book',
        view: 'overdueLoans',
        to: '/library/reports/overdue',
        order: 10,
      },
      {
        key: 'booksAtTheDesk',
        label: 'Reserved books at the desk',
        icon: 'book',
        view: 'booksAtTheDesk',
        to: '/library/reservations',
        order: 12,
      },
      {
        key: 'myLibraryFines',
        label: 'Library fines to pay',
        icon: 'payments',
        view: 'myLibraryFines',
        to: '/library/mine',
        order: 22,
      },
      { key: 'myLoans', label: 'My books', icon: 'book', view: 'myLoans', to: '/library/mine', order: 60 },
    ],
  }),
] as const;
