import { defineResource, f } from '@school/kernel';
import { examMaster } from '../access.ts';

/** A part of an internal assessment with its own marks. */
export const iaComponent = defineResource('iaComponent', {
  module: 'icse',
  label: ['Component', 'Components'],
  parent: 'iaGroup',
  noArchive: true,
  fields: {
    iaGroup: f.ref('iaGroup', { label: 'Internal assessment group', required: true, onDelete: 'cascade' }),
    name: f.text({ label: 'Component', required: true, max: 60, search: true }),
    maxMarks: f.decimal({ label: 'Maximum marks', required: true, scale: 2, min: '0.01', max: '9999.99' }),
  },
  title: 'name',
  list: { columns: ['name', 'maxMarks'] },
  unique: [{ fields: ['iaGroup', 'name'] }],
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    iaComponent: typeof iaComponent;
  }
}
