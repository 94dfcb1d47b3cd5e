import { defineResource, f } from '@school/kernel';
import { examMaster } from '../access.ts';

/** A formative assessment of a subject, in all batches of its course; a subject has at most two in a category. */
export const faGroupSubject = defineResource('faGroupSubject', {
  module: 'cce',
  label: ['Subject FA group', 'Subject FA groups'],
  api: 'setup/v1/FaGroupSubject',
  screens: { list: '/fa_groups/assign_fa_groups', create: '/fa_groups/assign_fa_groups/new' },
  menu: {
    group: 'cceSettings',
    order: 20,
    icon: 'task',
    description: 'Which formative assessments each subject has',
    setUp: {},
  },
  fields: {
    courseSubject: f.ref('courseSubject', {
      label: 'Subject of the course',
      required: true,
      onDelete: 'cascade',
      named: true,
    }),
    faGroup: f.ref('faGroup', { label: 'FA group', required: true, onDelete: 'restrict' }),
    cceExamCategory: f.ref('cceExamCategory', {
      label: 'Exam category',
      readOnly: true,
      onDelete: 'restrict',
    }),
    place: f.int({ label: 'Number in the category', readOnly: true, min: 1, max: 2 }),
  },
  title: 'courseSubject',
  subtitle: ['faGroup'],
  list: {
    columns: ['courseSubject', 'cceExamCategory', 'faGroup', 'place'],
    sort: 'courseSubject',
    filters: ['courseSubject', 'faGroup', 'cceExamCategory'],
  },
  noArchive: true,
  unique: [
    { fields: ['courseSubject', 'faGroup'] },
    { fields: ['courseSubject', 'cceExamCategory', 'place'], empty: 'different' },
  ],
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    faGroupSubject: typeof faGroupSubject;
  }
}
