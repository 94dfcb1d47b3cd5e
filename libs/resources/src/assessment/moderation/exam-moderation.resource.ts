import { all, defineResource, eq, f, field, is, isOneOf } from '@school/kernel';
import { allForReaders, examKeepers, resultReaders } from '../access.ts';
import { marksField } from '../exam-fields.ts';

/** How a moderation changes marks. */
export const moderationRules = {
  ADD: 'Add marks',
  SCALE: 'Multiply by a factor',
  GRACE: 'Grace marks up to the pass mark',
} as const;

const figure = (label: string) => f.decimal({ label, scale: 2, readOnly: true });
const count = (label: string) => f.int({ label, required: true, readOnly: true, min: 0 });

/** The marks of a whole paper, changed by a stated rule before its results are published. The original marks are kept. */
export const examModeration = defineResource('examModeration', {
  module: 'assessment',
  label: ['Moderation', 'Moderations'],
  api: 'setup/v1/ExamModeration',
  screens: { list: '/exam/moderations', show: '/exam/moderations/:id' },
  menu: {
    group: 'exams',
    order: 36,
    icon: 'sort',
    description: 'Papers whose marks were changed by a rule before publication',
    access: resultReaders,
  },
  fields: {
    exam: f.ref('exam', { required: true, readOnly: true, onDelete: 'restrict', named: true }),
    examGroup: f.ref('examGroup', { required: true, readOnly: true, onDelete: 'restrict', named: true }),
    batch: f.ref('batch', { required: true, readOnly: true, named: true }),
    rule: f.choice(moderationRules, { required: true, readOnly: true }),
    marks: marksField({
      label: 'Marks',
      readOnly: true,
      help: 'Added to each mark, or the maximum grace marks for one student',
    }),
    factor: f.decimal({ scale: 3, precision: 8, readOnly: true }),
    ceiling: marksField({ label: 'At most', readOnly: true }),
    reason: f.text({ required: true, readOnly: true, max: 255, search: true }),
    students: count('Students with marks'),
    moved: count('Marks changed'),
    passRateBefore: figure('Passed before, percent'),
    passRateAfter: figure('Passed after, percent'),
    averageBefore: figure('Average before'),
    averageAfter: figure('Average after'),
    moderatedAt: f.dateTime({ label: 'Moderated at', required: true, readOnly: true, index: true }),
    published: f.computed({
      label: 'Results published',
      as: 'flag',
      value: is('examGroup.status', 'PUBLISHED'),
    }),
    isLast: f.computed({
      label: 'Last moderation of the paper',
      as: 'flag',
      value: eq(field('id'), field('exam.lastModeration')),
    }),
    takenBackFor: f.text({ label: 'Reason for undoing', readOnly: true, max: 255 }),
    status: f.choice(
      { APPLIED: 'Applied', TAKEN_BACK: 'Undone' },
      {
        required: true,
        default: 'APPLIED',
        readOnly: true,
        index: true,
        tones: { APPLIED: 'info', TAKEN_BACK: 'neutral' },
      },
    ),
  },
  title: 'exam',
  subtitle: ['examGroup', 'batch'],
  list: {
    columns: ['moderatedAt', 'exam', 'batch', 'examGroup', 'rule', 'marks', 'factor', 'moved', 'status'],
    head: 'exam',
    sort: '-moderatedAt',
    filters: ['batch', 'examGroup', 'exam', 'rule', 'status', 'moderatedAt'],
  },
  form: {
    tabs: [
      {
        key: 'moderation',
        label: 'Moderation',
        sections: [
          { fields: ['exam', 'examGroup', 'batch', 'moderatedAt', 'status', 'published'] },
          { label: 'Rule', fields: ['rule', 'marks', 'factor', 'ceiling', 'reason', 'takenBackFor'] },
          {
            label: 'What it moved',
            fields: ['students', 'moved', 'passRateBefore', 'passRateAfter', 'averageBefore', 'averageAfter'],
          },
        ],
      },
    ],
  },
  conditions: {
    marks: { visible: isOneOf('rule', ['ADD', 'GRACE']) },
    factor: { visible: is('rule', 'SCALE') },
    ceiling: { visible: isOneOf('rule', ['ADD', 'SCALE']) },
  },
  related: [{ key: 'marks', label: 'Changed marks', resource: 'examScoreRevision', via: 'moderation' }],
  noArchive: true,
  lifecycle: {
    field: 'status',
    initial: 'APPLIED',
    transitions: {
      takeBack: {
        label: 'Undo moderation',
        access: examKeepers,
        from: ['APPLIED'],
        to: 'TAKEN_BACK',
        // Marks are restored in the order in which they were changed.
        when: all(is('published', false), is('isLast', true)),
        tone: 'warning',
        ask: { takenBackFor: f.text({ label: 'Reason', required: true, max: 255 }) },
      },
    },
  },
  scope: { year: 'batch.academicYear' },
  access: { read: resultReaders, rows: allForReaders },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    examModeration: typeof examModeration;
  }
}
