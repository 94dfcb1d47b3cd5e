import { defineResource, f } from '@school/kernel';
import { pollAnswerMax } from './limits.ts';

/**
 * Records that someone has voted, once per user and poll, enforced by the database. It holds the answer unless the poll is
 * anonymous; then answers are only counted, in `pollTally`.
 */
export const pollVote = defineResource('pollVote', {
  module: 'polls',
  label: ['Vote', 'Votes'],
  noArchive: true,
  fields: {
    poll: f.ref('poll', { required: true, onDelete: 'restrict' }),
    voter: f.ref('user', { required: true, onDelete: 'restrict' }),
    option: f.ref('pollOption', { onDelete: 'restrict' }),
    otherText: f.text({ label: 'Other answer', max: pollAnswerMax }),
    votedAt: f.dateTime({ label: 'Voted' }),
  },
  title: 'voter',
  list: { columns: ['poll', 'voter', 'votedAt'] },
  unique: [{ fields: ['poll', 'voter'] }],
  access: { read: ['ADMIN'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    pollVote: typeof pollVote;
  }
}
