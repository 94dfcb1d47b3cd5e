import { defineOperation, f, isOneOf, rows } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { examSetters } from './access.ts';

const exam = f.int({ required: true, min: 1 });
const text = f.text({ required: true });
const number = f.int({ required: true });

const common = { module: 'onlineExams', access: examSetters } as const;

/** Long answers in an exam to one of its questions, paper by paper; without names where marking is anonymous. */
export const onlineExamMarking = defineOperation('onlineExamMarking', {
  ...common,
  label: 'Long answers in an online exam',
  at: 'GET setup/v1/OnlineExam/:exam/marking',
  input: { exam, question: f.int({ min: 1 }) },
  answer: {
    name: text,
    isAnonymous: f.flag(),
    /** Published results are not changed. */
    mayMark: f.flag(),
    questions: rows(
      { id: number, text, explanation: f.text(), answers: number, toMark: number },
      { max: 500 },
    ),
    /** The question whose answers these are; the first one by default. */
    question: f.int(),
    papers: rows(
      {
        /** Identifies the paper for marking, without revealing whose it is. */
        code: text,
        name: f.text(),
        given: text,
        maximum: text,
        score: f.text(),
        comment: f.text(),
        markedBy: f.text(),
      },
      { max: 2000 },
    ),
  },
  hidden: true,
});

/** Sets or removes the marks of a long answer. */
export const markOnlineExam = defineOperation('markOnlineExam', {
  ...common,
  label: 'Mark a long answer',
  at: 'POST setup/v1/OnlineExam/:exam/marks',
  input: {
    exam,
    question: f.int({ required: true, min: 1 }),
    code: f.text({ required: true, max: 12 }),
    /** The value when it was read: someone else's marks are not overwritten. */
    before: f.decimal({ scale: 3, precision: 7 }),
    score: f.decimal({ label: 'Marks', scale: 3, precision: 7, min: '0' }),
    comment: f.longText({ max: 2000 }),
  },
  answer: { toMark: number },
  hidden: true,
});

/** Writes the results into the marks sheet of an exam of the year. */
export const onlineExamToMarks = defineOperation('onlineExamToMarks', {
  ...common,
  label: 'Enter in a marks sheet',
  description:
    'Each student’s percentage result is applied to the maximum marks. Existing marks are replaced.',
  at: 'POST setup/v1/OnlineExam/:id/sheet',
  on: { one: 'onlineExam' },
  when: isOneOf('status', ['CLOSED', 'RESULTS']),
  input: {
    exam: f.ref('exam', {
      required: true,
      named: true,
      // Sheets of the subject with marks, for those classes that sat it.
      filter: {
        'subject.code': { $field: 'subjectCode' },
        maximumMarks_empty: false,
        'examGroup.status_ne': 'PUBLISHED',
        _or: [{ subject: { $field: 'subject' } }, { batch_in: { $field: 'batches' } }],
      },
    }),
  },
  answer: { saved: f.int({ label: 'Marks entered', required: true }) },
  preview: true,
});

export const markingOperations = [onlineExamMarking, markOnlineExam, onlineExamToMarks] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof markingOperations> {}
}
