import type { Principal, Whose } from '@school/kernel';

/** A move that is the office's on every record, and a teacher's on those of a subject that he teaches. */
export const ofTeachers = (office: Principal): Whose<'subject'> => ({
  rows: { [office]: 'all', EMPLOYEE: { subject_in: { $me: 'subjects' } } },
  code: 'NOT_YOURS',
  message: 'Only someone who teaches the subject can do this.',
});
