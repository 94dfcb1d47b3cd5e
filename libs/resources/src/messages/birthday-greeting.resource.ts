import { defineResource, f } from '@school/kernel';
import { messageStaff } from './access.ts';

/** Records that someone was greeted in a year; once each, enforced by the database (SMS-5). */
export const birthdayGreeting = defineResource('birthdayGreeting', {
  module: 'messages',
  label: ['Birthday greeting', 'Birthday greetings'],
  api: 'comm/v1/birthdayGreeting',
  noArchive: true,
  fields: {
    person: f.text({ label: 'Key of the person', required: true, readOnly: true, max: 30 }),
    year: f.int({ year: true, required: true, readOnly: true, min: 2000, max: 2200 }),
    message: f.ref('message', { required: true, readOnly: true, onDelete: 'cascade' }),
  },
  title: 'person',
  list: { columns: ['person', 'year', 'message'], filters: ['year'] },
  unique: [{ fields: ['person', 'year'] }],
  access: { read: messageStaff },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    birthdayGreeting: typeof birthdayGreeting;
  }
}
