import { defineResource, f } from '@school/kernel';
import { academicAccess } from './access.ts';

/** Skills that a subject trains, assessed one by one and combined into one result. */
export const skillSet = defineResource('skillSet', {
  module: 'academics',
  label: ['Skill set', 'Skill sets'],
  api: 'setup/v1/skillsets',
  screens: {
    list: '/subject_skill_sets',
    create: '/subject_skill_sets/new',
    show: '/subject_skill_sets/:id',
  },
  menu: {
    group: 'subjects',
    order: 50,
    icon: 'list',
    description: 'Skills and sub-skills developed in subjects',
    access: ['EMPLOYEE'],
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    aggregation: f.choice(
      { AVERAGE: 'Average', SUM: 'Sum', BEST_OF: 'Best of' },
      { required: true, default: 'AVERAGE', help: 'How the skills are combined into one result' },
    ),
    showTotal: f.flag({ label: 'Show the total', default: true }),
    active: f.flag({ default: true }),
    skills: f.lines('skill', { label: 'Skills', min: 1 }),
    size: f.rollup({ label: 'Number of skills', of: 'skill', via: 'skillSet', fn: 'count' }),
    subjects: f.rollup({ of: 'subject', via: 'skillSet', fn: 'count' }),
  },
  title: 'name',
  list: {
    columns: ['name', 'size', 'aggregation', 'showTotal', 'subjects', 'active'],
    sort: 'name',
    filters: ['aggregation', 'active'],
  },
  related: [{ key: 'subjects', label: 'Subjects', resource: 'subject', via: 'skillSet' }],
  access: academicAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    skillSet: typeof skillSet;
  }
}
