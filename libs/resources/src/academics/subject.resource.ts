import { defineResource, f } from '@school/kernel';
import { academicAccess } from './access.ts';

/** What a batch is taught. */
export const subject = defineResource('subject', {
  module: 'academics',
  label: ['Subject', 'Subjects'],
  api: ['setup/v1/Subject', 'setup/v1/Subjects'],
  screens: { list: '/subjects' },
  menu: {
    group: 'academic',
    order: 30,
    icon: 'list',
    description: 'What each batch is taught',
    access: ['EMPLOYEE'],
  },
  fields: {
    batch: f.ref('batch', { required: true, filter: { active: true } }),
    name: f.text({ required: true, max: 100, search: true }),
    code: f.text({ required: true, max: 16, search: true }),
    maxWeeklyClasses: f.int({ label: 'Periods a week', required: true, min: 0, max: 60, default: 5 }),
    creditHours: f.decimal({ scale: 2, min: '0', max: '99' }),
    type: f.choice({
      THEORY: 'Theory',
      PRACTICAL: 'Practical',
      BOTH: 'Theory and practical',
      OTHER: 'Other',
    }),
    electiveGroup: f.ref('electiveGroup', {
      filter: { batch: { $field: 'batch' } },
      named: true,
      help: 'Empty: all students of the batch take it',
    }),
    noExams: f.flag({ label: 'Without exams', default: false }),
    teachers: f.rollup({ of: 'workAllotment', via: 'subject', fn: 'count' }),
  },
  title: 'name',
  subtitle: ['code', 'batch'],
  list: {
    columns: ['batch', 'code', 'name', 'maxWeeklyClasses', 'type', 'electiveGroup', 'teachers', 'noExams'],
    sort: 'name',
    filters: ['batch', 'type'],
  },
  related: [{ key: 'teachers', label: 'Teachers', resource: 'workAllotment', via: 'subject' }],
  unique: [{ fields: ['batch', 'code'] }],
  sample: { creditHours: '3.00' },
  access: academicAccess,
});
