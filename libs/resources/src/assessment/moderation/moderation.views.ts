import { contribute, defineView, f } from '@school/kernel';
import { resultReaders } from '../access.ts';

const exam = f.ref('exam', { required: true });

/** Moderations of a paper, including those that were reverted. */
const moderationsOfExam = defineView('moderationsOfExam', {
  module: 'assessment',
  label: 'Moderations',
  of: 'examModeration',
  parameters: { exam },
  columns: {
    rule: { link: '/exam/moderations/:id' },
    marks: {},
    factor: {},
    ceiling: {},
    moved: {},
    passRateBefore: {},
    passRateAfter: {},
    averageBefore: {},
    averageAfter: {},
    reason: {},
    status: {},
    id: { hidden: true },
  },
  sort: '-id',
  access: resultReaders,
});

const change = {
  changedAt: {},
  cause: {},
  oldMarks: {},
  newMarks: {},
  oldGrade: {},
  newGrade: {},
  changedBy: {},
  reason: {},
} as const;

/** Marks of a paper that were changed after they had been entered. */
const changedMarksOfExam = defineView('changedMarksOfExam', {
  module: 'assessment',
  label: 'Changed marks',
  of: 'examScoreRevision',
  parameters: { exam },
  columns: { student: {}, ...change },
  sort: '-changedAt',
  access: resultReaders,
});

/** Marks of a student that were changed after they had been entered. */
const changedMarksOfStudent = defineView('changedMarksOfStudent', {
  module: 'assessment',
  label: 'Changed marks',
  of: 'examScoreRevision',
  parameters: { student: f.ref('student', { required: true }) },
  columns: { exam: {}, ...change },
  sort: '-changedAt',
  access: resultReaders,
});

const request = {
  exam: { link: '/exam/revaluations/:id' },
  examGroup: {},
  askedOn: {},
  oldMarks: {},
  newMarks: {},
  oldGrade: {},
  newGrade: {},
  status: {},
  id: { hidden: true },
} as const;

/** Requests about a student's marks, and their outcome. */
const revaluationsOfStudent = defineView('revaluationsOfStudent', {
  module: 'assessment',
  label: 'Revaluations',
  of: 'revaluation',
  parameters: { student: f.ref('student', { required: true }) },
  columns: request,
  sort: '-askedOn',
});

/** The same for a paper. */
const revaluationsOfExam = defineView('revaluationsOfExam', {
  module: 'assessment',
  label: 'Revaluations',
  of: 'revaluation',
  parameters: { exam },
  columns: { ...request, exam: {}, student: { link: '/exam/revaluations/:id' }, examiner: {} },
  sort: '-askedOn',
  access: resultReaders,
});

/** Requests that the office has not answered. */
const revaluationsToAnswer = defineView('revaluationsToAnswer', {
  module: 'assessment',
  label: 'Revaluations to answer',
  of: 'revaluation',
  where: { status: 'REQUESTED' },
  columns: { ...request, student: {} },
  sort: 'askedOn',
  access: ['ExaminationControl'],
});

/** Papers that the caller is to mark a second time. */
const papersToMarkAgain = defineView('papersToMarkAgain', {
  module: 'assessment',
  label: 'Papers to mark again',
  of: 'revaluation',
  where: { status: 'UNDER_REVIEW', examiner: { $me: 'employee' } },
  columns: { exam: request.exam, batch: {}, student: {}, due: {}, id: { hidden: true } },
  sort: 'due',
  access: ['EMPLOYEE'],
});

export const moderationViews = [
  moderationsOfExam,
  changedMarksOfExam,
  changedMarksOfStudent,
  revaluationsOfStudent,
  revaluationsOfExam,
  revaluationsToAnswer,
  papersToMarkAgain,
] as const;

export const moderationContributions = [
  contribute('exam', {
    module: 'assessment',
    tabs: [
      {
        key: 'changes',
        label: 'Changed marks',
        blocks: [
          { kind: 'table', view: 'moderationsOfExam', label: 'Moderations', onlyFilled: true },
          { kind: 'table', view: 'revaluationsOfExam', label: 'Revaluations', onlyFilled: true },
          {
            kind: 'table',
            view: 'changedMarksOfExam',
            label: 'Changed marks',
            empty: 'No marks were changed',
          },
        ],
      },
    ],
  }),
  contribute('home', {
    module: 'assessment',
    waiting: [
      {
        key: 'revaluationsToAnswer',
        label: 'Revaluations to answer',
        icon: 'approve',
        view: 'revaluationsToAnswer',
        to: '/exam/revaluations',
        order: 31,
      },
      {
        key: 'papersToMarkAgain',
        label: 'Papers to mark again',
        icon: 'approve',
        view: 'papersToMarkAgain',
        to: '/exam/revaluations',
        order: 9,
        roles: ['EMPLOYEE'],
      },
    ],
  }),
] as const;
