import { defineResource, f } from '@school/kernel';
import { examMaster } from '../access.ts';

/** Something that a teacher looks for, and the criterion that it indicates. */
export const faIndicator = defineResource('faIndicator', {
  module: 'cce',
  label: ['Indicator', 'Indicators'],
  parent: 'faGroup',
  noArchive: true,
  fields: {
    faGroup: f.ref('faGroup', { label: 'FA group', required: true, onDelete: 'cascade' }),
    criterion: f.text({ required: true, max: 60 }),
    name: f.text({ label: 'Indicator', required: true, max: 100, search: true }),
    description: f.text({ max: 255 }),
  },
  title: 'name',
  subtitle: ['criterion'],
  list: { columns: ['criterion', 'name', 'description'] },
  unique: [{ fields: ['faGroup', 'criterion', 'name'] }],
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    faIndicator: typeof faIndicator;
  }
}
