import { defineReport, f } from '@school/kernel';
import { resultViewers } from '../access.ts';

/** External and internal assessment of each subject across the categories of the year. */
export const icseResultsOf = defineReport('icseResults', {
  module: 'icse',
  label: 'ICSE results',
  description: 'External and internal assessment of each student, subject by subject',
  screen: '/exam/icse_results',
  menu: {
    group: 'examReports',
    order: 95,
    icon: 'report',
    description: 'External, internal and total of each subject, and who has passed',
  },
  parameters: {
    batch: f.ref('batch', { required: true, filter: { 'course.gradingType': 'ICSE' } }),
    student: f.ref('student'),
  },
  columns: {
    student: { label: 'Student', as: 'text' },
    subject: { label: 'Subject', as: 'text' },
    categories: {
      label: 'Categories',
      as: 'text',
      each: { resource: 'icseExamCategory', sort: 'sortOrder' },
    },
    percent: { label: 'Percent', as: 'decimal' },
    grade: { label: 'Grade', as: 'text' },
    outcome: { label: 'Result', as: 'text', words: ['Passed', 'Failed'] },
  },
  groupBy: 'student',
  access: resultViewers,
});

export const icseReports = [icseResultsOf] as const;
