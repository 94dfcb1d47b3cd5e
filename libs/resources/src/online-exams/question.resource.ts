import { defineResource, f, field, isOneOf, isNot, is } from '@school/kernel';
import { bankAccess } from './access.ts';
import { questionTypes, scoreField } from './question-fields.ts';

/** A question of the bank. Once pupils have answered it, it stays unchanged: to change it, it is copied. */
export const question = defineResource('question', {
  module: 'onlineExams',
  label: ['Question', 'Question bank'],
  api: 'setup/v1/Question',
  screens: {
    list: '/online_exam/questions',
    create: '/online_exam/questions/new',
    show: '/online_exam/questions/:id',
    edit: '/online_exam/questions/:id/edit',
  },
  menu: {
    group: 'onlineExams',
    order: 30,
    icon: 'library',
    description: 'Questions by subject, topic and level',
    access: ['EMPLOYEE', 'OnlineExamManagement'],
  },
  fields: {
    category: f.ref('questionCategory', {
      label: 'Topic',
      required: true,
      onDelete: 'restrict',
      named: true,
    }),
    subjectCode: f.lookup({ label: 'Subject', via: 'category', field: 'subjectCode', as: 'text' }),
    courseCode: f.computed({ label: 'Course', as: 'text', value: field('category.course.code') }),
    type: f.choice(questionTypes, { required: true, default: 'SINGLE', index: true }),
    name: f.text({
      label: 'Short name',
      max: 120,
      search: true,
      help: 'If empty, the beginning of the text is used',
    }),
    text: f.longText({
      label: 'Question',
      required: true,
      max: 8000,
      search: true,
      help: 'Formulas stand between dollar signs: $\\frac{1}{2}$. Gaps of a cloze: {1}, {2}',
    }),
    picture: f.image({ level: 'basic', maxBytes: 1_000_000 }),
    pictureAlt: f.text({ label: 'Picture description', max: 250 }),
    options: f.lines('questionOption', { label: 'Answers' }),
    marks: scoreField({ required: true, default: '1.000' }),
    negativeMarks: scoreField({
      label: 'Marks off for a wrong answer',
      help: 'If empty, the setting of the exam applies',
    }),
    unansweredMarks: f.decimal({
      label: 'Marks if left unanswered',
      scale: 3,
      precision: 7,
      trim: true,
      default: '0.000',
      min: '-9999.999',
      max: '9999.999',
    }),
    difficulty: f.int({ label: 'Level', min: 1, max: 10, default: 5, help: '1 is the easiest', index: true }),
    caseSensitive: f.flag({ label: 'Case-sensitive', default: false }),
    tolerance: f.decimal({ scale: 6, precision: 18, min: '0', trim: true, default: '0.000000' }),
    wordLimit: f.int({ label: 'Maximum words', min: 1, max: 5000 }),
    explanation: f.longText({ max: 4000, help: 'Shown with the right answer' }),
    uses: f.rollup({ label: 'In exams', of: 'onlineExamQuestion', via: 'question', fn: 'count' }),
    answers: f.rollup({ label: 'Answered', of: 'attemptAnswer', via: 'question', fn: 'count' }),
  },
  title: 'name',
  subtitle: ['courseCode', 'subjectCode', 'category', 'type', 'difficulty'],
  list: {
    columns: ['name', 'subjectCode', 'category', 'type', 'difficulty', 'marks', 'uses', 'answers'],
    sort: 'name',
    filters: ['category', 'type', 'difficulty'],
  },
  form: {
    tabs: [
      {
        key: 'question',
        label: 'Question',
        sections: [
          { fields: ['category', 'type', 'name', 'text', 'picture', 'pictureAlt'] },
          {
            label: 'Answers',
            help: 'Tick the right answers. Single choice has one right answer; for ordering, the order here is the right one',
            fields: ['options', 'caseSensitive', 'tolerance', 'wordLimit'],
          },
          {
            label: 'Marks',
            fields: ['marks', 'negativeMarks', 'unansweredMarks', 'difficulty', 'explanation'],
          },
        ],
      },
    ],
  },
  conditions: {
    options: { visible: isNot('type', 'DESCRIPTIVE') },
    caseSensitive: { visible: isOneOf('type', ['SHORT_TEXT', 'CLOZE']) },
    tolerance: { visible: is('type', 'NUMERIC') },
    wordLimit: { visible: is('type', 'DESCRIPTIVE') },
  },
  attachments: false,
  sample: {
    type: 'DESCRIPTIVE',
    options: undefined,
    picture: undefined,
    wordLimit: 100,
    unansweredMarks: '0.000',
  },
  access: bankAccess('category.subjects_in'),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    question: typeof question;
  }
}
