import { f } from '@school/kernel';

/** What an exam yields: marks, grades chosen by hand, or marks from which grades follow. */
export const examTypes = {
  MARKS: 'Marks',
  GRADES: 'Grades',
  MARKS_AND_GRADES: 'Marks and grades',
} as const;

/** States of an exam group; students and parents see nothing of a draft and no marks before the final state. */
export const examStates = {
  DRAFT: 'Draft',
  SCHEDULED: 'Schedule published',
  PUBLISHED: 'Results published',
} as const;

/** Marks as stored: two decimals, up to 99999.99. */
export const marksField = (options: Parameters<typeof f.decimal>[0] = {}) =>
  f.decimal({ scale: 2, precision: 7, min: '0', max: '99999.99', ...options });
