import { concat, defineResource, f, field, gte } from '@school/kernel';
import { timetableKeepers } from './access.ts';

const published = { status: 'PUBLISHED' } as const;

/** The lessons of the school from one day to another. */
export const timetable = defineResource('timetable', {
  module: 'timetable',
  label: ['Timetable', 'Timetables'],
  api: ['setup/v1/TimeTable2', 'setup/v1/Timetable'],
  screens: {
    list: '/timetable/manage_timetables',
    create: '/timetable/manage_timetables/new',
    edit: '/timetable/update_timetables/:id',
    show: '/timetable/manage_timetables/:id',
  },
  menu: {
    group: 'timetable',
    order: 10,
    icon: 'calendar',
    description: 'Timetables by date range, published when ready',
    setUp: {},
  },
  ownCalls: ['update'],
  fields: {
    name: f.text({ max: 80, search: true, help: 'If empty, the two dates are used' }),
    timeTableName: f.computed({
      label: 'Dates',
      as: 'text',
      value: concat('-', field('startDate'), field('endDate')),
    }),
    academicYear: f.ref('academicYear', { required: true, named: true, onDelete: 'restrict' }),
    startDate: f.date({ label: 'From', required: true, index: true }),
    endDate: f.date({ label: 'To', required: true }),
    status: f.choice(
      { DRAFT: 'Draft', PUBLISHED: 'Published' },
      {
        required: true,
        readOnly: true,
        default: 'DRAFT',
        tones: { DRAFT: 'neutral', PUBLISHED: 'success' },
      },
    ),
    batches: f.refs('batch', { label: 'Batches with lessons', filter: { active: true }, named: true }),
    lessons: f.rollup({ label: 'Lessons', of: 'timetableEntry', via: 'timetable', fn: 'count' }),
  },
  title: 'name',
  subtitle: ['academicYear', 'status'],
  list: {
    columns: ['name', 'startDate', 'endDate', 'academicYear', 'status', 'lessons'],
    sort: '-startDate',
    filters: ['status', 'academicYear'],
  },
  form: {
    tabs: [
      {
        key: 'timetable',
        label: 'Timetable',
        sections: [{ fields: ['startDate', 'endDate', 'academicYear', 'name', 'batches'] }],
      },
    ],
  },
  scope: { year: 'academicYear' },
  noArchive: true,
  noOverlap: [{ key: 'oneAtATime', fields: [], from: 'startDate', to: 'endDate' }],
  checks: [
    {
      key: 'endsAfterStart',
      holds: gte(field('endDate'), field('startDate')),
      message: 'The timetable must not end before it starts',
      field: 'endDate',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'DRAFT',
    transitions: {
      publish: {
        label: 'Publish',
        from: ['DRAFT'],
        to: 'PUBLISHED',
        access: timetableKeepers,
        tone: 'success',
        confirm: 'Teachers, students and parents will see the lessons from now on.',
      },
      withdraw: {
        label: 'Back to draft',
        from: ['PUBLISHED'],
        to: 'DRAFT',
        access: timetableKeepers,
        confirm: 'Only the office will see the lessons until they are published again.',
      },
    },
  },
  sample: { startDate: '2031-04-01', endDate: '2031-09-30' },
  access: {
    read: ['EMPLOYEE', 'STUDENT', 'PARENT', 'TimetableManagement'],
    create: timetableKeepers,
    update: timetableKeepers,
    delete: timetableKeepers,
    rows: { TimetableManagement: 'all', EMPLOYEE: published, STUDENT: published, PARENT: published },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    timetable: typeof timetable;
  }
}
