import { defineResource, f } from '@school/kernel';
import { examMaster } from '../access.ts';

/** How the gradebook of a course makes up a year: its terms, and the categories of work with their weights. */
export const assessmentPlan = defineResource('assessmentPlan', {
  module: 'gradebook',
  label: ['Assessment plan', 'Assessment plans'],
  api: 'setup/v1/AssessmentPlan',
  screens: { list: '/assessment_plans', show: '/assessment_plans/:id' },
  menu: {
    group: 'gradebook',
    order: 10,
    icon: 'list',
    description: 'Terms and categories of work with their weights, course by course',
    setUp: {},
  },
  fields: {
    name: f.text({ required: true, max: 60, search: true }),
    academicYear: f.ref('academicYear', { required: true, onDelete: 'restrict' }),
    course: f.ref('course', { required: true, filter: { active: true }, named: true }),
    missingMarks: f.choice(
      { IGNORE: 'Do not count', ZERO: 'Count as zero' },
      { label: 'Missing marks', required: true, default: 'IGNORE' },
    ),
    terms: f.lines('assessmentTerm', { min: 1 }),
    categories: f.lines('assessmentCategory', { min: 1 }),
  },
  title: 'name',
  subtitle: ['course', 'academicYear'],
  list: {
    columns: ['academicYear', 'course', 'name', 'missingMarks'],
    head: 'name',
    sort: 'name',
    filters: ['academicYear', 'course'],
  },
  scope: { year: 'academicYear' },
  form: {
    tabs: [
      {
        key: 'plan',
        label: 'Assessment plan',
        sections: [
          { fields: ['name', 'academicYear', 'course', 'missingMarks'] },
          { label: 'Terms', help: 'Their weights add up to 100.', fields: ['terms'] },
          {
            label: 'Categories',
            help: 'Homework, tests, projects: their weights add up to 100.',
            fields: ['categories'],
          },
        ],
      },
    ],
  },
  noArchive: true,
  unique: [{ fields: ['academicYear', 'course'] }],
  sample: {
    terms: [{ name: 'Term 1', weight: '100' }],
    categories: [{ name: 'Tests', weight: '100', dropLowest: 0 }],
  },
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    assessmentPlan: typeof assessmentPlan;
  }
}
