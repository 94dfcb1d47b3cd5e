import type { Principal } from '@school/kernel';
import { feeStaff } from '../fees/access.ts';

/** Who runs the library. */
export const librarians: readonly Principal[] = ['LibraryManagement'];
/** Everyone searches the catalogue and reads what they have borrowed. */
export const libraryReaders: readonly Principal[] = ['LibraryManagement', 'EMPLOYEE', 'STUDENT', 'PARENT'];
/** Who answers a family that asks what it owes; the fee office does so for its children's fines, too. */
export const fineReaders: readonly Principal[] = [...libraryReaders, ...feeStaff];
/** Who borrows and reserves books; parents can only look. */
export const borrowers: readonly Principal[] = ['EMPLOYEE', 'STUDENT'];

/** Masters of the library. */
export const catalogueAccess = {
  read: libraryReaders,
  create: librarians,
  update: librarians,
  delete: librarians,
} as const;

/** Rows that belong to a borrower: the library sees all, everyone else their own and those of their children. */
export const borrowerRows = {
  LibraryManagement: 'all',
  EMPLOYEE: { employee: { $me: 'employee' } },
  STUDENT: { student: { $me: 'student' } },
  PARENT: { student_in: { $me: 'wards' } },
} as const;

const ofStudents = { student_empty: false } as const;

/** The fee office sees the fines of students, which appear in the statements of their families. */
export const fineRows = {
  ...borrowerRows,
  FinanceControl: ofStudents,
  ManageFee: ofStudents,
  FeeSubmission: ofStudents,
  FinanceReports: ofStudents,
} as const;
