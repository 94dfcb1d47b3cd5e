import { any, defineResource, f, field, gt, is, isEmpty, not } from '@school/kernel';
import { timetableKeepers } from './access.ts';

/**
 * A lesson of one day that someone else takes, or that is cancelled. It stores who was absent and what was to be taught, so
 * that it still counts when the timetable has changed. Nobody covers two lessons at the same time. Two that reference each
 * other are lessons that their teachers have exchanged (R25): the database ensures that both do, and that neither remains
 * without the other.
 */
export const lessonCover = defineResource('lessonCover', {
  module: 'timetable',
  label: ['Cover', 'Covers'],
  api: 'setup/v1/timetableSwap',
  screens: { list: '/timetable_tracker/covers', show: '/timetable_tracker/covers/:id' },
  menu: {
    group: 'timetableTracker',
    order: 30,
    icon: 'list',
    description: 'List of all lessons taken by someone else',
    access: timetableKeepers,
  },
  noArchive: true,
  fields: {
    date: f.date({ label: 'Day', required: true, index: true }),
    lesson: f.ref('timetableEntry', { named: true, onDelete: 'clear' }),
    batch: f.ref('batch', { readOnly: true, named: true, onDelete: 'cascade' }),
    startTime: f.time({ label: 'From', readOnly: true }),
    endTime: f.time({ label: 'To', readOnly: true }),
    absent: f.ref('employee', { label: 'Teacher', readOnly: true, named: true, onDelete: 'restrict' }),
    cancelled: f.flag({ label: 'Is cancelled', default: false }),
    employee: f.ref('employee', {
      label: 'Covered by',
      named: true,
      filter: { status: 'ACTIVE' },
      onDelete: 'restrict',
    }),
    subject: f.ref('subject', { label: 'Subject taught', named: true, onDelete: 'clear' }),
    reason: f.text({ max: 255, search: true }),
    counterpart: f.ref('lessonCover', {
      label: 'Exchanged for',
      readOnly: true,
      unique: true,
      onDelete: 'cascade',
    }),
    tellsClass: f.flag({ label: 'Notify the class', default: true }),
  },
  title: 'batch',
  subtitle: ['date', 'startTime'],
  list: {
    columns: [
      'date',
      'startTime',
      'endTime',
      'batch',
      'absent',
      'employee',
      'counterpart',
      'cancelled',
      'reason',
    ],
    head: 'batch',
    sort: '-date',
    filters: ['date', 'batch', 'absent', 'employee', 'cancelled'],
    views: [{ key: 'coming', label: 'From today on', filter: { date_gte: { $date: 'today' } } }],
  },
  unique: [{ fields: ['date', 'lesson'], empty: 'different' }],
  noOverlap: [{ key: 'onePlace', fields: ['employee', 'date'], from: 'startTime', to: 'endTime' }],
  checks: [
    {
      key: 'endsAfterStart',
      holds: gt(field('endTime'), field('startTime')),
      message: 'The lesson must end after it starts',
      field: 'endTime',
    },
    {
      key: 'somebody',
      holds: any(is('cancelled', true), not(isEmpty('employee'))),
      message: 'Choose who covers the lesson, or cancel it',
      field: 'employee',
    },
  ],
  access: {
    read: ['EMPLOYEE', 'STUDENT', 'PARENT', 'TimetableManagement'],
    create: timetableKeepers,
    update: timetableKeepers,
    delete: timetableKeepers,
    rows: {
      TimetableManagement: 'all',
      EMPLOYEE: { _or: [{ employee: { $me: 'employee' } }, { absent: { $me: 'employee' } }] },
      STUDENT: { batch_in: { $me: 'batches' } },
      PARENT: { batch_in: { $me: 'batches' } },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    lessonCover: typeof lessonCover;
  }
}
