import { defineResource, f } from '@school/kernel';
import { academicAccess } from './access.ts';
import { subjectConditions, subjectFields, subjectUse } from './subject.fields.ts';

/** What is taught in a course; its batches get their subjects from it. */
export const courseSubject = defineResource('courseSubject', {
  module: 'academics',
  label: ['Course subject', 'Course subjects'],
  api: 'setup/v1/CourseSubject',
  screens: { list: '/subjects_center/course_subjects', show: '/subjects_center/course_subjects/:id' },
  menu: {
    group: 'subjects',
    order: 10,
    icon: 'academics',
    description: 'Subjects taught in each course',
    access: ['EMPLOYEE'],
  },
  fields: {
    course: f.ref('course', { required: true, filter: { active: true } }),
    ...subjectFields,
    subjectGroup: f.ref('subjectGroup', { filter: { course: { $field: 'course' }, batch_empty: true } }),
    electiveGroupName: f.text({
      label: 'Elective group',
      max: 60,
      help: 'Batches get an elective group with this name. If empty, all students take it',
    }),
    ...subjectUse,
    batches: f.rollup({ of: 'subject', via: 'courseSubject', fn: 'count' }),
  },
  title: 'name',
  subtitle: ['code', 'course'],
  list: {
    columns: [
      'course',
      'sortOrder',
      'code',
      'name',
      'maxWeeklyClasses',
      'electiveGroupName',
      'subjectGroup',
      'batches',
    ],
    sort: 'sortOrder',
    filters: ['course', 'subjectGroup', 'type'],
    group: { by: 'course' },
  },
  related: [{ key: 'subjects', label: 'In batches', resource: 'subject', via: 'courseSubject' }],
  conditions: subjectConditions,
  unique: [{ fields: ['course', 'code'] }],
  sample: { creditHours: '3.00' },
  access: academicAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    courseSubject: typeof courseSubject;
  }
}
