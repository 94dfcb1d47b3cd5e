import { defineResource, f, is } from '@school/kernel';
import { examMaster } from '../access.ts';

/** A formative assessment: what is observed over some weeks, by criteria with indicators. */
export const faGroup = defineResource('faGroup', {
  module: 'cce',
  label: ['FA group', 'FA groups'],
  api: 'setup/v1/FaGroup',
  screens: { list: '/fa_groups', show: '/fa_groups/:id' },
  menu: {
    group: 'cceSettings',
    order: 10,
    icon: 'list',
    description: 'Formative assessments with their criteria and indicators',
    setUp: {},
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    cceExamCategory: f.ref('cceExamCategory', {
      label: 'Exam category',
      required: true,
      onDelete: 'restrict',
    }),
    maxMarks: f.decimal({
      label: 'Maximum marks',
      required: true,
      scale: 2,
      min: '0.01',
      max: '9999.99',
      default: '100',
    }),
    maxPoints: f.decimal({
      label: 'Maximum points',
      required: true,
      scale: 1,
      min: '0.1',
      max: '100',
      default: '10',
      help: 'For each indicator',
    }),
    formula: f.choice(
      { AVERAGE: 'Average of the criteria', TOTAL: 'Sum of the criteria', BEST_OF: 'Average of the best' },
      { required: true, default: 'AVERAGE' },
    ),
    bestCount: f.int({ label: 'How many of the best to count', min: 1, max: 50 }),
    description: f.longText({ max: 1000 }),
    indicators: f.lines('faIndicator', { min: 1 }),
    subjects: f.rollup({ of: 'faGroupSubject', via: 'faGroup', fn: 'count' }),
  },
  title: 'name',
  subtitle: ['cceExamCategory'],
  list: {
    columns: ['cceExamCategory', 'name', 'maxMarks', 'maxPoints', 'formula', 'subjects'],
    head: 'name',
    sort: 'name',
    filters: ['cceExamCategory', 'formula'],
  },
  form: {
    tabs: [
      {
        key: 'group',
        label: 'FA group',
        sections: [
          { fields: ['name', 'cceExamCategory', 'maxMarks', 'maxPoints', 'description'] },
          { label: 'Formula', fields: ['formula', 'bestCount'] },
          {
            label: 'Indicators',
            help: 'Indicators of one criterion count together; they are printed in this order.',
            fields: ['indicators'],
          },
        ],
      },
    ],
  },
  conditions: {
    bestCount: { visible: is('formula', 'BEST_OF'), required: is('formula', 'BEST_OF') },
  },
  related: [{ key: 'subjects', label: 'Subjects', resource: 'faGroupSubject', via: 'faGroup' }],
  noArchive: true,
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    faGroup: typeof faGroup;
  }
}
