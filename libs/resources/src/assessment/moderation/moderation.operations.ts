import { all, defineOperation, f, is, isOneOf } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { examKeepers } from '../access.ts';
import { marksField } from '../exam-fields.ts';
import { moderationRules } from './exam-moderation.resource.ts';

const count = (label: string) => f.int({ label, required: true });
const figure = (label: string) => f.decimal({ label, scale: 2 });

/** A field that belongs to one rule, which requires it. */
const shownWith = (rule: keyof typeof moderationRules) => {
  const goes = is('rule', rule);
  return { visible: goes, required: goes };
};

/** Changes all marks of a paper by a rule, in one class or in all classes of the course that sit it. */
export const moderateMarks = defineOperation('moderateMarks', {
  module: 'assessment',
  label: 'Moderate marks',
  description:
    'All marks of the paper are changed by one rule and the previous marks are kept. It can be undone until the results are published.',
  at: 'POST setup/v1/Exam/:exam/moderate',
  on: { one: 'exam' },
  when: all(is('givesMarks', true), is('published', false)),
  input: {
    rule: f.choice(moderationRules, { required: true }),
    marks: marksField({ label: 'Marks to add', min: '0.01' }),
    factor: f.decimal({
      scale: 3,
      precision: 8,
      min: '0.001',
      max: '10',
      help: '1.05 raises every mark by five percent; a factor below 1 lowers them',
    }),
    graceMarks: marksField({ label: 'Maximum grace marks per student', min: '0.01' }),
    ceiling: marksField({
      label: 'At most',
      help: 'Nobody is raised above this mark; if empty, the maximum of the paper',
    }),
    classes: f.choice(
      { ONE: 'This class', COURSE: 'All classes of the course that sit this paper' },
      { default: 'ONE' },
    ),
    reason: f.text({ required: true, max: 255 }),
  },
  conditions: {
    marks: shownWith('ADD'),
    factor: shownWith('SCALE'),
    graceMarks: shownWith('GRACE'),
    ceiling: { visible: isOneOf('rule', ['ADD', 'SCALE']) },
  },
  answer: {
    papers: count('Classes'),
    students: count('Students with marks'),
    moved: count('Marks changed'),
    passRateBefore: figure('Passed before, percent'),
    passRateAfter: figure('Passed after, percent'),
    averageBefore: figure('Average before'),
    averageAfter: figure('Average after'),
  },
  access: examKeepers,
  preview: true,
  done: 'The marks have been moderated',
});

export const moderationOperations = [moderateMarks] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof moderationOperations> {}
}
