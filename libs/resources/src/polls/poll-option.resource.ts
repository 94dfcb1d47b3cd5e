import { defineResource, f } from '@school/kernel';
import { pollAnswerMax } from './limits.ts';

/** An answer that a poll offers. */
export const pollOption = defineResource('pollOption', {
  module: 'polls',
  label: ['Answer', 'Answers'],
  parent: 'poll',
  noArchive: true,
  fields: { text: f.text({ required: true, max: pollAnswerMax, search: true }) },
  title: 'text',
  list: { columns: ['text'] },
  access: { read: ['PollManagement'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    pollOption: typeof pollOption;
  }
}
