import { defineResource, f } from '@school/kernel';
import { academicAccess } from './access.ts';

/** Subjects that count as one in reports: physics, chemistry and biology as science. */
export const subjectGroup = defineResource('subjectGroup', {
  module: 'academics',
  label: ['Subject group', 'Subject groups'],
  api: 'setup/v1/SubjectGroups',
  screens: { list: '/subjects_center/subject_groups', show: '/subjects_center/subject_groups/:id' },
  menu: {
    group: 'subjects',
    order: 30,
    icon: 'groups',
    description: 'Subjects that count as one in reports',
    access: ['EMPLOYEE'],
  },
  fields: {
    course: f.ref('course', { required: true, filter: { active: true } }),
    batch: f.ref('batch', {
      filter: { course: { $field: 'course' } },
      help: 'If empty, applies to all batches of the course',
    }),
    name: f.text({ required: true, max: 60, search: true }),
    code: f.text({ required: true, max: 16, search: true }),
    calculateTotal: f.flag({ label: 'Add up its subjects', default: true }),
    displayInReport: f.flag({ label: 'Show in reports', default: true }),
    subjects: f.rollup({ of: 'subject', via: 'subjectGroup', fn: 'count' }),
  },
  title: 'name',
  subtitle: ['code', 'course'],
  list: {
    columns: ['course', 'batch', 'code', 'name', 'subjects', 'calculateTotal', 'displayInReport'],
    sort: 'name',
    filters: ['course', 'batch'],
  },
  related: [{ key: 'subjects', label: 'Subjects', resource: 'subject', via: 'subjectGroup' }],
  unique: [{ fields: ['course', 'batch', 'code'], empty: 'alike' }],
  access: academicAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    subjectGroup: typeof subjectGroup;
  }
}
