import { concat, defineResource, f, field, gte } from '@school/kernel';
import { academicAccess } from './access.ts';
import { rollNumberPart } from './roll-number.ts';
import { schoolStep } from '../menu/school-set-up.ts';

/** The students who go through a course together. */
export const batch = defineResource('batch', {
  module: 'academics',
  label: ['Batch', 'Batches'],
  api: ['setup/v1/Batch', 'api/v1/batch'],
  screens: {
    list: ['/courses/manage_batches', '/batches/:classID'],
    create: ['/courses/manage_batches/new', '/courses/:classID/batches/new'],
    show: '/courses/manage_batches/:batchId',
    edit: ['/courses/manage_batches/:batchId/edit', '/courses/:classID/batches/:batchId/edit'],
  },
  menu: {
    group: 'academic',
    order: 20,
    icon: 'groups',
    description: 'Groups of students in a course',
    access: ['EMPLOYEE'],
    also: [schoolStep('batch')],
  },
  fields: {
    course: f.ref('course', { required: true, filter: { active: true } }),
    name: f.text({ required: true, max: 60, search: true, natural: true }),
    fullName: f.computed({
      label: 'Batch',
      as: 'text',
      value: concat(' ', field('courseCode'), field('name')),
    }),
    courseCode: f.lookup({ via: 'course', field: 'code', as: 'text' }),
    academicYear: f.ref('academicYear'),
    section: f.ref('section', { onDelete: 'clear', create: true }),
    startDate: f.date({ required: true, defaultFrom: 'academicYear.startDate' }),
    endDate: f.date({ required: true, defaultFrom: 'academicYear.endDate' }),
    capacity: f.int({ min: 1, max: 9999 }),
    active: f.flag({ default: true }),
    weekdaySet: f.ref('weekdaySet', {
      label: 'Days with lessons',
      onDelete: 'restrict',
      help: 'If empty, those of the school are used',
    }),
    classTimingSet: f.ref('classTimingSet', {
      label: 'Class timings',
      onDelete: 'restrict',
      help: 'If empty, those of the school are used',
    }),
    homeRoom: f.ref('classroom', { label: 'Home room', filter: { active: true }, onDelete: 'clear' }),
    rollNumberPrefix: rollNumberPart({ help: 'If empty, that of the course is used' }),
    rollNumberSuffix: rollNumberPart({ max: 6 }),
    rollNumberDigits: f.int({ min: 1, max: 6, default: 2, help: '2: 01, 02, 03' }),
    subjects: f.rollup({ of: 'subject', via: 'batch', fn: 'count' }),
    students: f.rollup({ of: 'student', via: 'batch', fn: 'count', where: { status: 'ACTIVE' } }),
    boys: f.rollup({
      of: 'student',
      via: 'batch',
      fn: 'count',
      where: { status: 'ACTIVE', gender: 'MALE' },
    }),
    girls: f.rollup({
      of: 'student',
      via: 'batch',
      fn: 'count',
      where: { status: 'ACTIVE', gender: 'FEMALE' },
    }),
    withoutRollNumber: f.rollup({
      label: 'Without roll number',
      of: 'student',
      via: 'batch',
      fn: 'count',
      where: { status: 'ACTIVE', rollNumber_empty: true },
    }),
  },
  scope: { year: 'academicYear' },
  title: 'fullName',
  subtitle: ['course'],
  list: {
    columns: ['course', 'fullName', 'academicYear', 'startDate', 'endDate', 'students', 'subjects', 'active'],
    sort: 'fullName',
    filters: ['course', 'academicYear', 'active'],
    pages: [
      {
        key: 'show',
        label: 'Find a batch',
        screen: '/batches/show',
        purpose: 'search',
        columns: ['course', 'fullName', 'academicYear', 'students', 'capacity', 'subjects', 'active'],
      },
    ],
  },
  form: {
    tabs: [
      {
        key: 'batch',
        label: 'Batch',
        sections: [
          {
            fields: [
              'course',
              'name',
              'section',
              'academicYear',
              'startDate',
              'endDate',
              'capacity',
              'active',
            ],
          },
          { label: 'Lessons', fields: ['weekdaySet', 'classTimingSet', 'homeRoom'] },
          { label: 'Roll numbers', fields: ['rollNumberPrefix', 'rollNumberSuffix', 'rollNumberDigits'] },
        ],
      },
    ],
  },
  related: [
    { key: 'students', label: 'Students', resource: 'student', via: 'batch' },
    { key: 'subjects', label: 'Subjects', resource: 'subject', via: 'batch' },
    { key: 'tutors', label: 'Tutors', resource: 'batchTutor', via: 'batch' },
  ],
  unique: [{ fields: ['course', 'name', 'academicYear'], empty: 'alike' }],
  checks: [
    {
      key: 'endsAfterStart',
      holds: gte(field('endDate'), field('startDate')),
      message: 'The batch must not end before it starts',
      field: 'endDate',
    },
  ],
  sample: { startDate: '2026-04-01', endDate: '2027-03-31', academicYear: undefined },
  access: academicAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    batch: typeof batch;
  }
}
