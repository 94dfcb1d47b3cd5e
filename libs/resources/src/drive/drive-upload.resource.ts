import { defineResource, f } from '@school/kernel';

/** A file on its way that can be continued after the line was cut; the bytes received so far lie in the file store. */
export const driveUpload = defineResource('driveUpload', {
  module: 'drive',
  label: ['Drive upload', 'Drive uploads'],
  noArchive: true,
  fields: {
    key: f.text({ required: true, unique: true, max: 36 }),
    owner: f.ref('user', { required: true, onDelete: 'cascade' }),
    folder: f.ref('driveItem', { onDelete: 'cascade' }),
    /** The file that gets a new version; without one a new file is made. */
    replaces: f.ref('driveItem', { onDelete: 'cascade' }),
    name: f.text({ required: true, max: 255 }),
    size: f.decimal({ label: 'Bytes', required: true, scale: 0, precision: 15, min: '0' }),
    /** What became of it; kept a while for a client that missed the answer. */
    finished: f.ref('driveItem', { onDelete: 'cascade' }),
    expiresAt: f.dateTime({ required: true, index: true }),
  },
  title: 'name',
  list: { columns: ['name', 'owner', 'size', 'expiresAt'] },
  access: { read: ['ADMIN'], discreet: true },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    driveUpload: typeof driveUpload;
  }
}
