import { defineResource, f, is } from '@school/kernel';
import { examMaster } from '../access.ts';

/** Internal assessment (IA) of a category: projects, practicals, assignments. */
export const iaGroup = defineResource('iaGroup', {
  module: 'icse',
  label: ['Internal assessment group', 'Internal assessment groups'],
  api: 'setup/v1/IaGroup',
  screens: {
    list: '/icse_settings/internal_assessment_groups',
    show: '/icse_settings/internal_assessment_groups/:id',
  },
  menu: {
    group: 'icseSettings',
    order: 40,
    icon: 'list',
    description: 'Projects, practicals and assignments that count as internal assessment',
    setUp: {},
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    icseExamCategory: f.ref('icseExamCategory', {
      label: 'Exam category',
      required: true,
      onDelete: 'restrict',
    }),
    aggregation: f.choice(
      { SUM: 'Sum of the marks', AVERAGE: 'Average of the percentages', BEST_OF: 'Average of the best' },
      { label: 'Formula', required: true, default: 'SUM' },
    ),
    bestCount: f.int({ label: 'How many of the best to count', min: 1, max: 50 }),
    components: f.lines('iaComponent', { min: 1 }),
    subjects: f.rollup({ of: 'iaGroupSubject', via: 'iaGroup', fn: 'count' }),
  },
  title: 'name',
  subtitle: ['icseExamCategory'],
  list: {
    columns: ['name', 'icseExamCategory', 'aggregation', 'bestCount', 'subjects'],
    head: 'name',
    sort: 'name',
    filters: ['icseExamCategory', 'aggregation'],
  },
  conditions: {
    bestCount: { visible: is('aggregation', 'BEST_OF'), required: is('aggregation', 'BEST_OF') },
  },
  related: [{ key: 'subjects', label: 'Subjects', resource: 'iaGroupSubject', via: 'iaGroup' }],
  noArchive: true,
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    iaGroup: typeof iaGroup;
  }
}
