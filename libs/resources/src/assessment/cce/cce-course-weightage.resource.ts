import { defineResource, f } from '@school/kernel';
import { examMaster } from '../access.ts';
import { criteriaTypes } from './cce-weightage.resource.ts';

/** A weightage that applies to a course: one for formative and one for summative assessments of a category. */
export const cceCourseWeightage = defineResource('cceCourseWeightage', {
  module: 'cce',
  label: ['Course weightage', 'Course weightages'],
  api: 'setup/v1/CCECourseWeightage',
  screens: { list: '/cce_weightages/assign_weightages', create: '/cce_weightages/assign_weightages/new' },
  menu: {
    group: 'cceBasics',
    order: 40,
    icon: 'task',
    description: 'Which weightages apply to which course',
    setUp: {},
  },
  fields: {
    course: f.ref('course', {
      required: true,
      filter: { active: true, gradingType: 'CCE' },
      onDelete: 'cascade',
      named: true,
    }),
    cceWeightage: f.ref('cceWeightage', { label: 'Weightage', required: true, onDelete: 'restrict' }),
    cceExamCategory: f.ref('cceExamCategory', {
      label: 'Exam category',
      readOnly: true,
      onDelete: 'restrict',
    }),
    criteriaType: f.choice(criteriaTypes, { label: 'Kind of assessment', readOnly: true }),
  },
  title: 'course',
  subtitle: ['cceWeightage'],
  list: {
    columns: ['course', 'cceExamCategory', 'criteriaType', 'cceWeightage'],
    sort: 'course',
    filters: ['course', 'cceExamCategory', 'criteriaType'],
    group: { by: 'course' },
  },
  noArchive: true,
  unique: [{ fields: ['course', 'cceExamCategory', 'criteriaType'], empty: 'different' }],
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    cceCourseWeightage: typeof cceCourseWeightage;
  }
}
