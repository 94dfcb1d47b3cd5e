import { defineResource, f } from '@school/kernel';

/** One user's display settings for a screen, such as the columns of a list; served by its own calls. */
export const userPreference = defineResource('userPreference', {
  module: 'system',
  label: ['Preference', 'Preferences'],
  fields: {
    user: f.ref('user', { required: true, onDelete: 'cascade' }),
    key: f.text({ required: true, max: 120 }),
    value: f.json({ required: true }),
  },
  title: 'key',
  list: { columns: ['user', 'key'] },
  unique: [{ fields: ['user', 'key'] }],
  noArchive: true,
  noHistory: 'How somebody likes to see a screen, changed with every column that is moved.',
  access: { read: ['ADMIN'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    userPreference: typeof userPreference;
  }
}
