import { defineResource, f } from '@school/kernel';
import { examMaster } from '../access.ts';

/** A kind of work in a plan, and its weight in each term. */
export const assessmentCategory = defineResource('assessmentCategory', {
  module: 'gradebook',
  label: ['Category of work', 'Categories of work'],
  api: 'setup/v1/AssessmentCategory',
  parent: 'assessmentPlan',
  noArchive: true,
  fields: {
    assessmentPlan: f.ref('assessmentPlan', { required: true, onDelete: 'cascade' }),
    name: f.text({ label: 'Category', required: true, max: 60, search: true }),
    weight: f.decimal({ label: 'Weight in percent', required: true, scale: 2, min: '0.01', max: '100' }),
    dropLowest: f.int({ label: 'Lowest marks to drop', required: true, min: 0, max: 20, default: 0 }),
  },
  title: 'name',
  subtitle: ['assessmentPlan'],
  list: { columns: ['name', 'weight', 'dropLowest'], sort: 'name' },
  unique: [{ fields: ['assessmentPlan', 'name'] }],
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    assessmentCategory: typeof assessmentCategory;
  }
}
