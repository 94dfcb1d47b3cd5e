import { any, defineResource, f, is, not } from '@school/kernel';
import { pollAudienceFields } from './audience.ts';

const makers = ['PollManagement'] as const;

/**
 * A question to people, with answers to choose from. It is written and read in a format of its own (answers as texts, the
 * audience as comma-separated ids); those who are asked read it through the poll calls, not the generic ones.
 */
export const poll = defineResource('poll', {
  module: 'polls',
  label: ['Poll', 'Polls'],
  api: 'collab/v1/poll',
  ownCalls: ['save', 'update', 'get', 'getall', 'bulk', 'import'],
  noArchive: true,
  fields: {
    title: f.text({ required: true, max: 150, search: true }),
    description: f.longText({ required: true, max: 2000, search: true }),
    options: f.lines('pollOption', { label: 'Answers', min: 1 }),
    allowOtherAns: f.flag({ label: 'Allow Other Answer', default: false }),
    openForPolling: f.flag({ label: 'Open for Poll', default: true, index: true }),
    closesAt: f.dateTime({ label: 'Closes', noCopy: true }),
    showResults: f.choice(
      { ALWAYS: 'Always', AFTER_VOTE: 'After voting', AFTER_CLOSE: 'When the poll is closed' },
      { label: 'Results are shown', required: true, default: 'AFTER_VOTE' },
    ),
    isAnonymous: f.flag({
      label: 'Anonymous',
      default: false,
      help: 'Who gave which answer is not recorded',
    }),
    allowChange: f.flag({ label: 'Votes may be changed', default: false }),
    ...pollAudienceFields,
    votes: f.rollup({ of: 'pollVote', via: 'poll', fn: 'count' }),
  },
  title: 'title',
  list: {
    columns: ['title', 'openForPolling', 'closesAt', 'votes', 'showResults', 'isAnonymous'],
    filters: ['openForPolling'],
  },
  checks: [
    {
      key: 'changeIsNamed',
      holds: any(not(is('isAnonymous', true)), not(is('allowChange', true))),
      message: 'Votes of an anonymous poll cannot be changed, because nobody knows whose they are.',
      field: 'allowChange',
    },
  ],
  access: {
    read: makers,
    create: makers,
    update: makers,
    delete: makers,
    // Users who create polls have those that they created; those who are asked read them through separate calls.
    rows: { PollManagement: { createdBy: { $me: 'id' } } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    poll: typeof poll;
  }
}
