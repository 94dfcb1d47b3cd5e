import { defineResource, f } from '@school/kernel';

/** An upload in progress that can be resumed after a lost connection; the bytes received so far are in the file store. */
export const driveUpload = defineResource('driveUpload', {
  module: 'drive',
  label: ['Drive upload', 'Drive uploads'],
  noArchive: true,
  fields: {
    key: f.text({ required: true, unique: true, max: 36 }),
    owner: f.ref('user', { required: true, onDelete: 'cascade' }),
    folder: f.ref('driveItem', { onDelete: 'cascade' }),
    /** The file that gets a new version; without one a new file is created. */
    replaces: f.ref('driveItem', { onDelete: 'cascade' }),
    name: f.text({ required: true, max: 255 }),
    size: f.decimal({ label: 'Bytes', required: true, scale: 0, precision: 15, min: '0' }),
    /** Its outcome; kept for a while for a client that missed the answer. */
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
