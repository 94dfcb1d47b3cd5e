import { defineResource, f } from '@school/kernel';

/** Records that someone has heard a voice note; once per person, enforced by the database. */
export const voiceNoteReceipt = defineResource('voiceNoteReceipt', {
  module: 'voiceNotes',
  label: ['Listener', 'Listeners'],
  api: 'comm/v1/voiceNoteReceipt',
  noArchive: true,
  noHistory: 'A row says itself who has heard what, when and how often.',
  fields: {
    voiceNote: f.ref('voiceNote', { required: true, readOnly: true, onDelete: 'cascade' }),
    user: f.ref('user', { label: 'Who', required: true, readOnly: true, named: true, onDelete: 'cascade' }),
    heardAt: f.dateTime({ label: 'First heard', required: true, readOnly: true }),
    plays: f.int({ label: 'How often', required: true, readOnly: true, min: 1, default: 1 }),
  },
  title: 'user',
  list: { columns: ['user', 'heardAt', 'plays'], sort: '-heardAt' },
  unique: [{ fields: ['voiceNote', 'user'] }],
  access: {
    read: ['SendMessages', 'EMPLOYEE'],
    rows: { SendMessages: 'all', EMPLOYEE: { 'voiceNote.sender': { $me: 'id' } } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    voiceNoteReceipt: typeof voiceNoteReceipt;
  }
}
