import { defineResource, f } from '@school/kernel';
import { examKeepers, resultReaders } from './access.ts';
import { examTypes, marksField } from './exam-fields.ts';

/** The same exams for several batches of a course: each of them gets an exam group that is kept in sync. */
export const courseExamGroup = defineResource('courseExamGroup', {
  module: 'assessment',
  label: ['Course exam plan', 'Course exam plans'],
  api: 'setup/v1/CourseExamGroup',
  screens: { list: '/course_exam_groups', show: '/course_exam_groups/show/:examGroupId' },
  menu: {
    group: 'exams',
    order: 20,
    icon: 'groups',
    description: 'The same exams for several batches of a course',
    access: resultReaders,
  },
  fields: {
    course: f.ref('course', { required: true, filter: { active: true }, named: true }),
    academicYear: f.ref('academicYear', { onDelete: 'restrict' }),
    name: f.text({ required: true, max: 60, search: true, natural: true }),
    examType: f.choice(examTypes, { label: 'Graded by', required: true, default: 'MARKS_AND_GRADES' }),
    defaultMaxMarks: marksField({ label: 'Usual maximum', default: '100' }),
    defaultMinMarks: marksField({ label: 'Usual pass mark', default: '40' }),
    batches: f.refs('batch', {
      required: true,
      filter: { course: { $field: 'course' }, active: true },
      named: true,
    }),
    groups: f.rollup({ label: 'Exam groups', of: 'examGroup', via: 'courseExamGroup', fn: 'count' }),
    published: f.rollup({
      label: 'Results published',
      of: 'examGroup',
      via: 'courseExamGroup',
      fn: 'count',
      where: { status: 'PUBLISHED' },
    }),
  },
  title: 'name',
  subtitle: ['course'],
  list: {
    columns: ['course', 'name', 'academicYear', 'examType', 'batches', 'groups', 'published'],
    head: 'name',
    sort: 'name',
    filters: ['course', 'academicYear', 'examType'],
  },
  scope: { year: 'academicYear' },
  related: [{ key: 'groups', label: 'Exam groups', resource: 'examGroup', via: 'courseExamGroup' }],
  noArchive: true,
  unique: [{ fields: ['course', 'academicYear', 'name'], empty: 'alike' }],
  sample: { academicYear: undefined },
  access: {
    read: resultReaders,
    create: examKeepers,
    update: examKeepers,
    delete: examKeepers,
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    courseExamGroup: typeof courseExamGroup;
  }
}
