import { defineResource, f } from '@school/kernel';
import { examMaster } from '../access.ts';

/** Grades with points for what is not marked in percent: activities, attitudes, descriptive indicators. */
export const cceGradeSet = defineResource('cceGradeSet', {
  module: 'cce',
  label: ['CCE grade set', 'CCE grade sets'],
  api: 'setup/v1/CCEGradeSet',
  screens: { list: '/cce_grade_sets' },
  menu: {
    group: 'cceBasics',
    order: 10,
    icon: 'list',
    description: 'Grades with points for activities and indicators',
    setUp: {},
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    grades: f.lines('cceGrade', { min: 1 }),
    size: f.rollup({ label: 'Number of grades', of: 'cceGrade', via: 'cceGradeSet', fn: 'count' }),
  },
  title: 'name',
  list: { columns: ['name', 'size'], sort: 'name' },
  noArchive: true,
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    cceGradeSet: typeof cceGradeSet;
  }
}
