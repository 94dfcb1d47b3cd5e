import { f, list } from '@school/kernel';

/** Who teaches a subject; an empty list removes all teachers. */
export const sentTeachers = {
  subjectId: f.ref('subject', { required: true }),
  employeeIds: list(f.ref('employee'), { required: true, max: 100 }),
};

/** Subjects of the course that a batch is to have. */
export const subjectsInBatch = {
  batch: f.ref('batch', { required: true }),
  courseSubjects: list(f.ref('courseSubject'), { max: 200 }),
};
