import { defineResource, f } from '@school/kernel';

/** An item that a user wants to find again quickly. */
export const driveStar = defineResource('driveStar', {
  module: 'drive',
  label: ['Starred item', 'Starred items'],
  noArchive: true,
  fields: {
    item: f.ref('driveItem', { required: true, onDelete: 'cascade' }),
    user: f.ref('user', { required: true, onDelete: 'cascade' }),
  },
  title: 'item',
  list: { columns: ['item', 'user'] },
  unique: [{ fields: ['user', 'item'] }],
  access: { read: ['ADMIN'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    driveStar: typeof driveStar;
  }
}
