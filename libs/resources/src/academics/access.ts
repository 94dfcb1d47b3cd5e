import type { Principal } from '@school/kernel';

/** Courses, batches and subjects are read by everyone who works here and set up by the office. */
export const keepers: readonly Principal[] = ['GeneralSettings', 'HrBasics', 'BatchManagement'];

export const academicAccess = {
  read: ['EMPLOYEE'],
  create: keepers,
  update: keepers,
  delete: keepers,
} as const;
