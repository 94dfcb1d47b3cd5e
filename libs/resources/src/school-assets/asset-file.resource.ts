import { defineResource, f } from '@school/kernel';
import { assetAccess, assetReaders, holderRows } from './access.ts';

/** A bill, a manual, a photo: a file of an asset. */
export const assetFile = defineResource('assetFile', {
  module: 'schoolAssets',
  label: ['Asset file', 'Asset files'],
  parent: 'assetEntry',
  noArchive: true,
  fields: {
    file: f.file({ required: true, level: 'basic', accept: ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png'] }),
    property: f.ref('assetField', {
      label: 'What it is',
      named: true,
      filter: { fieldType: 'FILE' },
      onDelete: 'restrict',
    }),
    note: f.text({ max: 120 }),
  },
  title: 'note',
  list: { columns: ['file', 'property', 'note'] },
  access: {
    ...assetAccess,
    read: [...assetReaders, 'EMPLOYEE'],
    // A file is requested by its own address: these are the rows of its asset.
    rows: holderRows('assetEntry.employee'),
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    assetFile: typeof assetFile;
  }
}
