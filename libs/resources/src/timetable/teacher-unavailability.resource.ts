import { defineResource, f, field, gt, type Principal } from '@school/kernel';
import { timetableKeepers } from './access.ts';
import { weekdays } from './weekdays.ts';

const teachersAndKeepers: readonly Principal[] = ['EMPLOYEE', ...timetableKeepers];

/**
 * Hours of the week in which a teacher cannot, or would rather not, give lessons. Teachers enter their own wishes; ruling
 * hours out is for the office, whose entries mean that by default.
 */
export const teacherUnavailability = defineResource('teacherUnavailability', {
  module: 'timetable',
  label: ['Hours without lessons', 'Hours without lessons'],
  api: 'setup/v1/TeacherUnavailability',
  screens: { list: '/timetable/unavailable_teachers' },
  menu: {
    group: 'timetable',
    order: 50,
    icon: 'people',
    description: 'Hours in which teachers cannot or would rather not teach',
    access: timetableKeepers,
  },
  noArchive: true,
  fields: {
    employee: f.ref('employee', {
      label: 'Teacher',
      required: true,
      named: true,
      filter: { status: 'ACTIVE' },
      onDelete: 'cascade',
    }),
    weekday: f.choice(weekdays, { label: 'Day', required: true }),
    startTime: f.time({ label: 'From', required: true }),
    endTime: f.time({ label: 'To', required: true }),
    kind: f.choice(
      { NEVER: 'Cannot', RATHER_NOT: 'Would rather not' },
      {
        required: true,
        default: 'RATHER_NOT',
        defaultForWriters: 'NEVER',
        level: 'private',
        tones: { NEVER: 'error', RATHER_NOT: 'warning' },
        help: 'A wish is fulfilled where possible; no lesson is placed in an hour that is ruled out',
      },
    ),
    reason: f.text({ max: 120, search: true }),
  },
  title: 'employee',
  subtitle: ['weekday', 'startTime'],
  list: {
    columns: ['employee', 'weekday', 'startTime', 'endTime', 'kind', 'reason'],
    sort: 'employee',
    filters: ['employee', 'weekday', 'kind'],
  },
  checks: [
    {
      key: 'endsAfterStart',
      holds: gt(field('endTime'), field('startTime')),
      message: 'The end time must be after the start time',
      field: 'endTime',
    },
  ],
  sample: { startTime: '09:00:00', endTime: '09:45:00' },
  access: {
    read: teachersAndKeepers,
    create: teachersAndKeepers,
    update: teachersAndKeepers,
    delete: teachersAndKeepers,
    own: ['EMPLOYEE'],
    rows: { TimetableManagement: 'all', EMPLOYEE: { employee: { $me: 'employee' } } },
    levels: { private: { read: teachersAndKeepers, write: timetableKeepers } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    teacherUnavailability: typeof teacherUnavailability;
  }
}
