import { defineOperation, f, isOneOf } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { alumniKeepers } from './access.ts';
import { chosenAlumni } from './choice.fields.ts';

export const inviteAlumni = defineOperation('inviteAlumni', {
  module: 'alumni',
  label: 'Invite',
  description:
    'Everyone in these groups, years and courses, and these people; each once, and nobody who does not want to be contacted.',
  at: 'POST collab/v1/alumniEvent/invite/:id',
  on: { one: 'alumniEvent' },
  when: isOneOf('status', ['DRAFT', 'PUBLISHED']),
  input: chosenAlumni,
  answer: {
    added: f.int({ label: 'Newly invited' }),
    already: f.int({ label: 'Invited before' }),
    skipped: f.int({ label: 'Left out' }),
  },
  access: alumniKeepers,
  preview: true,
  tone: 'success',
});

export const alumniOperations = [inviteAlumni] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof alumniOperations> {}
}
