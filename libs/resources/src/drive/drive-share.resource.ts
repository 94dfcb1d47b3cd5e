import { defineResource, f } from '@school/kernel';

/** Grants a user read access to an item and, if it is a folder, to everything that is or will be in it. */
export const driveShare = defineResource('driveShare', {
  module: 'drive',
  label: ['Drive share', 'Drive shares'],
  noArchive: true,
  fields: {
    item: f.ref('driveItem', { required: true, onDelete: 'cascade' }),
    user: f.ref('user', { required: true, onDelete: 'cascade' }),
    sharedBy: f.ref('user', { onDelete: 'clear' }),
  },
  title: 'item',
  list: { columns: ['item', 'user', 'sharedBy'] },
  unique: [{ fields: ['user', 'item'] }],
  access: { read: ['ADMIN'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    driveShare: typeof driveShare;
  }
}
