import type { Bound, Principal } from '@school/kernel';

/** Who reads students of the whole school. */
const readers = ['StudentView', 'StudentControl', 'Admission'] as const;
/** Who writes what belongs to students. */
export const studentKeepers: readonly Principal[] = ['StudentControl', 'Admission'];

const where = <K extends string>(key: K, value: Bound): { readonly [P in K]: Bound } =>
  ({ [key]: value }) as { readonly [P in K]: Bound };

/**
 * Rows that belong to a student: the office sees all, teachers those of the batches they teach or look after, students and
 * parents their own.
 * @param key the field that names the student, or `id` of the student
 * @param batch path to the batch of the student
 */
export const studentRows = <K extends string, B extends string>(key: K, batch: B) => ({
  StudentView: 'all' as const,
  StudentControl: 'all' as const,
  Admission: 'all' as const,
  EMPLOYEE: where(`${batch}_in`, { $me: 'batches' }),
  STUDENT: where(key, { $me: 'student' }),
  PARENT: where(`${key}_in`, { $me: 'wards' }),
});

/** Comments and files on a student are for staff. */
export const studentRemarks = {
  StudentView: 'all',
  StudentControl: 'all',
  Admission: 'all',
  EMPLOYEE: where('batch_in', { $me: 'batches' }),
} as const;

export const studentReaders: readonly Principal[] = [...readers, 'EMPLOYEE', 'STUDENT', 'PARENT'];
/** Who moves students from one batch to another, and sees all of them for that purpose. */
export const batchKeepers: readonly Principal[] = ['BatchManagement'];
