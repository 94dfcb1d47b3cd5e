import { defineResource, f } from '@school/kernel';
import { examMaster } from '../access.ts';

export const criteriaTypes = { FA: 'Formative (FA)', SA: 'Summative (SA)' } as const;

/** The weight of each formative assessment, or of the summative one, in a category. */
export const cceWeightage = defineResource('cceWeightage', {
  module: 'cce',
  label: ['CCE weightage', 'CCE weightages'],
  api: 'setup/v1/CCEWeightage',
  screens: { list: '/cce_weightages', show: '/cce_weightages/:id' },
  menu: {
    group: 'cceBasics',
    order: 30,
    icon: 'list',
    description: 'How much formative and summative assessments count',
    setUp: {},
  },
  fields: {
    cceExamCategory: f.ref('cceExamCategory', {
      label: 'Exam category',
      required: true,
      onDelete: 'restrict',
    }),
    criteriaType: f.choice(criteriaTypes, { label: 'Kind of assessment', required: true }),
    weightage: f.decimal({
      label: 'Weight in percent',
      required: true,
      scale: 2,
      min: '0.01',
      max: '100',
      help: 'Of each formative assessment; of the summative one as a whole',
    }),
    courses: f.rollup({ of: 'cceCourseWeightage', via: 'cceWeightage', fn: 'count' }),
  },
  title: 'cceExamCategory',
  subtitle: ['criteriaType', 'weightage'],
  list: {
    columns: ['cceExamCategory', 'criteriaType', 'weightage', 'courses'],
    sort: 'cceExamCategory',
    filters: ['cceExamCategory', 'criteriaType'],
  },
  related: [{ key: 'courses', label: 'Courses', resource: 'cceCourseWeightage', via: 'cceWeightage' }],
  noArchive: true,
  unique: [{ fields: ['cceExamCategory', 'criteriaType', 'weightage'] }],
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    cceWeightage: typeof cceWeightage;
  }
}
