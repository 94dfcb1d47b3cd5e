import { defineResource, f } from '@school/kernel';
import { allForReaders, resultReaders } from '../access.ts';
import { marksField } from '../exam-fields.ts';
import { attendances } from '../exam-score.resource.ts';

const grade = (label: string) =>
  f.ref('gradingLevel', { label, readOnly: true, onDelete: 'restrict', named: true });
const attendance = (label: string) => f.choice(attendances, { label, readOnly: true });

/** A mark before it was changed for a whole paper or after its results were published, and why. Append-only. */
export const examScoreRevision = defineResource('examScoreRevision', {
  module: 'assessment',
  label: ['Mark change', 'Mark changes'],
  api: 'setup/v1/ExamScoreRevision',
  screens: { list: '/exam/mark_changes' },
  menu: {
    group: 'exams',
    order: 38,
    icon: 'history',
    description: 'Marks changed after publication or by moderation: old, new, who, when and why',
    access: resultReaders,
  },
  fields: {
    exam: f.ref('exam', { required: true, readOnly: true, onDelete: 'restrict', named: true }),
    batch: f.ref('batch', { required: true, readOnly: true, named: true }),
    student: f.ref('student', { required: true, readOnly: true, onDelete: 'restrict' }),
    cause: f.choice(
      {
        CORRECTION: 'Corrected',
        RETAKE: 'Retaken',
        MODERATION: 'Moderated',
        TAKEN_BACK: 'Moderation undone',
        REVALUATION: 'Revaluation',
      },
      { required: true, readOnly: true, index: true },
    ),
    oldMarks: marksField({ label: 'Old mark', readOnly: true }),
    newMarks: marksField({ label: 'New mark', readOnly: true }),
    oldGrade: grade('Old grade'),
    newGrade: grade('New grade'),
    oldAttendance: attendance('Attendance before'),
    newAttendance: attendance('Attendance after'),
    reason: f.text({ readOnly: true, max: 255, search: true }),
    moderation: f.ref('examModeration', { readOnly: true, onDelete: 'restrict', named: true }),
    revaluation: f.ref('revaluation', { readOnly: true, onDelete: 'restrict', named: true }),
    changedBy: f.ref('user', { readOnly: true, onDelete: 'clear', named: true }),
    changedAt: f.dateTime({ required: true, readOnly: true, index: true }),
  },
  title: 'student',
  subtitle: ['exam', 'changedAt'],
  list: {
    columns: [
      'changedAt',
      'batch',
      'exam',
      'student',
      'cause',
      'oldMarks',
      'newMarks',
      'oldGrade',
      'newGrade',
      'changedBy',
      'reason',
    ],
    head: 'student',
    sort: '-changedAt',
    filters: ['batch', 'exam', 'student', 'cause', 'changedAt'],
  },
  appendOnly: true,
  noArchive: true,
  noHistory: 'Written with the change of a mark, which has a history, and never changed itself.',
  scope: { year: 'batch.academicYear' },
  access: { read: resultReaders, rows: allForReaders },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    examScoreRevision: typeof examScoreRevision;
  }
}
