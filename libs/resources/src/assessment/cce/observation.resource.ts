import { defineResource, f } from '@school/kernel';
import { examMaster } from '../access.ts';

/** Something to look for; those with the same area form one grade. */
export const observation = defineResource('observation', {
  module: 'cce',
  label: ['Observation', 'Observations'],
  parent: 'observationGroup',
  noArchive: true,
  fields: {
    observationGroup: f.ref('observationGroup', { required: true, onDelete: 'cascade' }),
    area: f.text({ required: true, max: 60, help: 'Shown on the report card with one grade' }),
    name: f.text({ label: 'Indicator', required: true, max: 100, search: true }),
    description: f.text({ max: 255 }),
  },
  title: 'name',
  subtitle: ['area'],
  list: { columns: ['area', 'name', 'description'] },
  unique: [{ fields: ['observationGroup', 'area', 'name'] }],
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    observation: typeof observation;
  }
}
