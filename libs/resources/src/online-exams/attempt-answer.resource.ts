import { defineResource, f } from '@school/kernel';
import { examSetters } from './access.ts';

/** An answer as last given; one for each question of an attempt, enforced by the database. */
export const attemptAnswer = defineResource('attemptAnswer', {
  module: 'onlineExams',
  label: ['Answer given', 'Answers given'],
  noArchive: true,
  noHistory:
    'Answers are kept as they are given last, with their moment; the attempt tells when it began, ended and was marked.',
  fields: {
    attempt: f.ref('onlineExamAttempt', { required: true, onDelete: 'cascade' }),
    question: f.ref('question', { required: true, onDelete: 'restrict' }),
    response: f.json(),
    isFlagged: f.flag({ default: false }),
    score: f.decimal({ scale: 3, precision: 7 }),
    verdict: f.choice({ RIGHT: 'Right', PARTLY: 'Partly correct', WRONG: 'Wrong' }),
    evaluatedBy: f.ref('employee', { onDelete: 'restrict', named: true }),
    comment: f.longText({ max: 2000 }),
    changedAt: f.dateTime({ required: true }),
    /** The window that sent it, and its sequence number there: an older one that arrives late changes nothing. Between windows, see `changedAt`. */
    device: f.text({ max: 40 }),
    sequence: f.int({ min: 0, default: 0 }),
  },
  title: 'question',
  list: { columns: ['attempt', 'question', 'score'] },
  unique: [{ fields: ['attempt', 'question'] }],
  access: { read: examSetters },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    attemptAnswer: typeof attemptAnswer;
  }
}
