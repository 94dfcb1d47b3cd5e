import { defineResource, f, field, gte } from '@school/kernel';
import { batchKeepers, studentReaders } from './access.ts';

/** Subjects of a batch of which each student takes some: one of two languages, two of five crafts. */
export const electiveGroup = defineResource('electiveGroup', {
  module: 'students',
  label: ['Elective group', 'Elective groups'],
  api: 'setup/v1/ElectiveGroup',
  screens: { list: '/subjects/elective_groups', show: '/subjects/elective_groups/:id' },
  menu: {
    group: 'subjects',
    order: 35,
    icon: 'list',
    description: 'Subjects that students choose from',
    access: ['BatchManagement', 'GeneralSettings'],
  },
  fields: {
    batch: f.ref('batch', { required: true, filter: { active: true }, named: true }),
    name: f.text({ required: true, max: 60, search: true }),
    minChoices: f.int({ label: 'Minimum subjects', required: true, min: 0, max: 20, default: 1 }),
    maxChoices: f.int({ label: 'Maximum subjects', required: true, min: 1, max: 20, default: 1 }),
    endDate: f.date({ label: 'Chosen until', help: 'If empty, there is no time limit' }),
    subjects: f.rollup({ of: 'subject', via: 'electiveGroup', fn: 'count' }),
  },
  title: 'name',
  subtitle: ['batch'],
  list: {
    columns: ['batch', 'name', 'subjects', 'minChoices', 'maxChoices', 'endDate'],
    sort: 'name',
    filters: ['batch'],
  },
  related: [{ key: 'subjects', label: 'Subjects', resource: 'subject', via: 'electiveGroup' }],
  unique: [{ fields: ['batch', 'name'] }],
  checks: [
    {
      key: 'choices',
      holds: gte(field('maxChoices'), field('minChoices')),
      message: 'The maximum must not be less than the minimum',
      field: 'maxChoices',
    },
  ],
  sample: { minChoices: 1, maxChoices: 2 },
  scope: { year: 'batch.academicYear' },
  access: {
    read: studentReaders,
    create: [...batchKeepers, 'GeneralSettings', 'HrBasics'],
    update: [...batchKeepers, 'GeneralSettings', 'HrBasics'],
    delete: [...batchKeepers, 'GeneralSettings', 'HrBasics'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    electiveGroup: typeof electiveGroup;
  }
}
