import { defineResource, f } from '@school/kernel';
import { bankAccess } from './access.ts';

/** A topic of a subject, with the questions about it; kept over the years, whatever the batches are called. */
export const questionCategory = defineResource('questionCategory', {
  module: 'onlineExams',
  label: ['Topic', 'Question topics'],
  api: 'setup/v1/QuestionCategory',
  screens: { list: '/online_exam/topics' },
  menu: {
    group: 'onlineExams',
    order: 35,
    icon: 'category',
    description: 'What the questions in a subject are about',
    access: ['EMPLOYEE', 'OnlineExamManagement'],
  },
  fields: {
    name: f.text({ required: true, max: 80, search: true }),
    course: f.ref('course', { required: true, filter: { active: true }, named: true }),
    subjectCode: f.text({
      label: 'Subject code',
      required: true,
      max: 16,
      search: true,
      index: true,
      help: 'As the subject is called in the batches of the course, for example MATH',
    }),
    /** Maintained by the product: the subjects of the course with that code, whose teachers see the topic. */
    subjects: f.refs('subject', { readOnly: true, named: true }),
    questions: f.rollup({ of: 'question', via: 'category', fn: 'count', where: { archived: false } }),
  },
  title: 'name',
  subtitle: ['subjectCode', 'course'],
  list: {
    columns: ['name', 'subjectCode', 'course', 'questions'],
    sort: 'name',
    filters: ['course', 'subjectCode'],
  },
  related: [{ key: 'questions', label: 'Questions', resource: 'question', via: 'category' }],
  unique: [{ fields: ['course', 'subjectCode', 'name'] }],
  access: bankAccess('subjects_in'),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    questionCategory: typeof questionCategory;
  }
}
