import { concat, defineResource, f, field, gte } from '@school/kernel';
import { academicAccess } from './access.ts';

/** The students who go through a course together. */
export const batch = defineResource('batch', {
  module: 'academics',
  label: ['Batch', 'Batches'],
  api: ['setup/v1/Batch', 'api/v1/batch'],
  screens: { list: '/courses/manage_batches' },
  menu: {
    group: 'academic',
    order: 20,
    icon: 'groups',
    description: 'Groups of students in a course',
    access: ['EMPLOYEE'],
  },
  fields: {
    course: f.ref('course', { required: true, filter: { active: true } }),
    name: f.text({ required: true, max: 60, search: true }),
    fullName: f.computed({
      label: 'Batch',
      as: 'text',
      value: concat(' ', field('courseCode'), field('name')),
    }),
    courseCode: f.lookup({ via: 'course', field: 'code', as: 'text' }),
    academicYear: f.ref('academicYear'),
    startDate: f.date({ required: true }),
    endDate: f.date({ required: true }),
    capacity: f.int({ min: 1, max: 9999 }),
    active: f.flag({ default: true }),
    subjects: f.rollup({ of: 'subject', via: 'batch', fn: 'count' }),
  },
  title: 'fullName',
  subtitle: ['course'],
  list: {
    columns: ['course', 'fullName', 'academicYear', 'startDate', 'endDate', 'subjects', 'active'],
    sort: 'name',
    filters: ['course', 'academicYear', 'active'],
  },
  related: [{ key: 'subjects', label: 'Subjects', resource: 'subject', via: 'batch' }],
  unique: [{ fields: ['course', 'name', 'academicYear'] }],
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
