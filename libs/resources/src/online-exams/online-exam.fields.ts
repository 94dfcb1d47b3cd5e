import { f } from '@school/kernel';
import { scoreField } from './question-fields.ts';

/** Whom an exam is for, and who marks it. */
export const participantFields = {
  subject: f.ref('subject', { required: true, named: true, onDelete: 'restrict' }),
  batches: f.refs('batch', {
    filter: { active: true },
    named: true,
    help: 'Empty: the batch of the subject, unless single students are named',
  }),
  students: f.refs('student', {
    level: 'private',
    filter: { status: 'ACTIVE' },
    named: true,
    help: 'Besides the batches, or in their place',
  }),
  evaluators: f.refs('employee', {
    label: 'Marked by',
    level: 'private',
    filter: { status: 'ACTIVE' },
    named: true,
    help: 'Besides those who teach the subject',
  }),
} as const;

/** When it is written, and how the clock runs. */
export const timeFields = {
  startDateTime: f.dateTime({ label: 'Opens', required: true, index: true }),
  endDateTime: f.dateTime({ label: 'Closes', required: true, index: true }),
  maximumTime: f.int({ label: 'Minutes', required: true, min: 1, max: 1440, default: 60 }),
  graceSeconds: f.int({
    label: 'Seconds of grace',
    level: 'private',
    required: true,
    min: 0,
    max: 600,
    default: 30,
    help: 'For an answer that was on its way when the time was up',
  }),
  autoSubmit: f.flag({ label: 'Handed in when the time is up', level: 'private', default: true }),
  maxAttempts: f.int({
    label: 'Attempts',
    required: true,
    min: 0,
    max: 20,
    default: 1,
    help: '0: any number',
  }),
  gradingBasis: f.choice(
    { HIGHEST: 'The best', LATEST: 'The last', FIRST: 'The first', AVERAGE: 'The average' },
    { label: 'Of several attempts counts', required: true, default: 'HIGHEST' },
  ),
} as const;

/** How it looks, and who gets in. */
export const paperFields = {
  randomizeQuestions: f.flag({ label: 'Questions in another order for each pupil', default: false }),
  randomizeOptions: f.flag({ label: 'Options in another order for each pupil', default: false }),
  allowBack: f.flag({ label: 'Back to earlier questions', default: true }),
  showQuestionMap: f.flag({ label: 'Map of the questions', default: true }),
  oneQuestionPerPage: f.flag({ label: 'One question at a time', default: true }),
  accessPassword: f.text({
    label: 'Code to start',
    max: 40,
    level: 'private',
    help: 'Told in the room; empty: none is asked',
  }),
  ipRange: f.text({
    label: 'Addresses of the network',
    max: 200,
    level: 'private',
    pattern: { regex: '[0-9a-fA-F.:/, ]*', message: 'Addresses such as 192.168.1.0/24, with commas.' },
    help: 'Only from there it can be started: 192.168.1.0/24, 10.0.0.7',
  }),
  instructions: f.ref('instructionTemplate', {
    onDelete: 'clear',
    named: true,
    help: 'Empty in a new exam: those for new exams',
  }),
} as const;

/** How answers are scored, and who sees that when. */
export const scoringFields = {
  passPercentage: f.percent({
    label: 'Pass mark',
    scale: 2,
    required: true,
    min: '0',
    max: '100',
    default: '40.00',
  }),
  examFormat: f.choice(
    { OBJECTIVE: 'Scored by the product', DESCRIPTIVE: 'Marked by hand', HYBRID: 'Both' },
    { label: 'Format', required: true, readOnly: true, default: 'OBJECTIVE' },
  ),
  negativeMarking: f.flag({ label: 'Marks off for wrong answers', default: false }),
  defaultNegativeMarks: scoreField({
    label: 'Marks off',
    required: true,
    default: '0.000',
    help: 'Where the question says nothing',
  }),
  allowNegativeTotal: f.flag({ label: 'The total may fall below 0', default: false }),
  partialScoring: f.choice(
    { ALL_OR_NOTHING: 'All or nothing', PER_OPTION: 'By parts' },
    { label: 'Answers of several parts', required: true, default: 'ALL_OR_NOTHING' },
  ),
  anonymousMarking: f.flag({ label: 'Marked without names', default: true }),
  resultVisibility: f.choice(
    {
      IMMEDIATE: 'At once',
      AFTER_END: 'When the exam is over',
      ON_PUBLISH: 'When results are published',
      NEVER: 'Not at all',
    },
    { label: 'Pupils see results', required: true, default: 'ON_PUBLISH' },
  ),
  showAnswers: f.flag({
    label: 'With the right answers',
    default: false,
    help: 'Once nobody can write it any more',
  }),
  totalMarks: scoreField({ label: 'Marks in all', readOnly: true, default: '0.000' }),
} as const;
