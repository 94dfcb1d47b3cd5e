import { defineResource, f } from '@school/kernel';

/** One state of a file; the one with the highest number is downloaded. */
export const driveVersion = defineResource('driveVersion', {
  module: 'drive',
  label: ['File version', 'File versions'],
  noArchive: true,
  fields: {
    item: f.ref('driveItem', { required: true, onDelete: 'cascade' }),
    number: f.int({ required: true, min: 1 }),
    file: f.file({ required: true, level: 'basic', accept: [] }),
    madeBy: f.ref('user', { label: 'By', onDelete: 'clear' }),
  },
  title: 'number',
  list: { columns: ['item', 'number', 'madeBy'] },
  unique: [{ fields: ['item', 'number'] }],
  access: { read: ['ADMIN'], discreet: true },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    driveVersion: typeof driveVersion;
  }
}
