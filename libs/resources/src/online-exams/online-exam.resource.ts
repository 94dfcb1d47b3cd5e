import { defineResource, f, field, gt, is, not } from '@school/kernel';
import { ofTeachers } from '../academics/taught-by.ts';
import { examPeople, examRows, examSetters, setterLevels } from './access.ts';
import { paperFields, participantFields, scoringFields, timeFields } from './online-exam.fields.ts';

const given = { status_in: ['PUBLISHED', 'CLOSED', 'RESULTS'] } as const;

/** An exam taken on screen, each pupil with their own paper and clock. */
export const onlineExam = defineResource('onlineExam', {
  module: 'onlineExams',
  label: ['Online exam', 'Online exams'],
  api: 'setup/v1/OnlineExam',
  noArchive: true,
  screens: {
    list: '/online_exam/view_online_exam',
    create: '/online_exam/new_online_exam',
    show: '/online_exam/detail/:examId',
    edit: '/online_exam/edit/:examId',
  },
  menu: {
    group: 'onlineExams',
    order: 20,
    icon: 'list',
    description: 'Exams with their questions, dates and status',
    access: ['EMPLOYEE', 'OnlineExamManagement', 'STUDENT', 'PARENT'],
    create: { label: 'New online exam', description: 'Subject, dates, rules and questions', icon: 'add' },
    also: [{ group: 'mySchool', order: 32, access: ['STUDENT', 'PARENT'], forOneself: true }],
  },
  fields: {
    name: f.text({ required: true, max: 100, search: true }),
    academicYear: f.ref('academicYear', { readOnly: true, named: true }),
    subjectCode: f.lookup({ label: 'Subject code', via: 'subject', field: 'code', as: 'text' }),
    ...participantFields,
    ...timeFields,
    ...paperFields,
    ...scoringFields,
    sections: f.lines('onlineExamSection', { level: 'private' }),
    questions: f.lines('onlineExamQuestion', { level: 'private' }),
    allowances: f.lines('onlineExamAllowance', { label: 'Extra time', level: 'private' }),
    status: f.choice(
      { DRAFT: 'Draft', PUBLISHED: 'Published', CLOSED: 'Closed', RESULTS: 'Results published' },
      {
        required: true,
        default: 'DRAFT',
        readOnly: true,
        index: true,
        tones: { DRAFT: 'neutral', PUBLISHED: 'info', CLOSED: 'warning', RESULTS: 'success' },
      },
    ),
    questionCount: f.rollup({
      label: 'Number of questions',
      level: 'private',
      of: 'onlineExamQuestion',
      via: 'onlineExam',
      fn: 'count',
    }),
    attempts: f.rollup({
      label: 'Attempts made',
      level: 'private',
      of: 'onlineExamAttempt',
      via: 'onlineExam',
      fn: 'count',
    }),
    toMark: f.rollup({
      label: 'To be marked',
      level: 'private',
      of: 'onlineExamAttempt',
      via: 'onlineExam',
      fn: 'count',
      where: { status_in: ['SUBMITTED', 'AUTO_SUBMITTED'] },
    }),
  },
  title: 'name',
  subtitle: ['subject', 'startDateTime'],
  list: {
    columns: [
      'name',
      'subject',
      'batches',
      'startDateTime',
      'endDateTime',
      'maximumTime',
      'status',
      'questionCount',
      'attempts',
      'toMark',
    ],
    sort: '-startDateTime',
    filters: ['status', 'batches', 'subject', 'startDateTime'],
    views: [
      { key: 'coming', label: 'Current and upcoming', filter: { status: 'PUBLISHED' } },
      { key: 'marking', label: 'To be marked', filter: { toMark_gt: 0 } },
    ],
  },
  notices: [
    { key: 'sitOnlineExam', on: 'show', access: ['STUDENT'], forOneself: true },
    { key: 'markOnlineExam', on: 'show', access: examSetters },
  ],
  form: {
    tabs: [
      {
        key: 'exam',
        label: 'Exam',
        sections: [
          {
            fields: ['name', 'subject', 'batches', 'students', 'evaluators', 'instructions', 'academicYear'],
          },
          {
            label: 'When',
            fields: ['startDateTime', 'endDateTime', 'maximumTime', 'graceSeconds', 'autoSubmit'],
          },
          { label: 'Attempts', fields: ['maxAttempts', 'gradingBasis', 'accessPassword', 'ipRange'] },
        ],
      },
      {
        key: 'questions',
        label: 'Questions',
        sections: [
          { fields: ['sections', 'questions', 'totalMarks', 'examFormat', 'questionCount'] },
          {
            label: 'How questions are shown',
            fields: [
              'randomizeQuestions',
              'randomizeOptions',
              'oneQuestionPerPage',
              'allowBack',
              'showQuestionMap',
            ],
          },
        ],
      },
      {
        key: 'scoring',
        label: 'Marks',
        sections: [
          {
            fields: [
              'passPercentage',
              'negativeMarking',
              'defaultNegativeMarks',
              'allowNegativeTotal',
              'partialScoring',
              'anonymousMarking',
            ],
          },
          { label: 'Results', fields: ['resultVisibility', 'showAnswers', 'status', 'attempts', 'toMark'] },
        ],
      },
      { key: 'time', label: 'Extra time', sections: [{ fields: ['allowances'] }] },
    ],
  },
  related: [
    { key: 'attempts', label: 'Attempts', resource: 'onlineExamAttempt', via: 'onlineExam' },
    { key: 'results', label: 'Results', resource: 'onlineExamResult', via: 'onlineExam' },
  ],
  conditions: {
    defaultNegativeMarks: { visible: is('negativeMarking', true) },
    showAnswers: { visible: not(is('resultVisibility', 'NEVER')) },
    gradingBasis: { visible: not(is('maxAttempts', 1)) },
  },
  checks: [
    {
      key: 'endsAfterStart',
      holds: gt(field('endDateTime'), field('startDateTime')),
      message: 'It must close after it opens',
      field: 'endDateTime',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'DRAFT',
    transitions: {
      publish: {
        label: 'Publish',
        access: examSetters,
        whose: ofTeachers('OnlineExamManagement'),
        from: ['DRAFT'],
        to: 'PUBLISHED',
        tone: 'success',
        confirm: 'Students can see the exam and are notified. They can start it when it opens.',
      },
      takeBack: {
        label: 'Withdraw',
        access: examSetters,
        whose: ofTeachers('OnlineExamManagement'),
        from: ['PUBLISHED'],
        to: 'DRAFT',
        tone: 'warning',
        confirm: 'Students can no longer see the exam.',
      },
      close: {
        label: 'Close',
        access: examSetters,
        whose: ofTeachers('OnlineExamManagement'),
        from: ['PUBLISHED'],
        to: 'CLOSED',
        tone: 'warning',
        confirm: 'Nobody can take it any more. Open attempts are handed in as they stand.',
      },
      publishResult: {
        label: 'Publish results',
        access: examSetters,
        whose: ofTeachers('OnlineExamManagement'),
        from: ['CLOSED'],
        to: 'RESULTS',
        tone: 'success',
        confirm: 'Students and parents can see the results and are notified.',
      },
      takeBackResult: {
        label: 'Withdraw results',
        access: examSetters,
        whose: ofTeachers('OnlineExamManagement'),
        from: ['RESULTS'],
        to: 'CLOSED',
        tone: 'warning',
        confirm: 'Students and parents can no longer see the results.',
      },
    },
  },
  sample: {
    startDateTime: '2026-02-02T08:00:00.000Z',
    endDateTime: '2026-02-02T18:00:00.000Z',
    maximumTime: 60,
    batches: undefined,
    students: undefined,
    evaluators: undefined,
    sections: undefined,
    questions: undefined,
    allowances: undefined,
    ipRange: '10.0.0.0/8',
    accessPassword: 'blue',
  },
  access: {
    read: examPeople,
    create: examSetters,
    update: examSetters,
    delete: examSetters,
    history: examSetters,
    levels: setterLevels,
    rows: {
      ...examRows(''),
      STUDENT: {
        ...given,
        _or: [{ batches_in: { $me: 'batches' } }, { students_contains: { $me: 'student' } }],
      },
      PARENT: {
        ...given,
        _or: [{ batches_in: { $me: 'batches' } }, { students_in: { $me: 'wards' } }],
      },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    onlineExam: typeof onlineExam;
  }
}
