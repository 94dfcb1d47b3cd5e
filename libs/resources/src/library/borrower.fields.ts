import { all, any, f, isEmpty, not, type Check } from '@school/kernel';

/** Who has a card, a loan, a place in the queue or a fine; set by the desk, never typed. */
export const borrowerFields = {
  borrower: f.text({
    required: true,
    readOnly: true,
    max: 200,
    search: true,
    noCopy: true,
    help: 'Name and number, also for those who cannot open people’s records',
  }),
  student: f.ref('student', { readOnly: true, named: true, noCopy: true }),
  employee: f.ref('employee', { readOnly: true, named: true, noCopy: true }),
} as const;

/** A student or an employee, but not both. */
export const oneBorrower: Check<'student' | 'employee'> = {
  key: 'oneBorrower',
  holds: any(
    all(isEmpty('student'), not(isEmpty('employee'))),
    all(isEmpty('employee'), not(isEmpty('student'))),
  ),
  message: 'A borrower must be either a student or an employee',
  field: 'student',
};

/** In reports, for those who may not open the page of the person. */
export const borrowerKinds = { STUDENT: 'Student', EMPLOYEE: 'Employee' } as const;
