import { defineResource, f } from '@school/kernel';
import { lineAccess } from './access.ts';
import { scoreField } from './question-fields.ts';

const owner = f.ref('onlineExam', { required: true, onDelete: 'cascade' });

/** A part of an exam with a heading; each pupil gets all of its questions, or a random selection. */
export const onlineExamSection = defineResource('onlineExamSection', {
  module: 'onlineExams',
  label: ['Section', 'Sections'],
  parent: 'onlineExam',
  noArchive: true,
  fields: {
    onlineExam: owner,
    name: f.text({ required: true, max: 40 }),
    intro: f.text({ label: 'Text shown above', max: 500 }),
    draw: f.int({
      label: 'Questions drawn',
      min: 1,
      max: 200,
      help: 'If empty, all questions in the section are drawn',
    }),
  },
  title: 'name',
  list: { columns: ['name', 'intro', 'draw'] },
  unique: [{ fields: ['onlineExam', 'name'] }],
  access: lineAccess,
});

/** A question in an exam, with its marks there. */
export const onlineExamQuestion = defineResource('onlineExamQuestion', {
  module: 'onlineExams',
  label: ['Exam question', 'Exam questions'],
  parent: 'onlineExam',
  noArchive: true,
  fields: {
    onlineExam: owner,
    question: f.ref('question', { required: true, onDelete: 'restrict', named: true }),
    section: f.text({ max: 40, help: 'Name of a section. If empty, the first one is used' }),
    marksOverride: scoreField({ label: 'Marks here', help: 'If empty, the marks of the question are used' }),
    negativeOverride: scoreField({ label: 'Marks deducted here' }),
  },
  title: 'question',
  list: { columns: ['question', 'section', 'marksOverride', 'negativeOverride'] },
  unique: [{ fields: ['onlineExam', 'question'] }],
  access: lineAccess,
});

/** Extra time for a pupil who needs it. */
export const onlineExamAllowance = defineResource('onlineExamAllowance', {
  module: 'onlineExams',
  label: ['Extra time', 'Extra time'],
  parent: 'onlineExam',
  noArchive: true,
  fields: {
    onlineExam: owner,
    student: f.ref('student', { required: true, filter: { status: 'ACTIVE' }, named: true }),
    extraMinutes: f.int({ label: 'Extra minutes', required: true, min: 1, max: 600 }),
    reason: f.text({ max: 250 }),
  },
  title: 'student',
  list: { columns: ['student', 'extraMinutes', 'reason'] },
  unique: [{ fields: ['onlineExam', 'student'] }],
  access: lineAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    onlineExamSection: typeof onlineExamSection;
    onlineExamQuestion: typeof onlineExamQuestion;
    onlineExamAllowance: typeof onlineExamAllowance;
  }
}
