import { defineResource, f } from '@school/kernel';

/**
 * The secret address at which another calendar program reads what one user may see. Only a hash of the secret is stored:
 * whoever has lost the address creates a new one, which invalidates the old one.
 */
export const calendarFeed = defineResource('calendarFeed', {
  module: 'calendar',
  label: ['Calendar feed', 'Calendar feeds'],
  noArchive: true,
  fields: {
    user: f.ref('user', { required: true, unique: true, onDelete: 'cascade' }),
    tokenHash: f.text({ required: true, unique: true, max: 64, level: 'system' }),
    lastReadAt: f.dateTime({ label: 'Last read' }),
  },
  title: 'user',
  list: { columns: ['user', 'lastReadAt'] },
  access: { read: ['ADMIN'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    calendarFeed: typeof calendarFeed;
  }
}
