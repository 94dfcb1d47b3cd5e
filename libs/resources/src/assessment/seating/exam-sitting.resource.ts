import { defineResource, f, field, gt, is } from '@school/kernel';
import { examKeepers, resultReaders } from '../access.ts';
import { planAsks } from './plan-asks.ts';

/** Exams that are held at the same time, in the same halls: created from the exams of a term in one operation. */
export const examSitting = defineResource('examSitting', {
  module: 'assessment',
  label: ['Exam sitting', 'Exam sittings'],
  api: 'setup/v1/ExamSitting',
  screens: { list: '/exam_sittings', show: '/exam_sittings/:id' },
  menu: {
    group: 'exams',
    order: 32,
    icon: 'room',
    description: 'Halls, seats and invigilators of exams',
    access: ['EMPLOYEE', ...resultReaders],
  },
  fields: {
    name: f.text({ required: true, max: 120, search: true }),
    date: f.date({ label: 'Day', required: true, readOnly: true, index: true }),
    startTime: f.time({ label: 'From', required: true, readOnly: true }),
    endTime: f.time({ label: 'To', required: true, readOnly: true }),
    status: f.choice(
      { DRAFT: 'Draft', PUBLISHED: 'Seats published' },
      {
        required: true,
        default: 'DRAFT',
        readOnly: true,
        index: true,
        tones: { DRAFT: 'neutral', PUBLISHED: 'success' },
      },
    ),
    exams: f.rollup({ of: 'exam', via: 'sitting', fn: 'count' }),
    halls: f.rollup({ of: 'examHall', via: 'sitting', fn: 'count' }),
    seats: f.rollup({ label: 'Students with a seat', of: 'examSeat', via: 'sitting', fn: 'count' }),
  },
  title: 'name',
  subtitle: ['date', 'startTime'],
  list: {
    columns: ['date', 'startTime', 'endTime', 'name', 'exams', 'halls', 'seats', 'status'],
    head: 'name',
    sort: 'date',
    filters: ['date', 'status'],
    views: [{ key: 'coming', label: 'Coming', filter: { date_gte: { $date: 'today' } } }],
  },
  form: {
    tabs: [
      {
        key: 'sitting',
        label: 'Exam sitting',
        sections: [
          { fields: ['name', 'date', 'startTime', 'endTime', 'exams', 'halls', 'seats', 'status'] },
          { fields: [], own: { key: 'seatingPlan', on: 'show' } },
        ],
      },
    ],
  },
  related: [
    { key: 'exams', label: 'Exams', resource: 'exam', via: 'sitting' },
    { key: 'halls', label: 'Halls', resource: 'examHall', via: 'sitting' },
    { key: 'duties', label: 'Invigilators', resource: 'examDuty', via: 'sitting' },
  ],
  noArchive: true,
  checks: [
    {
      key: 'endsAfterStart',
      holds: gt(field('endTime'), field('startTime')),
      message: 'The sitting must end after it starts',
      field: 'endTime',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'DRAFT',
    transitions: {
      publish: {
        label: 'Publish seats',
        access: examKeepers,
        from: ['DRAFT'],
        to: 'PUBLISHED',
        confirm:
          'Students, parents and invigilators are notified of hall and seat, and see them. Nobody can be reseated after that.',
      },
      takeBack: {
        label: 'Withdraw seats',
        access: examKeepers,
        from: ['PUBLISHED'],
        to: 'DRAFT',
        tone: 'warning',
        confirm: 'Students no longer see their seats.',
      },
    },
  },
  closed: [
    {
      verbs: ['delete'],
      when: is('status', 'PUBLISHED'),
      code: 'PUBLISHED',
      message: 'The seats are published. Withdraw them first.',
    },
  ],
  actions: {
    plan: {
      label: 'Plan sittings',
      on: 'list',
      access: examKeepers,
      ask: planAsks,
    },
  },
  scope: { year: 'date' },
  sample: { startTime: '09:00', endTime: '11:00' },
  access: {
    read: ['EMPLOYEE', ...resultReaders],
    update: examKeepers,
    delete: examKeepers,
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    examSitting: typeof examSitting;
  }
}
