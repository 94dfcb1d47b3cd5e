import type { Principal } from '@school/kernel';

/** Who creates timetables, manages rooms and arranges cover. */
export const timetableKeepers: readonly Principal[] = ['TimetableManagement'];

/** All staff read when and where lessons are; only the office changes them. */
export const timetableAccess = {
  read: ['EMPLOYEE', 'TimetableManagement'],
  create: timetableKeepers,
  update: timetableKeepers,
  delete: timetableKeepers,
} as const;

/** Who opens a published timetable: students and parents that of their classes. */
export const timetableReaders: readonly Principal[] = [
  'EMPLOYEE',
  'STUDENT',
  'PARENT',
  'TimetableManagement',
];
