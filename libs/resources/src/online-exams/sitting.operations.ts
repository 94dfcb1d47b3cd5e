import { defineOperation, f, list, rows } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { questionTypes } from './question-fields.ts';

const exam = f.int({ required: true, min: 1 });
const attempt = f.int({ required: true, min: 1 });
const text = f.text({ required: true });
const number = f.int({ required: true });
const moment = f.dateTime({ required: true });

/** A question as the pupil gets it: options are identified by position, so that nothing reveals the correct one. */
const question = {
  id: number,
  section: text,
  type: f.choice(questionTypes, { required: true }),
  text,
  hasPicture: f.flag(),
  pictureAlt: f.text(),
  marks: text,
  options: list(f.text({ required: true }), { max: 200 }),
  matches: list(f.text({ required: true }), { max: 200 }),
  /** Options for gaps that are not typed, by gap number. */
  gaps: f.json({ help: 'What is offered in gaps that are no free text, by the number of the gap' }),
  wordLimit: f.int(),
  value: f.json({ help: 'The answer so far: a text, numbers of options, or texts by gap or option' }),
  isFlagged: f.flag(),
} as const;

const paper = {
  exam: number,
  name: text,
  attempt: number,
  status: text,
  /** The server time, which the clock on the screen follows. */
  now: moment,
  deadlineAt: moment,
  allowBack: f.flag(),
  showQuestionMap: f.flag(),
  oneQuestionPerPage: f.flag(),
  sections: rows({ name: text, intro: f.text() }, { max: 100 }),
  questions: rows(question, { max: 500 }),
} as const;

const common = { module: 'onlineExams', access: ['STUDENT'], forOneself: true, hidden: true } as const;

export const startOnlineExam = defineOperation('startOnlineExam', {
  ...common,
  label: 'Start an online exam',
  at: 'POST setup/v1/OnlineExam/:exam/start',
  input: { exam, password: f.text({ label: 'Code', max: 40 }) },
  answer: paper,
  // The paper keeps changing: a repeated request returns its current state.
  fleeting: true,
});

/** The paper in progress, on whatever device, with the answers so far. */
export const onlineExamPaper = defineOperation('onlineExamPaper', {
  ...common,
  label: 'Go on with an online exam',
  at: 'GET setup/v1/OnlineExam/:exam/paper',
  input: { exam },
  answer: paper,
});

/** Saves one answer. Older submissions from the same window, and earlier answers from another device, change nothing. */
export const answerOnlineExam = defineOperation('answerOnlineExam', {
  ...common,
  label: 'Answer a question',
  at: 'POST setup/v1/OnlineExam/:exam/answer',
  input: {
    exam,
    attempt,
    questionId: f.int({ required: true, min: 1 }),
    value: f.json(),
    flagged: f.flag({ default: false }),
    device: f.text({ max: 40 }),
    sequence: f.int({ min: 0, default: 0 }),
    /** When it was given, by the server clock. */
    answeredAt: f.dateTime(),
  },
  answer: { isKept: f.flag(), now: moment, deadlineAt: moment },
});

export const submitOnlineExam = defineOperation('submitOnlineExam', {
  ...common,
  label: 'Hand in an online exam',
  at: 'POST setup/v1/OnlineExam/:exam/submit',
  input: { exam, attempt },
  answer: { status: text, submittedAt: moment, unanswered: number },
});

const shownAnswer = rows(
  {
    question: number,
    text,
    type: f.choice(questionTypes, { required: true }),
    given: list(f.text({ required: true }), { max: 200 }),
    right: list(f.text({ required: true }), { max: 200 }),
    score: f.text(),
    marks: text,
    /** RIGHT, PARTLY or WRONG; empty while it waits for a mark. */
    verdict: f.text(),
    explanation: f.text(),
    comment: f.text(),
  },
  { max: 500 },
);

/** Status of an exam for a pupil: whether it can be started, what was handed in, and the result once it is shown. */
export const myOnlineExam = defineOperation('myOnlineExam', {
  ...common,
  label: 'My attempts',
  at: 'GET setup/v1/OnlineExam/:exam/mine',
  input: { exam },
  answer: {
    now: moment,
    /** START, RESUME, EARLY, OVER, USED or CLOSED. */
    state: text,
    opensAt: moment,
    closesAt: moment,
    minutes: number,
    needsCode: f.flag(),
    instructions: f.text(),
    attemptsLeft: f.int(),
    attempts: rows(
      {
        id: number,
        number,
        status: text,
        startedAt: moment,
        submittedAt: f.dateTime(),
        score: f.text(),
        maximum: f.text(),
        percentage: f.text(),
        /** PASSED or FAILED. */
        outcome: f.text(),
      },
      { max: 100 },
    ),
    answers: shownAnswer,
  },
});

export const sittingOperations = [
  startOnlineExam,
  onlineExamPaper,
  answerOnlineExam,
  submitOnlineExam,
  myOnlineExam,
] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof sittingOperations> {}
}
