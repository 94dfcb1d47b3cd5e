import { defineOperation, f } from '@school/kernel';
import type { Keyed } from '@school/kernel';

export const openSubjectsOfExamGroup = defineOperation('openSubjectsOfExamGroup', {
  module: 'assessment',
  label: 'Subjects that an exam group has no exam of yet',
  at: 'GET setup/v1/ExamGroup/:group/subjects',
  input: { group: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: ['ExaminationControl', 'EnterResults'],
});

export const groupingOfBatch = defineOperation('groupingOfBatch', {
  module: 'assessment',
  label: 'Exam groups of a batch with their weights',
  at: 'GET setup/v1/ExamGroup/grouping/:batch',
  input: { batch: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: ['ExaminationControl'],
});

export const openSubjectsOfExamPlan = defineOperation('openSubjectsOfExamPlan', {
  module: 'assessment',
  label: 'Subjects that batches of an exam plan have no exam of yet',
  at: 'GET setup/v1/CourseExamGroup/:plan/subjects',
  input: { plan: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: ['ExaminationControl'],
});

export const subjectsOfResult = defineOperation('subjectsOfResult', {
  module: 'assessment',
  label: 'Subjects of an exam result',
  at: 'GET setup/v1/ExamResult/:id/subjects',
  input: { id: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: ['ExaminationControl', 'EnterResults', 'ViewResults', 'STUDENT', 'PARENT'],
});

export const marksOfExam = defineOperation('marksOfExam', {
  module: 'assessment',
  label: 'Students of an exam with their marks',
  at: 'GET setup/v1/examScore/exam/:exam',
  input: { exam: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: ['EMPLOYEE', 'ExaminationControl', 'EnterResults', 'ViewResults'],
});

export const examOperations = [
  marksOfExam,
  subjectsOfResult,
  openSubjectsOfExamPlan,
  openSubjectsOfExamGroup,
  groupingOfBatch,
] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof examOperations> {}
}
