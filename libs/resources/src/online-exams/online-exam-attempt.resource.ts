import { all, defineResource, f, is, isNot, isOneOf, not } from '@school/kernel';
import { examRows, examSetters, examOffice } from './access.ts';
import { outcomeField, scoreField } from './question-fields.ts';

/** A pupil's exam in progress or completed: when, with which paper, and with what result. Kept even when it is reset. */
export const onlineExamAttempt = defineResource('onlineExamAttempt', {
  module: 'onlineExams',
  label: ['Attempt', 'Attempts'],
  api: 'setup/v1/OnlineExamAttempt',
  noArchive: true,
  screens: { list: '/online_exam/reset_exam', show: '/online_exam/attempts/:id' },
  menu: {
    group: 'onlineExams',
    order: 50,
    icon: 'history',
    description: 'Who is taking or has taken an exam; more time, or another attempt',
    access: ['EMPLOYEE', 'OnlineExamManagement'],
  },
  fields: {
    onlineExam: f.ref('onlineExam', { required: true, readOnly: true, onDelete: 'restrict', named: true }),
    student: f.ref('student', { required: true, readOnly: true, onDelete: 'restrict', named: true }),
    batch: f.ref('batch', { readOnly: true, named: true }),
    attemptNumber: f.int({ label: 'Attempt', required: true, readOnly: true, min: 1 }),
    startedAt: f.dateTime({ required: true, readOnly: true }),
    deadlineAt: f.dateTime({ label: 'Until', required: true, readOnly: true, index: true }),
    submittedAt: f.dateTime({ label: 'Handed in', readOnly: true }),
    lastSeenAt: f.dateTime({ label: 'Last seen', readOnly: true }),
    ip: f.text({ label: 'Address', max: 45, readOnly: true }),
    status: f.choice(
      {
        IN_PROGRESS: 'Writing',
        SUBMITTED: 'Handed in',
        AUTO_SUBMITTED: 'Time was up',
        EVALUATED: 'Marked',
        RESET: 'Reset',
      },
      {
        required: true,
        readOnly: true,
        default: 'IN_PROGRESS',
        index: true,
        tones: {
          IN_PROGRESS: 'info',
          SUBMITTED: 'warning',
          AUTO_SUBMITTED: 'warning',
          EVALUATED: 'success',
          RESET: 'neutral',
        },
      },
    ),
    totalScore: f.decimal({ label: 'Score', scale: 3, precision: 9, readOnly: true, trim: true }),
    maximumScore: scoreField({ label: 'Of', readOnly: true }),
    percentage: f.decimal({ label: 'Percent', scale: 2, precision: 6, readOnly: true }),
    outcome: outcomeField(),
    correctCount: f.int({ label: 'Right', readOnly: true }),
    wrongCount: f.int({ label: 'Wrong', readOnly: true }),
    unansweredCount: f.int({ label: 'Not answered', readOnly: true }),
    published: f.computed({
      label: 'Results published',
      as: 'flag',
      value: is('onlineExam.status', 'RESULTS'),
    }),
    resetReason: f.text({ label: 'Reason for reset', max: 250, readOnly: true }),
    /** Questions and options as shown to this pupil; frozen at the start. */
    paper: f.json({ readOnly: true, level: 'system' }),
    /** Identifies its answers for marking while nobody is to know whose they are. */
    code: f.text({ label: 'Paper code', max: 12, readOnly: true, level: 'system' }),
  },
  title: 'student',
  subtitle: ['onlineExam', 'attemptNumber'],
  list: {
    columns: [
      'onlineExam',
      'student',
      'batch',
      'attemptNumber',
      'startedAt',
      'deadlineAt',
      'submittedAt',
      'totalScore',
      'percentage',
      'status',
    ],
    head: 'student',
    sort: '-startedAt',
    filters: ['onlineExam', 'batch', 'status', 'student'],
    views: [
      { key: 'writing', label: 'In progress now', filter: { status: 'IN_PROGRESS' } },
      { key: 'kept', label: 'Not reset', filter: { status_ne: 'RESET' } },
    ],
  },
  form: {
    tabs: [
      {
        key: 'attempt',
        label: 'Attempt',
        sections: [
          {
            fields: [
              'onlineExam',
              'student',
              'batch',
              'attemptNumber',
              'status',
              'totalScore',
              'maximumScore',
              'percentage',
              'outcome',
              'correctCount',
              'wrongCount',
              'unansweredCount',
            ],
          },
          {
            label: 'Time',
            fields: ['startedAt', 'deadlineAt', 'submittedAt', 'lastSeenAt', 'ip', 'resetReason'],
          },
        ],
      },
    ],
  },
  unique: [
    { fields: ['onlineExam', 'student', 'attemptNumber'] },
    { fields: ['onlineExam', 'student'], where: isOneOf('status', ['IN_PROGRESS']) },
  ],
  actions: {
    reset: {
      label: 'Reset',
      on: 'selection',
      access: examOffice,
      when: all(isNot('status', 'RESET'), is('published', false)),
      tone: 'warning',
      ask: { reason: f.text({ label: 'Why', required: true, max: 250 }) },
    },
    giveTime: {
      label: 'Give more time',
      on: 'selection',
      access: examSetters,
      when: not(isNot('status', 'IN_PROGRESS')),
      ask: { minutes: f.int({ label: 'Extra minutes', required: true, min: 1, max: 600 }) },
    },
  },
  access: {
    read: examSetters,
    rows: examRows('onlineExam.'),
    levels: { system: { read: [], write: [] } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    onlineExamAttempt: typeof onlineExamAttempt;
  }
}
