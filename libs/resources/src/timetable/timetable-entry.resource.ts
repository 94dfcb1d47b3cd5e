import { defineResource, f, field, gt } from '@school/kernel';
import { timetableKeepers } from './access.ts';
import { weekdays } from './weekdays.ts';

const published = { 'timetable.status': 'PUBLISHED' } as const;
const ofBatches = { batch_in: { $me: 'batches' }, ...published } as const;

/**
 * A weekly lesson. No class and no room is in two places at the same time, which the database enforces by clock time; for
 * teachers `lessonTeacher` does.
 */
export const timetableEntry = defineResource('timetableEntry', {
  module: 'timetable',
  label: ['Lesson', 'Lessons'],
  api: 'setup/v1/TimetableSchedules',
  screens: { list: '/timetable/lessons', show: '/timetable/lessons/:id' },
  noArchive: true,
  menu: {
    group: 'timetable',
    order: 30,
    icon: 'list',
    description: 'List of all lessons, to filter, import and export',
  },
  fields: {
    timetable: f.ref('timetable', { required: true, named: true, onDelete: 'cascade' }),
    batch: f.ref('batch', { required: true, named: true, onDelete: 'cascade' }),
    weekday: f.choice(weekdays, { label: 'Day', required: true, index: true }),
    classTiming: f.ref('classTiming', {
      label: 'Period',
      required: true,
      named: true,
      filter: { isBreak: false },
      onDelete: 'restrict',
    }),
    startTime: f.time({ label: 'From', required: true, readOnly: true }),
    endTime: f.time({ label: 'To', required: true, readOnly: true }),
    subject: f.ref('subject', { named: true, filter: { batch: { $field: 'batch' } }, onDelete: 'restrict' }),
    electiveGroup: f.ref('electiveGroup', {
      named: true,
      filter: { batch: { $field: 'batch' } },
      onDelete: 'restrict',
      help: 'Instead of a subject: all subjects in the group at the same time',
    }),
    teachers: f.refs('employee', { filter: { status: 'ACTIVE' }, named: true }),
    classroom: f.ref('classroom', {
      label: 'Room',
      named: true,
      filter: { active: true },
      onDelete: 'restrict',
    }),
    locked: f.flag({
      label: 'Stays where it is',
      default: false,
      help: 'Making a timetable does not move it',
    }),
  },
  title: 'subject',
  subtitle: ['batch', 'weekday', 'classTiming'],
  list: {
    columns: [
      'weekday',
      'startTime',
      'endTime',
      'batch',
      'subject',
      'electiveGroup',
      'teachers',
      'classroom',
      'timetable',
      'locked',
    ],
    head: 'subject',
    sort: 'startTime',
    filters: ['timetable', 'batch', 'weekday', 'subject', 'teachers', 'classroom'],
  },
  noOverlap: [
    { key: 'oneClass', fields: ['timetable', 'batch', 'weekday'], from: 'startTime', to: 'endTime' },
    { key: 'oneRoom', fields: ['timetable', 'classroom', 'weekday'], from: 'startTime', to: 'endTime' },
  ],
  checks: [
    {
      key: 'endsAfterStart',
      holds: gt(field('endTime'), field('startTime')),
      message: 'The lesson must end after it starts',
      field: 'classTiming',
    },
  ],
  sample: { subject: true, electiveGroup: undefined },
  scope: { year: 'batch.academicYear' },
  access: {
    read: ['EMPLOYEE', 'STUDENT', 'PARENT', 'TimetableManagement'],
    create: timetableKeepers,
    update: timetableKeepers,
    delete: timetableKeepers,
    rows: { TimetableManagement: 'all', EMPLOYEE: published, STUDENT: ofBatches, PARENT: ofBatches },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    timetableEntry: typeof timetableEntry;
  }
}
