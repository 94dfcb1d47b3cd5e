import type { Principal, Whose } from '@school/kernel';

/** A move that the office may make on every record, and teachers on those of the subjects they teach. */
export const ofTeachers = (office: Principal): Whose<'subject'> => ({
  rows: { [office]: 'all', EMPLOYEE: { subject_in: { $me: 'subjects' } } },
  code: 'NOT_YOURS',
  message: 'Only someone who teaches the subject can do this.',
});
