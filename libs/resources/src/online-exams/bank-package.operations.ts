import { defineOperation, f, list, rows } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { examSetters } from './access.ts';
import { questionTypes } from './question-fields.ts';

/** Why part of an item was not imported. */
const reasons = {
  PICTURES: 'Pictures',
  FEEDBACK: 'Feedback',
  SCORING: 'Scores by answer',
  ADAPTIVE: 'Adaptive',
  RANDOM: 'Values drawn at random',
  SEVERAL: 'Several questions in one',
  KIND: 'Kind of question',
  NO_KEY: 'No right answer',
  PAIRS: 'Several pairs of one',
  PICTURE_ANSWERS: 'Answers are pictures',
  NOT_ITEM: 'No question',
  MISSING: 'File is missing',
  BROKEN: 'Cannot be read',
  REFUSED: 'Not accepted',
} as const;

/**
 * Imports the questions of an uploaded package (QTI 2.1) into a topic. What is not imported is reported item by item; a
 * trial run saves nothing.
 */
export const takeQuestionPackage = defineOperation('takeQuestionPackage', {
  module: 'onlineExams',
  label: 'Import a question package',
  at: 'POST setup/v1/QuestionCategory/package',
  input: { category: f.int({ required: true, min: 1 }), fileId: f.int({ required: true, min: 1 }) },
  answer: {
    taken: f.int({ required: true }),
    left: f.int({ required: true }),
    items: rows(
      {
        href: f.text({ required: true }),
        name: f.text(),
        type: f.choice(questionTypes),
        outcome: f.choice({ TAKEN: 'Taken', PARTLY: 'In part', LEFT: 'Left out' }, { required: true }),
        reasons: list(f.choice(reasons, { required: true }), { max: 20 }),
        /** Further detail: the kind, or why it was not accepted. */
        detail: f.text(),
      },
      { max: 500 },
    ),
  },
  access: examSetters,
  preview: true,
  hidden: true,
});

export const bankPackageOperations = [takeQuestionPackage] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof bankPackageOperations> {}
}
