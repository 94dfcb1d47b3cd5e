import { defineResource, f } from '@school/kernel';
import { examMaster } from '../access.ts';

/** A part of the year in a plan. */
export const assessmentTerm = defineResource('assessmentTerm', {
  module: 'gradebook',
  label: ['Plan term', 'Plan terms'],
  api: 'setup/v1/AssessmentTerm',
  parent: 'assessmentPlan',
  noArchive: true,
  fields: {
    assessmentPlan: f.ref('assessmentPlan', { required: true, onDelete: 'cascade' }),
    name: f.text({ label: 'Term', required: true, max: 60, search: true }),
    weight: f.decimal({ label: 'Weight in percent', required: true, scale: 2, min: '0.01', max: '100' }),
  },
  title: 'name',
  subtitle: ['assessmentPlan'],
  list: { columns: ['name', 'weight'], sort: 'name' },
  unique: [{ fields: ['assessmentPlan', 'name'] }],
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    assessmentTerm: typeof assessmentTerm;
  }
}
