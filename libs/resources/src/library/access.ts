import type { Principal } from '@school/kernel';

/** Who runs the library. */
export const librarians: readonly Principal[] = ['LibraryManagement'];
/** Everybody searches the catalogue and reads what he has borrowed himself. */
export const libraryReaders: readonly Principal[] = ['LibraryManagement', 'EMPLOYEE', 'STUDENT', 'PARENT'];
/** Who borrows, and puts his name down for a book; parents only look on. */
export const borrowers: readonly Principal[] = ['EMPLOYEE', 'STUDENT'];

/** Masters of the library. */
export const catalogueAccess = {
  read: libraryReaders,
  create: librarians,
  update: librarians,
  delete: librarians,
} as const;

/** Rows that belong to a borrower: the library sees all, everybody else his own and those of his children. */
export const borrowerRows = {
  LibraryManagement: 'all',
  EMPLOYEE: { employee: { $me: 'employee' } },
  STUDENT: { student: { $me: 'student' } },
  PARENT: { student_in: { $me: 'wards' } },
} as const;
