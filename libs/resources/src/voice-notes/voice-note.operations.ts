import { defineOperation, f } from '@school/kernel';
import type { Keyed } from '@school/kernel';

/** Playing a voice note counts as hearing it; its sender sees who did, and how often. */
export const hearVoiceNote = defineOperation('hearVoiceNote', {
  module: 'voiceNotes',
  label: 'Hear it',
  at: 'POST comm/v1/voiceNote/heard/:id',
  on: { one: 'voiceNote' },
  answer: { heard: f.int({ required: true, label: 'How many have heard it' }) },
  access: ['EMPLOYEE', 'STUDENT', 'PARENT'],
  hidden: true,
});

export const voiceNoteOperations = [hearVoiceNote] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof voiceNoteOperations> {}
}
