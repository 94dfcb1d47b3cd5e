import type { MarkStudent } from '@school/domain';
import type { EntryRow } from '../../../engine/grid/entry-grid.ts';

/** A student of an exam as a row of the grid. */
export interface MarkRow extends EntryRow {
  readonly of: MarkStudent;
}

/** What a line may call a student by: admission number before roll number before name. */
export const namesOf = (
  student: Pick<MarkStudent, 'admissionNumber' | 'rollNumber' | 'name'>,
): readonly string[] => [student.admissionNumber, student.rollNumber ?? '', student.name];

export const markRows = (students: readonly MarkStudent[]): readonly MarkRow[] =>
  students.map((of) => ({ id: of.student, name: of.name, names: namesOf(of), of }));
