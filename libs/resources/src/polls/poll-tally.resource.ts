import { defineResource, f } from '@school/kernel';

/**
 * The counted answers of an anonymous poll: one row of figures, so that neither the order nor the time of single answers is
 * stored. `counts` has `#<id of the answer>` or `=<typed words>` -> `{votes, text?}`.
 */
export const pollTally = defineResource('pollTally', {
  module: 'polls',
  label: ['Poll count', 'Poll counts'],
  noArchive: true,
  fields: {
    poll: f.ref('poll', { required: true, unique: true, onDelete: 'restrict' }),
    counts: f.json({ required: true }),
  },
  title: 'poll',
  list: { columns: ['poll'] },
  access: { read: ['ADMIN'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    pollTally: typeof pollTally;
  }
}
