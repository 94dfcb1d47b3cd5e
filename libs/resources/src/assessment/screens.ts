import { defineScreen } from '@school/kernel';
import { examKeepers, examMakers, resultReaders } from './access.ts';

const module = 'assessment';
const groups = '/create_exam_group';

/** Screens for exams beyond lists and forms. */
export const assessmentScreens = [
  defineScreen('marksEntry', {
    module,
    label: 'Marks and remarks',
    paths: [
      '/exams/:examId/marks',
      '/exam_groups/:examGroupId/exams/:examId/batch/:batchId/subject/:subjectId',
    ],
    about: 'exam',
    isPage: true,
    parent: '/exams',
    access: ['EMPLOYEE', ...examMakers],
  }),
  defineScreen('addExams', {
    module,
    label: 'Add exams',
    paths: ['/exam_groups/:examGroupId/add_exams', '/exam_groups/:examGroupId/exams/add_new_exams/:batchID'],
    about: 'examGroup',
    parent: groups,
    access: examMakers,
  }),
  defineScreen('addExamsOfCourse', {
    module,
    label: 'Add exams',
    paths: ['/course_exam_groups/:examGroupId/add_exams'],
    about: 'courseExamGroup',
    parent: '/course_exam_groups',
    access: examKeepers,
  }),
  defineScreen('examGrouping', {
    module,
    label: 'Weights of exam groups',
    paths: ['/exam/grouping/:examGroupId'],
    about: 'examGroup',
    parent: groups,
    access: examKeepers,
  }),
  defineScreen('scoreSheets', {
    module,
    label: 'Continuous assessment',
    paths: ['/exam/score_sheets'],
    access: ['EMPLOYEE', ...resultReaders],
    menu: {
      group: 'exams',
      order: 35,
      icon: 'task',
      description: 'Scores for formative assessments, activities and areas alongside exams',
    },
  }),
  defineScreen('scoreSheet', {
    module,
    label: 'Score sheet',
    paths: ['/exam/score_sheets/:batchId/:kind/:about/:subjectId'],
    isPage: true,
    parent: '/exam/score_sheets',
    access: ['EMPLOYEE', ...resultReaders],
  }),
  defineScreen('generateReports', {
    module,
    label: 'Generate reports',
    paths: ['/exam/generate_reports'],
    access: examKeepers,
    menu: {
      group: 'exams',
      order: 40,
      icon: 'report',
      description: 'Calculate grouped results and ranks of batches',
    },
  }),
] as const;
