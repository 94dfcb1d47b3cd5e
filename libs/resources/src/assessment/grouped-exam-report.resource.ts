import { defineResource, f, is } from '@school/kernel';
import { resultReaders } from './access.ts';

/** Scores of a student over the weighted exam groups of a batch, as they were when reports were generated. */
export const groupedExamReport = defineResource('groupedExamReport', {
  module: 'assessment',
  label: ['Grouped result', 'Grouped results'],
  api: 'setup/v1/GroupedExamReport',
  fields: {
    batch: f.ref('batch', { required: true, readOnly: true, named: true }),
    student: f.ref('student', { required: true, readOnly: true, onDelete: 'restrict' }),
    scoreType: f.choice(
      { SUBJECT: 'Subject', EXAM: 'Exam group', COMBINED: 'Combined' },
      { label: 'Score of', required: true, readOnly: true },
    ),
    subject: f.ref('subject', { readOnly: true, onDelete: 'restrict', named: true }),
    examGroup: f.ref('examGroup', { readOnly: true, onDelete: 'restrict', named: true }),
    score: f.decimal({ label: 'Average', scale: 2, required: true, readOnly: true }),
  },
  title: 'student',
  subtitle: ['batch'],
  list: {
    columns: ['batch', 'student', 'scoreType', 'subject', 'examGroup', 'score'],
    sort: 'student',
    filters: ['batch', 'student', 'scoreType', 'subject', 'examGroup'],
  },
  noArchive: true,
  noHistory: 'Worked out from marks, which have a history; a generation replaces all rows of a batch.',
  unique: [
    { fields: ['batch', 'student', 'subject'], where: is('scoreType', 'SUBJECT') },
    { fields: ['batch', 'student', 'examGroup'], where: is('scoreType', 'EXAM') },
    { fields: ['batch', 'student'], where: is('scoreType', 'COMBINED') },
  ],
  access: { read: resultReaders },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    groupedExamReport: typeof groupedExamReport;
  }
}
