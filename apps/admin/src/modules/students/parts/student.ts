import type { StoredFile } from '@school/kernel';

/** A student as shown in lists of a batch. */
export interface StudentRow {
  readonly id: number;
  readonly fullName: string;
  /** Empty for records that predate student numbers. */
  readonly admissionNumber: string | null;
  readonly rollNumber: string | null;
  readonly photo: StoredFile | null;
}

/** A batch as the office of students sees it. */
export interface BatchRow {
  readonly id: number;
  readonly fullName: string;
  readonly course: number;
  readonly academicYear: number | null;
  readonly startDate: string;
  readonly capacity: number | null;
  readonly active: boolean;
  readonly students: number;
  readonly withoutRollNumber: number;
  readonly rollNumberPrefix: string | null;
  readonly _labels?: Readonly<Partial<Record<'academicYear', string | null>>>;
}

export interface CourseRow {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly nextCourse: number | null;
  readonly batches: number;
  readonly students: number;
  readonly withoutRollNumber: number;
  readonly rollNumberPrefix: string | null;
}

/** Address of a student's profile. */
export const profileOf = (admissionNumber: string | null): string =>
  `/student/profile/${encodeURIComponent(admissionNumber ?? '')}`;
