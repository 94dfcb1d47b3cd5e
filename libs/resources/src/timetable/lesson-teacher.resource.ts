import { defineResource, f } from '@school/kernel';
import { timetableKeepers } from './access.ts';
import { weekdays } from './weekdays.ts';

/**
 * Records that a teacher gives a lesson, with its hours: nobody is in two places at the same time. Written with the lesson.
 */
export const lessonTeacher = defineResource('lessonTeacher', {
  module: 'timetable',
  label: ['Lesson teacher', 'Lesson teachers'],
  api: 'setup/v1/LessonTeachers',
  ownCalls: ['save', 'update', 'delete', 'archive', 'restore', 'bulk', 'import'],
  accountedBy: 'lesson',
  noArchive: true,
  fields: {
    lesson: f.ref('timetableEntry', { required: true, readOnly: true, named: true, onDelete: 'cascade' }),
    timetable: f.ref('timetable', { required: true, readOnly: true, named: true, onDelete: 'cascade' }),
    employee: f.ref('employee', { required: true, readOnly: true, named: true, onDelete: 'restrict' }),
    weekday: f.choice(weekdays, { label: 'Day', required: true, readOnly: true }),
    startTime: f.time({ label: 'From', required: true, readOnly: true }),
    endTime: f.time({ label: 'To', required: true, readOnly: true }),
  },
  title: 'employee',
  subtitle: ['weekday', 'startTime'],
  list: {
    columns: ['weekday', 'startTime', 'endTime', 'employee', 'lesson', 'timetable'],
    head: 'employee',
    sort: 'startTime',
    filters: ['timetable', 'employee', 'weekday'],
  },
  unique: [{ fields: ['lesson', 'employee'] }],
  noOverlap: [
    { key: 'onePlace', fields: ['timetable', 'employee', 'weekday'], from: 'startTime', to: 'endTime' },
  ],
  access: { read: timetableKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    lessonTeacher: typeof lessonTeacher;
  }
}
