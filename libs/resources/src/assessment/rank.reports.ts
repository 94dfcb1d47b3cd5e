import { defineReport, f } from '@school/kernel';
import { resultReaders, resultViewers } from './access.ts';
import {
  ofBatch,
  ofCourse,
  ofGroup,
  ofSubject,
  rank,
  reportEntry,
  someSubject,
  studentColumns,
  studentId,
} from './report-parts.ts';

const module = 'assessment';
const score = { label: 'Score', as: 'decimal' } as const;
const marks = { label: 'Marks', as: 'decimal' } as const;

/** Ranks by the final result; they are based on the last generated reports. */
export const batchRank = defineReport('batchRank', {
  module,
  label: 'Rank in the batch',
  description: 'Students of a batch by their final result, as last generated',
  screen: ['/exam/batch_rank', '/exam/student_batch_rank/:batchId'],
  menu: reportEntry(60, 'Students of a batch by their final result'),
  parameters: { batch: ofBatch },
  columns: { rank, ...studentColumns, score, studentId },
  access: resultViewers,
});

export const courseRank = defineReport('courseRank', {
  module,
  label: 'Rank in the course',
  description: 'Students of all current batches of a course by their final result',
  screen: ['/exam/course_rank', '/exam/student_course_rank/:courseId/:batchId'],
  menu: reportEntry(65, 'Students of a course by their final result'),
  parameters: {
    course: ofCourse,
    batch: f.ref('batch', { filter: { course: { $field: 'course' } }, help: 'Empty: all batches' }),
  },
  columns: { rank, ...studentColumns, batch: { label: 'Batch', as: 'text' }, score, studentId },
  access: resultReaders,
});

export const schoolRank = defineReport('schoolRank', {
  module,
  label: 'Rank in the school',
  description: 'All students by their final result; percentages and grade points are ranked separately',
  screen: '/exam/student_school_rank',
  menu: reportEntry(70, 'All students by their final result'),
  parameters: {},
  columns: {
    gradingType: { label: 'Results', as: 'text', words: ['Normal', 'CCE', 'ICSE'] },
    ...courseRank.columns,
  },
  groupBy: 'gradingType',
  access: resultReaders,
});

export const subjectRank = defineReport('subjectRank', {
  module,
  label: 'Rank by subject',
  description: 'Students in an exam group by their marks in each subject',
  screen: ['/exam/subject_rank', '/exam/student_subject_rank/:batchId/:examGroupId'],
  menu: reportEntry(50, 'Students in an exam group by their marks in each subject'),
  parameters: { batch: ofBatch, examGroup: ofGroup, subject: someSubject },
  columns: {
    subject: { label: 'Subject', as: 'text', words: ['Final result'] },
    rank,
    ...studentColumns,
    marks,
    studentId,
  },
  groupBy: 'subject',
  access: resultViewers,
});

export const subjectRankByGroup = defineReport('subjectRankByGroup', {
  module,
  label: 'Rank in a subject by exam group',
  description: 'Students by their marks in one subject, exam group by exam group',
  screen: '/exam/subject_rank1',
  menu: reportEntry(55, 'One subject, exam group by exam group'),
  parameters: { batch: ofBatch, subject: ofSubject },
  columns: { examGroup: { label: 'Exam group', as: 'text' }, rank, ...studentColumns, marks, studentId },
  groupBy: 'examGroup',
  access: resultViewers,
});

export const archivedRank = defineReport('archivedRank', {
  module,
  label: 'Results of former batches',
  description: 'Exam groups, final result and rank of a closed batch',
  screen: '/exam_reports/archived_batches_exam_report',
  menu: reportEntry(95, 'Final results and ranks of closed batches'),
  parameters: { batch: f.ref('batch', { required: true, filter: { active: false } }) },
  columns: {
    rank,
    ...studentColumns,
    groups: {
      label: 'Exam groups',
      as: 'decimal',
      each: { resource: 'examGroup', within: { batch: 'batch' } },
    },
    score,
    studentId,
  },
  access: resultReaders,
});

/** Students who reach the levels and designations of a course. */
export const rankingLevelReport = defineReport('rankingLevelReport', {
  module,
  label: 'Ranking levels',
  description: 'Which students of a course reach which level; each is listed under the first one',
  screen: '/exam/ranking_level_report',
  menu: reportEntry(75, 'Which students reach which level'),
  parameters: {
    course: ofCourse,
    batch: f.ref('batch', { filter: { course: { $field: 'course' } } }),
    rankingLevel: f.ref('rankingLevel', { filter: { course: { $field: 'course' } } }),
  },
  columns: {
    level: { label: 'Level', as: 'text' },
    ...studentColumns,
    batch: { label: 'Batch', as: 'text' },
    score,
    studentId,
  },
  groupBy: 'level',
  access: resultReaders,
});

export const combinedReport = defineReport('combinedReport', {
  module,
  label: 'Combined report',
  description: 'Designations and ranking levels that the students of a batch have reached',
  screen: '/exam/combined_report',
  menu: reportEntry(80, 'Designations and levels of a batch'),
  parameters: { batch: ofBatch },
  columns: { level: { label: 'Level', as: 'text' }, ...studentColumns, score, studentId },
  groupBy: 'level',
  access: resultViewers,
});
