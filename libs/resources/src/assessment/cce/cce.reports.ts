import { defineReport, f } from '@school/kernel';
import { resultViewers } from '../access.ts';

/** A student's results in each subject across the categories of the year. */
export const cceResultsOf = defineReport('cceResults', {
  module: 'cce',
  label: 'CCE results',
  description: 'Formative and summative assessments of each student, with grades and points',
  screen: '/exam/cce_results',
  menu: {
    group: 'examReports',
    order: 90,
    icon: 'report',
    description: 'Grades and points of each subject over the year',
  },
  parameters: {
    batch: f.ref('batch', { required: true, filter: { 'course.gradingType': 'CCE' } }),
    student: f.ref('student'),
  },
  columns: {
    student: { label: 'Student', as: 'text' },
    subject: { label: 'Subject', as: 'text' },
    categories: { label: 'Categories', as: 'text', each: { resource: 'cceExamCategory', sort: 'sortOrder' } },
    formative: { label: 'Formative (FA)', as: 'text' },
    summative: { label: 'Summative (SA)', as: 'text' },
    percent: { label: 'Percent', as: 'decimal' },
    grade: { label: 'Grade', as: 'text' },
    points: { label: 'Points', as: 'decimal' },
  },
  groupBy: 'student',
  access: resultViewers,
});

export const cceReports = [cceResultsOf] as const;
