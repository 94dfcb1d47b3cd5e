import { f } from '@school/kernel';
import { scoreField } from './question-fields.ts';

/** Who an exam is for, and who marks it. */
export const participantFields = {
  subject: f.ref('subject', { required: true, named: true, onDelete: 'restrict' }),
  batches: f.refs('batch', {
    filter: { active: true },
    named: true,
    help: 'If empty, the batch of the subject is used, unless individual students are named',
  }),
  students: f.refs('student', {
    level: 'private',
    filter: { status: 'ACTIVE' },
    named: true,
    help: 'In addition to the batches, or instead of them',
  }),
  evaluators: f.refs('employee', {
    label: 'Marked by',
    level: 'private',
    filter: { status: 'ACTIVE' },
    named: true,
    help: 'In addition to those who teach the subject',
  }),
} as const;

/** When it takes place, and how time is counted. */
export const timeFields = {
  startDateTime: f.dateTime({ label: 'Opens', required: true, index: true }),
  endDateTime: f.dateTime({ label: 'Closes', required: true, index: true }),
  maximumTime: f.int({ label: 'Minutes', required: true, min: 1, max: 1440, default: 60 }),
  graceSeconds: f.int({
    label: 'Grace period (seconds)',
    level: 'private',
    required: true,
    min: 0,
    max: 600,
    default: 30,
    help: 'For an answer still on its way when time is up',
  }),
  autoSubmit: f.flag({ label: 'Hand in automatically when time is up', level: 'private', default: true }),
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
    { label: 'Which attempt counts', required: true, default: 'HIGHEST' },
  ),
} as const;

/** How it looks, and who gets in. */
export const paperFields = {
  randomizeQuestions: f.flag({ label: 'Questions in a different order for each student', default: false }),
  randomizeOptions: f.flag({ label: 'Options in a different order for each student', default: false }),
  allowBack: f.flag({ label: 'Allow going back to earlier questions', default: true }),
  showQuestionMap: f.flag({ label: 'Question map', default: true }),
  oneQuestionPerPage: f.flag({ label: 'One question at a time', default: true }),
  accessPassword: f.text({
    label: 'Code to start',
    max: 40,
    level: 'private',
    help: 'Announced in the room. If empty, no code is needed',
  }),
  ipRange: f.text({
    label: 'Network addresses',
    max: 200,
    level: 'private',
    pattern: {
      regex: '[0-9a-fA-F.:/, ]*',
      message: 'Enter addresses such as 192.168.1.0/24, separated by commas.',
    },
    help: 'It can only be started from these addresses: 192.168.1.0/24, 10.0.0.7',
  }),
  instructions: f.ref('instructionTemplate', {
    onDelete: 'clear',
    named: true,
    help: 'If empty in a new exam, the instructions for new exams are used',
  }),
} as const;

/** How answers are scored, and who sees the scores when. */
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
    { OBJECTIVE: 'Scored automatically', DESCRIPTIVE: 'Marked by hand', HYBRID: 'Both' },
    { label: 'Format', required: true, readOnly: true, default: 'OBJECTIVE' },
  ),
  negativeMarking: f.flag({ label: 'Marks off for wrong answers', default: false }),
  defaultNegativeMarks: scoreField({
    label: 'Marks deducted',
    required: true,
    default: '0.000',
    help: 'Used if the question does not set its own',
  }),
  allowNegativeTotal: f.flag({ label: 'The total may fall below 0', default: false }),
  partialScoring: f.choice(
    { ALL_OR_NOTHING: 'All or nothing', PER_OPTION: 'By parts' },
    { label: 'Multi-part answers', required: true, default: 'ALL_OR_NOTHING' },
  ),
  anonymousMarking: f.flag({ label: 'Marked without names', default: true }),
  resultVisibility: f.choice(
    {
      IMMEDIATE: 'At once',
      AFTER_END: 'When the exam is over',
      ON_PUBLISH: 'When results are published',
      NEVER: 'Not at all',
    },
    { label: 'Students see results', required: true, default: 'ON_PUBLISH' },
  ),
  showAnswers: f.flag({
    label: 'With the right answers',
    default: false,
    help: 'Once nobody can take it any more',
  }),
  totalMarks: scoreField({ label: 'Marks in all', readOnly: true, default: '0.000' }),
} as const;
