import { all, defineResource, f, field, gt, gte, is, isNot, not, isEmpty } from '@school/kernel';
import { allForReaders, examKeepers, examReaders } from './access.ts';
import { marksField } from './exam-fields.ts';

const ofBatches = { batch_in: { $me: 'batches' } } as const;
const published = { ...ofBatches, 'examGroup.status_ne': 'DRAFT' } as const;

/** One paper of an exam group: a subject with its day, hours and marks. Several are added at once on a screen. */
export const exam = defineResource('exam', {
  module: 'assessment',
  label: ['Exam', 'Exams'],
  api: 'setup/v1/Exam',
  screens: { list: '/exams', show: '/exams/:id' },
  menu: {
    group: 'exams',
    order: 30,
    icon: 'calendar',
    description: 'Exam timetable',
    access: ['EMPLOYEE', 'ExaminationControl', 'EnterResults', 'ViewResults'],
  },
  fields: {
    examGroup: f.ref('examGroup', { required: true, readOnly: true, onDelete: 'cascade', named: true }),
    batch: f.ref('batch', { required: true, readOnly: true, named: true }),
    subject: f.ref('subject', { required: true, readOnly: true, onDelete: 'restrict', named: true }),
    date: f.date({ label: 'Day', required: true, index: true }),
    startTime: f.time({ label: 'From', required: true }),
    endTime: f.time({ label: 'To', required: true }),
    maximumMarks: marksField({ label: 'Maximum' }),
    minimumMarks: marksField({ label: 'Pass mark' }),
    room: f.text({ max: 40 }),
    sitting: f.ref('examSitting', { readOnly: true, onDelete: 'clear', named: true }),
    invigilators: f.refs('employee', { filter: { status: 'ACTIVE' }, named: true }),
    instructions: f.longText({ max: 2000 }),
    published: f.computed({
      label: 'Results published',
      as: 'flag',
      value: is('examGroup.status', 'PUBLISHED'),
    }),
    givesMarks: f.computed({
      label: 'Gives marks',
      as: 'flag',
      value: all(isNot('examGroup.examType', 'GRADES'), not(isEmpty('maximumMarks'))),
    }),
    entered: f.rollup({ label: 'Marks entered', of: 'examScore', via: 'exam', fn: 'count' }),
    lastModeration: f.rollup({
      label: 'Last moderation',
      of: 'examModeration',
      via: 'exam',
      fn: 'max',
      field: 'id',
      as: 'int',
      where: { status: 'APPLIED' },
    }),
  },
  title: 'subject',
  subtitle: ['examGroup', 'batch'],
  list: {
    columns: [
      'date',
      'startTime',
      'endTime',
      'batch',
      'examGroup',
      'subject',
      'maximumMarks',
      'minimumMarks',
      'room',
      'entered',
    ],
    head: 'subject',
    sort: 'date',
    filters: ['batch', 'examGroup', 'subject', 'date'],
    views: [
      { key: 'coming', label: 'Coming', filter: { date_gte: { $date: 'today' } } },
      {
        key: 'unmarked',
        label: 'Without marks',
        filter: { date_lte: { $date: 'today' }, entered: 0, 'examGroup.status_ne': 'PUBLISHED' },
      },
    ],
    pages: [
      {
        key: 'mine',
        label: 'Exam schedule',
        screen: '/student/exam_schedule',
        columns: ['date', 'startTime', 'endTime', 'subject', 'batch', 'examGroup', 'maximumMarks', 'room'],
        filters: ['examGroup', 'date'],
        view: 'coming',
        menu: {
          group: 'mySchool',
          order: 30,
          icon: 'calendar',
          description: 'When each exam takes place',
          access: ['STUDENT', 'PARENT'],
          forOneself: true,
        },
      },
    ],
  },
  noArchive: true,
  unique: [{ fields: ['examGroup', 'subject'] }],
  checks: [
    {
      key: 'endsAfterStart',
      holds: gt(field('endTime'), field('startTime')),
      message: 'The exam must end after it starts',
      field: 'endTime',
    },
    {
      key: 'passable',
      holds: gte(field('maximumMarks'), field('minimumMarks')),
      message: 'The pass mark must not be above the maximum',
      field: 'minimumMarks',
    },
    {
      key: 'hasMarks',
      holds: gt(field('maximumMarks'), 0),
      message: 'The maximum must be above 0',
      field: 'maximumMarks',
    },
  ],
  sample: { startTime: '09:00', endTime: '11:00', maximumMarks: '100.00', minimumMarks: '40.00' },
  scope: { year: 'batch.academicYear' },
  access: {
    read: examReaders,
    update: examKeepers,
    delete: examKeepers,
    pick: ['GeneralSettings'],
    rows: {
      ...allForReaders,
      GeneralSettings: 'all',
      EMPLOYEE: ofBatches,
      STUDENT: published,
      PARENT: published,
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    exam: typeof exam;
  }
}
