import { defineOperation, f, isOneOf, rows } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { examSetters } from './access.ts';

const exam = f.int({ required: true, min: 1 });
const text = f.text({ required: true });
const number = f.int({ required: true });

const common = { module: 'onlineExams', access: examSetters } as const;

/** Long answers of an exam to one of its questions, paper by paper; without names where it is marked without names. */
export const onlineExamMarking = defineOperation('onlineExamMarking', {
  ...common,
  label: 'Long answers in an online exam',
  at: 'GET setup/v1/OnlineExam/:exam/marking',
  input: { exam, question: f.int({ min: 1 }) },
  answer: {
    name: text,
    isAnonymous: f.flag(),
    /** Results that are published stay as they are. */
    mayMark: f.flag(),
    questions: rows(
      { id: number, text, explanation: f.text(), answers: number, toMark: number },
      { max: 500 },
    ),
    /** The question whose answers these are; the first one unless another was asked for. */
    question: f.int(),
    papers: rows(
      {
        /** By which the paper is marked: it tells nobody whose it is. */
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

/** Gives marks for a long answer, or takes them away. */
export const markOnlineExam = defineOperation('markOnlineExam', {
  ...common,
  label: 'Mark a long answer',
  at: 'POST setup/v1/OnlineExam/:exam/marks',
  input: {
    exam,
    question: f.int({ required: true, min: 1 }),
    code: f.text({ required: true, max: 12 }),
    /** What stood there when it was read: the marks of somebody else are not written over. */
    before: f.decimal({ scale: 3, precision: 7 }),
    score: f.decimal({ label: 'Marks', scale: 3, precision: 7, min: '0' }),
    comment: f.longText({ max: 2000 }),
  },
  answer: { toMark: number },
  hidden: true,
});

/** Writes what came out into the marks sheet of an exam of the year. */
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
      // Sheets of the subject with marks, of those classes that wrote it.
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
