import type { Principal } from '@school/kernel';

/** Who makes timetables, keeps rooms and arranges cover. */
export const timetableKeepers: readonly Principal[] = ['TimetableManagement'];

/** Whoever works here reads when and where lessons are; only the office changes it. */
export const timetableAccess = {
  read: ['EMPLOYEE', 'TimetableManagement'],
  create: timetableKeepers,
  update: timetableKeepers,
  delete: timetableKeepers,
} as const;

/** Whoever opens a published timetable: students and parents that of their classes. */
export const timetableReaders: readonly Principal[] = [
  'EMPLOYEE',
  'STUDENT',
  'PARENT',
  'TimetableManagement',
];
