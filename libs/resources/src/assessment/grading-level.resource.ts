import { defineResource, eq, f, field } from '@school/kernel';
import { examMaster } from './access.ts';
import { schoolStep } from '../menu/school-set-up.ts';

/**
 * A grade and the percentage from which it is awarded. Those without a batch are the scale of every batch without its own.
 */
export const gradingLevel = defineResource('gradingLevel', {
  module: 'assessment',
  label: ['Grading level', 'Grading levels'],
  api: 'setup/v1/GradingLevel',
  screens: { list: '/grading_levels' },
  menu: {
    group: 'examSettings',
    order: 10,
    icon: 'list',
    description: 'Which grade is given from which percentage',
    setUp: {},
    also: [schoolStep('gradingScale')],
  },
  fields: {
    batch: f.ref('batch', {
      filter: { active: true },
      onDelete: 'cascade',
      named: true,
      help: 'If empty, applies to all batches without a scale of their own',
    }),
    name: f.text({ label: 'Grade', required: true, max: 20, search: true }),
    minScore: f.decimal({ label: 'From percent', required: true, scale: 2, min: '0', max: '100' }),
    creditPoints: f.decimal({ scale: 2, min: '0', max: '100', help: 'Needed for courses with GPA' }),
    description: f.text({ max: 100 }),
    isPass: f.flag({ label: 'Passed', default: true }),
  },
  title: 'name',
  subtitle: ['minScore', 'batch'],
  list: {
    columns: ['batch', 'name', 'minScore', 'creditPoints', 'description', 'isPass'],
    head: 'name',
    sort: '-minScore',
    filters: ['batch', 'isPass'],
    views: [{ key: 'common', label: 'Common scale', filter: { batch_empty: true } }],
  },
  noArchive: true,
  unique: [
    { fields: ['batch', 'name'], empty: 'alike' },
    { fields: ['batch', 'minScore'], empty: 'alike' },
  ],
  closed: [
    {
      verbs: ['delete'],
      when: eq(field('minScore'), '0'),
      code: 'BOTTOM',
      message: 'A scale needs a grade that starts at 0 percent. Rename this one instead.',
    },
  ],
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    gradingLevel: typeof gradingLevel;
  }
}
