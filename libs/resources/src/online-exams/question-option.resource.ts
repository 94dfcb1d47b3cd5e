import { defineResource, f } from '@school/kernel';
import { lineAccess } from './access.ts';

/**
 * A part of a question: an option to choose, an accepted answer, a pair to match, an item to put in order (in the order
 * given here), or an answer that fits a gap.
 */
export const questionOption = defineResource('questionOption', {
  module: 'onlineExams',
  label: ['Answer', 'Answers'],
  parent: 'question',
  noArchive: true,
  fields: {
    gap: f.int({ min: 1, max: 20, help: 'For cloze questions: the number of the gap, {1} in the text' }),
    text: f.text({ max: 500, help: 'Put formulas between dollar signs: $x^2$' }),
    isCorrect: f.flag({ label: 'Right', default: false }),
    matchText: f.text({
      label: 'Goes with',
      max: 500,
      help: 'For matching pairs; on its own it is only a distractor',
    }),
    explanation: f.text({ max: 500, help: 'Shown beside the option when answers are shown' }),
  },
  title: 'text',
  list: { columns: ['gap', 'text', 'isCorrect', 'matchText', 'explanation'] },
  access: lineAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    questionOption: typeof questionOption;
  }
}
