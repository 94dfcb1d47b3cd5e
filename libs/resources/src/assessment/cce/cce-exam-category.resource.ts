import { defineResource, f } from '@school/kernel';
import { examMaster } from '../access.ts';

/** A part of the year that formative and summative assessments belong to: term 1, term 2. */
export const cceExamCategory = defineResource('cceExamCategory', {
  module: 'cce',
  label: ['CCE exam category', 'CCE exam categories'],
  api: 'setup/v1/CCEExamCategory',
  screens: { list: '/cce_exam_categories', show: '/cce_exam_categories/:id' },
  menu: {
    group: 'cceBasics',
    order: 20,
    icon: 'calendar',
    description: 'Parts of the year, each with formative and summative assessments',
    setUp: {},
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    description: f.text({ required: true, max: 255 }),
    sortOrder: f.int({ label: 'Order', required: true, min: 0, max: 9999, default: 0 }),
    weightages: f.rollup({ of: 'cceWeightage', via: 'cceExamCategory', fn: 'count' }),
    groups: f.rollup({ label: 'FA groups', of: 'faGroup', via: 'cceExamCategory', fn: 'count' }),
  },
  title: 'name',
  list: { columns: ['sortOrder', 'name', 'description', 'weightages', 'groups'], sort: 'sortOrder' },
  related: [
    { key: 'weightages', label: 'Weightages', resource: 'cceWeightage', via: 'cceExamCategory' },
    { key: 'groups', label: 'FA groups', resource: 'faGroup', via: 'cceExamCategory' },
  ],
  noArchive: true,
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    cceExamCategory: typeof cceExamCategory;
  }
}
