import { defineResource, f } from '@school/kernel';
import { officeAccess } from './access.ts';

/** Someone or something that could not be copied, and why. */
export const transportImportRefusal = defineResource('transportImportRefusal', {
  module: 'transport',
  label: ['Not copied', 'Not copied'],
  parent: 'transportImport',
  noArchive: true,
  fields: {
    name: f.text({ required: true, max: 200 }),
    reason: f.text({ required: true, max: 500 }),
  },
  title: 'name',
  list: { columns: ['name', 'reason'] },
  access: { read: officeAccess.read, create: officeAccess.create },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    transportImportRefusal: typeof transportImportRefusal;
  }
}
