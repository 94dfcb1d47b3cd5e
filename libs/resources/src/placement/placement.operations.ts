import { defineOperation, f, is, rows } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { placementKeepers } from './access.ts';

export const inviteToPlacement = defineOperation('inviteToPlacement', {
  module: 'placement',
  label: 'Invite',
  description:
    'Everyone in these courses and batches, plus these students. Anyone already invited stays invited.',
  at: 'POST setup/v1/NewPlacement/invite/:id',
  on: { one: 'placementEvent' },
  when: is('status', 'ACTIVE'),
  input: {
    courses: f.refs('course', { named: true }),
    batches: f.refs('batch', { named: true }),
    students: f.refs('student', { named: true, help: 'Individual students, including former ones' }),
    includeFormer: f.flag({
      label: 'Include those who graduated',
      default: false,
      help: 'From these courses and batches',
    }),
  },
  answer: { added: f.int({ label: 'Newly invited' }), already: f.int({ label: 'Invited before' }) },
  access: placementKeepers,
  preview: true,
  tone: 'success',
});

export const placementCandidates = defineOperation('placementCandidates', {
  module: 'placement',
  label: 'Students of a batch, and who of them is invited',
  at: 'GET setup/v1/NewPlacement/candidates/:event/:batch',
  input: {
    event: f.int({ required: true, min: 1 }),
    batch: f.int({ required: true, min: 1 }),
  },
  answer: {
    students: rows(
      {
        id: f.int({ required: true }),
        name: f.text({ required: true }),
        admissionNumber: f.text(),
        isFormer: f.flag({ required: true }),
        isInvited: f.flag({ required: true }),
      },
      { max: 2000 },
    ),
  },
  access: placementKeepers,
});

export const placementOperations = [inviteToPlacement, placementCandidates] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof placementOperations> {}
}
