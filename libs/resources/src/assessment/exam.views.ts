import { block, contribute, defineView, f } from '@school/kernel';
import { examReaders } from './access.ts';

const student = f.ref('student', { required: true });

/** Results of a student, by exam group. */
const resultsOfStudent = defineView('resultsOfStudent', {
  module: 'assessment',
  label: 'Results',
  of: 'examResult',
  parameters: { student },
  columns: {
    examGroup: { link: '/exam/results/:id' },
    batch: {},
    examDate: { label: 'First exam', value: 'examGroup.examDate' },
    total: {},
    maximum: {},
    score: {},
    grade: {},
    rank: {},
    outcome: {},
    belowPass: {},
    missed: {},
    id: { hidden: true },
  },
  sort: '-examDate',
});

/** Marks of a student, by exam. */
const marksOfStudent = defineView('marksOfStudent', {
  module: 'assessment',
  label: 'Marks',
  of: 'examScore',
  parameters: { student },
  columns: {
    examGroup: {},
    subject: { value: 'exam.subject' },
    date: { value: 'exam.date' },
    marks: {},
    maximum: { label: 'Maximum', value: 'exam.maximumMarks' },
    gradingLevel: {},
    attendanceStatus: {},
    remarks: {},
  },
  sort: '-date',
});

/** Exams that have been held and have no marks yet, in subjects that the caller teaches. */
const marksToEnter = defineView('marksToEnter', {
  module: 'assessment',
  label: 'Marks to enter',
  of: 'exam',
  where: { date_lte: { $date: 'today' }, 'examGroup.status_ne': 'PUBLISHED', entered: 0 },
  columns: {
    subject: { link: '/exams/:id/marks' },
    batch: {},
    examGroup: {},
    date: {},
    mine: {
      hidden: true,
      figure: {
        fn: 'count',
        of: 'workAllotment',
        via: 'subject',
        on: 'subject',
        where: { employee: { $me: 'employee' } },
        must: 'some',
      },
    },
    id: { hidden: true },
  },
  sort: 'date',
  access: ['EMPLOYEE'],
});

/** Exam groups whose marks are in and whose results are waiting to be published. */
const resultsToPublish = defineView('resultsToPublish', {
  module: 'assessment',
  label: 'Results to publish',
  of: 'examGroup',
  where: { status_ne: 'PUBLISHED', scores_gt: 0 },
  columns: {
    name: { link: '/course_exam_group/:id' },
    batch: {},
    examDate: {},
    scores: {},
    id: { hidden: true },
  },
  sort: 'examDate',
  access: ['ExaminationControl'],
});

/** Exams in the next days, of the user's own batches. */
const comingExams = defineView('comingExams', {
  module: 'assessment',
  label: 'Upcoming exams',
  of: 'exam',
  where: { date: { $date: 'next14Days' } },
  columns: { subject: {}, date: {}, startTime: {}, batch: {}, room: {} },
  sort: 'date',
});

/** How far students have come in the skills of their subjects, according to the gradebook. */
const skillsOfStudent = defineView('skillsOfStudent', {
  module: 'gradebook',
  label: 'Skills',
  parameters: { student },
  columns: {
    subject: { label: 'Subject', as: 'text' },
    skill: { label: 'Skill', as: 'text' },
    percent: { label: 'Percent', as: 'percent' },
    grade: { label: 'Grade', as: 'text' },
  },
  access: examReaders,
});

export const examViews = [
  resultsOfStudent,
  marksOfStudent,
  skillsOfStudent,
  marksToEnter,
  resultsToPublish,
  comingExams,
] as const;

export const examContributions = [
  contribute('student', {
    module: 'assessment',
    summary: [
      {
        key: 'result',
        label: 'Last result',
        view: 'resultsOfStudent',
        shows: ['examGroup', 'score', 'outcome', 'belowPass', 'missed'],
        tab: 'results',
      },
    ],
    tabs: [
      {
        key: 'results',
        label: 'Results',
        blocks: [
          block.table('resultsOfStudent', { label: 'Results' }),
          block.table('marksOfStudent', { label: 'Marks' }),
          block.table('skillsOfStudent', { label: 'Skills' }),
          block.table('revaluationsOfStudent', { label: 'Revaluations', onlyFilled: true }),
          block.table('changedMarksOfStudent', { label: 'Changed marks', onlyFilled: true }),
          block.table('seatsOfStudent', { label: 'Seats in exams', onlyFilled: true }),
        ],
      },
    ],
  }),
  contribute('home', {
    module: 'assessment',
    waiting: [
      {
        key: 'marksToEnter',
        label: 'Marks to enter',
        icon: 'exam',
        view: 'marksToEnter',
        to: '/exams',
        order: 8,
        roles: ['EMPLOYEE'],
      },
      {
        key: 'resultsToPublish',
        label: 'Results to publish',
        icon: 'report',
        view: 'resultsToPublish',
        to: '/create_exam_group',
        order: 30,
      },
      {
        key: 'comingExams',
        label: 'Upcoming exams',
        icon: 'exam',
        view: 'comingExams',
        to: '/student/exam_schedule',
        order: 30,
        roles: ['STUDENT', 'PARENT'],
      },
    ],
  }),
] as const;
