import { defineResource, f, field, gt, gte, is } from '@school/kernel';
import { ofTeachers } from '../academics/taught-by.ts';
import { assignmentReaders, teachers } from './access.ts';

const given = { status_in: ['PUBLISHED', 'CLOSED'] } as const;

/** Work that a teacher sets for the students of a subject, with its deadline and what is to be handed in. */
export const assignment = defineResource('assignment', {
  module: 'assignments',
  label: ['Assignment', 'Assignments'],
  api: 'setup/v1/Assignment',
  noArchive: true,
  screens: {
    list: '/assignments',
    create: '/assignments/new',
    show: '/assignments/:id',
    edit: '/assignments/:id/edit',
  },
  menu: {
    group: 'academic',
    order: 40,
    icon: 'task',
    description: 'Work set and handed in',
    access: ['EMPLOYEE', 'StudentView', 'StudentControl'],
    also: [{ group: 'mySchool', order: 30, access: ['STUDENT', 'PARENT'], forOneself: true }],
  },
  fields: {
    title: f.text({ required: true, max: 120, search: true }),
    subject: f.ref('subject', {
      required: true,
      named: true,
      among: { StudentControl: 'all', EMPLOYEE: { id_in: { $me: 'subjects' } } },
    }),
    batch: f.ref('batch', { readOnly: true, named: true }),
    employee: f.ref('employee', {
      label: 'Teacher',
      named: true,
      filter: { status: 'ACTIVE' },
      onDelete: 'restrict',
      help: 'Empty: yourself',
    }),
    content: f.richText({ label: 'What to do', required: true, max: 50_000 }),
    files: f.lines('assignmentFile', { label: 'Files' }),
    assignedTo: f.choice(
      { BATCH: 'Everyone who takes the subject', SELECTED: 'Individual students' },
      { label: 'For', required: true, default: 'BATCH' },
    ),
    students: f.refs('student', {
      level: 'private',
      filter: { status: 'ACTIVE' },
      help: 'Students in the batch of the subject',
    }),
    assignedOn: f.dateTime({ label: 'Set on', required: true, index: true }),
    dueDate: f.dateTime({ label: 'Due', required: true, index: true }),
    allowLate: f.flag({ label: 'May be handed in late', default: false }),
    lateUntil: f.dateTime({ label: 'Late until', help: 'If empty, there is no time limit' }),
    submissionType: f.choice(
      { ANY: 'Text or files', TEXT: 'Text', FILE: 'Files', NONE: 'Nothing is handed in' },
      { label: 'Handed in as', required: true, default: 'ANY' },
    ),
    maxFiles: f.int({ label: 'Maximum files', required: true, min: 1, max: 20, default: 5 }),
    maxMarks: f.decimal({ label: 'Maximum marks', scale: 2, min: '0', max: '9999' }),
    weightage: f.percent({ label: 'Weight', scale: 2, min: '0', max: '100' }),
    status: f.choice(
      { DRAFT: 'Draft', PUBLISHED: 'Given out', CLOSED: 'Closed', CANCELLED: 'Cancelled' },
      {
        required: true,
        default: 'DRAFT',
        readOnly: true,
        index: true,
        tones: { DRAFT: 'neutral', PUBLISHED: 'success', CLOSED: 'info', CANCELLED: 'error' },
      },
    ),
    submissions: f.rollup({
      label: 'Handed in',
      level: 'private',
      of: 'assignmentSubmission',
      via: 'assignment',
      fn: 'count',
    }),
    late: f.rollup({
      label: 'Of which late',
      level: 'private',
      of: 'assignmentSubmission',
      via: 'assignment',
      fn: 'count',
      where: { isLate: true },
    }),
    waiting: f.rollup({
      label: 'To be reviewed',
      level: 'private',
      of: 'assignmentSubmission',
      via: 'assignment',
      fn: 'count',
      where: { status: 'SUBMITTED' },
    }),
  },
  title: 'title',
  subtitle: ['subject', 'dueDate'],
  list: {
    columns: ['title', 'subject', 'batch', 'employee', 'dueDate', 'status', 'submissions', 'waiting'],
    sort: '-dueDate',
    filters: ['status', 'batch', 'subject', 'employee', 'dueDate'],
  },
  form: {
    tabs: [
      {
        key: 'assignment',
        label: 'Assignment',
        sections: [
          { fields: ['title', 'subject', 'batch', 'employee', 'content', 'files'] },
          { label: 'For whom', fields: ['assignedTo', 'students'] },
          { label: 'When', fields: ['assignedOn', 'dueDate', 'allowLate', 'lateUntil'] },
          {
            label: 'Handing in',
            fields: [
              'submissionType',
              'maxFiles',
              'maxMarks',
              'weightage',
              'status',
              'submissions',
              'late',
              'waiting',
            ],
          },
        ],
      },
    ],
  },
  related: [{ key: 'submissions', label: 'Handed in', resource: 'assignmentSubmission', via: 'assignment' }],
  conditions: {
    students: { visible: is('assignedTo', 'SELECTED'), required: is('assignedTo', 'SELECTED') },
    lateUntil: { visible: is('allowLate', true) },
  },
  checks: [
    {
      key: 'dueAfterSet',
      holds: gt(field('dueDate'), field('assignedOn')),
      message: 'It must be due after it was set',
      field: 'dueDate',
    },
    {
      key: 'lateAfterDue',
      holds: gte(field('lateUntil'), field('dueDate')),
      message: 'The time for late work must not end before the due date',
      field: 'lateUntil',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'DRAFT',
    transitions: {
      publish: {
        label: 'Give out',
        access: teachers,
        whose: ofTeachers('StudentControl'),
        from: ['DRAFT'],
        to: 'PUBLISHED',
        tone: 'success',
      },
      close: {
        label: 'Close',
        access: teachers,
        whose: ofTeachers('StudentControl'),
        from: ['PUBLISHED'],
        to: 'CLOSED',
        tone: 'info',
      },
      extend: {
        label: 'Open again',
        access: teachers,
        whose: ofTeachers('StudentControl'),
        from: ['CLOSED'],
        to: 'PUBLISHED',
        tone: 'warning',
        ask: { dueDate: f.dateTime({ label: 'Due', required: true }) },
      },
      cancel: {
        label: 'Cancel',
        access: teachers,
        whose: ofTeachers('StudentControl'),
        from: ['DRAFT', 'PUBLISHED'],
        to: 'CANCELLED',
        tone: 'error',
        confirm: 'Students no longer see it.',
      },
    },
  },
  sample: {
    content: '<p>Text</p>',
    assignedOn: '2026-04-01T08:00:00.000Z',
    dueDate: '2026-04-08T08:00:00.000Z',
    lateUntil: undefined,
    files: undefined,
    assignedTo: 'BATCH',
    students: undefined,
  },
  access: {
    /** Who else it is for and how much was handed in is for those who review it. */
    levels: { private: { read: [...teachers, 'StudentView'], write: teachers } },
    read: assignmentReaders,
    create: teachers,
    update: teachers,
    delete: teachers,
    rows: {
      StudentView: 'all',
      StudentControl: 'all',
      EMPLOYEE: { batch_in: { $me: 'batches' } },
      STUDENT: {
        ...given,
        _or: [
          { assignedTo: 'BATCH', batch_in: { $me: 'batches' } },
          { students_contains: { $me: 'student' } },
        ],
      },
      PARENT: {
        ...given,
        _or: [{ assignedTo: 'BATCH', batch_in: { $me: 'batches' } }, { students_in: { $me: 'wards' } }],
      },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    assignment: typeof assignment;
  }
}
