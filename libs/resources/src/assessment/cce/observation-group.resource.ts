import { defineResource, f } from '@school/kernel';
import { examMaster } from '../access.ts';

/** What is graded alongside the subjects: life skills, attitudes, arts, sports. */
export const observationGroup = defineResource('observationGroup', {
  module: 'cce',
  label: ['Observation group', 'Observation groups'],
  api: 'setup/v1/ObservationGroup',
  screens: { list: '/cce_settings/co_scholastic', show: '/cce_settings/co_scholastic/:id' },
  menu: {
    group: 'cceSettings',
    order: 30,
    icon: 'list',
    description: 'Activities, attitudes and skills alongside the subjects',
    setUp: { optional: true },
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    headerName: f.text({ label: 'Heading on the report card', required: true, max: 60 }),
    kind: f.choice(
      {
        SCHOLASTIC: 'Scholastic',
        CO_SCHOLASTIC_ACTIVITY: 'Co-scholastic activity',
        CO_SCHOLASTIC_AREA: 'Co-scholastic area',
      },
      { required: true, default: 'CO_SCHOLASTIC_AREA' },
    ),
    gradeSet: f.ref('cceGradeSet', { required: true, onDelete: 'restrict' }),
    courses: f.refs('course', { required: true, filter: { gradingType: 'CCE' }, named: true }),
    observations: f.lines('observation', { min: 1 }),
  },
  title: 'name',
  subtitle: ['kind'],
  list: {
    columns: ['name', 'headerName', 'kind', 'gradeSet', 'courses'],
    sort: 'name',
    filters: ['kind', 'gradeSet'],
  },
  noArchive: true,
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    observationGroup: typeof observationGroup;
  }
}
