import { defineResource, f, field, gt, isEmpty, not } from '@school/kernel';
import { timetableAccess } from './access.ts';

/** A room that is booked on one day: an exam hall, a meeting, a lesson that moves. No room is booked twice. */
export const classroomAllocation = defineResource('classroomAllocation', {
  module: 'timetable',
  label: ['Room booking', 'Room bookings'],
  api: 'setup/v1/ClassroomAllocations',
  screens: {
    list: '/classroom_allocations',
    create: '/classroom_allocations/new',
    show: '/classroom_allocations/:id',
  },
  menu: {
    group: 'timetable',
    order: 70,
    icon: 'calendar',
    description: 'Which room is booked, by whom and on which day',
    access: ['EMPLOYEE'],
  },
  fields: {
    classroom: f.ref('classroom', {
      label: 'Room',
      required: true,
      named: true,
      filter: { active: true, bookable: true },
      onDelete: 'restrict',
    }),
    date: f.date({ label: 'Day', required: true, index: true }),
    startTime: f.time({ label: 'From', required: true }),
    endTime: f.time({ label: 'To', required: true }),
    lesson: f.ref('timetableEntry', {
      named: true,
      onDelete: 'cascade',
      help: 'The lesson held there on this day, instead of in its usual room',
    }),
    batch: f.ref('batch', { named: true, filter: { active: true }, onDelete: 'clear' }),
    examHall: f.ref('examHall', {
      readOnly: true,
      named: true,
      noCopy: true,
      onDelete: 'cascade',
      help: 'Booked with an exam sitting; weekly lessons do not prevent it',
    }),
    purpose: f.text({ required: true, max: 120, search: true }),
  },
  title: 'purpose',
  subtitle: ['classroom', 'date'],
  list: {
    columns: ['date', 'startTime', 'endTime', 'classroom', 'purpose', 'batch'],
    head: 'classroom',
    sort: '-date',
    filters: ['date', 'classroom', 'batch'],
    views: [{ key: 'coming', label: 'From today on', filter: { date_gte: { $date: 'today' } } }],
  },
  noOverlap: [{ key: 'oneRoom', fields: ['classroom', 'date'], from: 'startTime', to: 'endTime' }],
  checks: [
    {
      key: 'endsAfterStart',
      holds: gt(field('endTime'), field('startTime')),
      message: 'The booking must end after it starts',
      field: 'endTime',
    },
  ],
  sample: { date: '2026-07-06', startTime: '09:00:00', endTime: '09:45:00', lesson: undefined },
  closed: [
    {
      verbs: ['update', 'delete', 'archive'],
      when: not(isEmpty('examHall')),
      code: 'EXAM_HALL',
      message: 'The room is booked as an exam hall. Release it in the exam sitting.',
    },
  ],
  access: timetableAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    classroomAllocation: typeof classroomAllocation;
  }
}
