import { defineResource, f } from '@school/kernel';
import { examPeople, examRows, examSetters } from './access.ts';
import { outcomeField, scoreField } from './question-fields.ts';

/**
 * A pupil's result in an exam, from the attempts that count. Computed by the product; visible to families once released.
 */
export const onlineExamResult = defineResource('onlineExamResult', {
  module: 'onlineExams',
  label: ['Online exam result', 'Online exam results'],
  api: 'setup/v1/OnlineExamResult',
  noArchive: true,
  noHistory: 'It is worked out from attempts, which have a history of their own.',
  screens: { list: '/online_exam/view_result' },
  menu: {
    group: 'mySchool',
    order: 33,
    icon: 'report',
    description: 'How online exams went',
    access: ['STUDENT', 'PARENT'],
    forOneself: true,
    also: [
      { group: 'onlineExams', order: 25, access: ['EMPLOYEE', 'OnlineExamManagement', 'STUDENT', 'PARENT'] },
    ],
  },
  fields: {
    onlineExam: f.ref('onlineExam', { required: true, readOnly: true, onDelete: 'cascade', named: true }),
    student: f.ref('student', { required: true, readOnly: true, onDelete: 'restrict', named: true }),
    batch: f.ref('batch', { readOnly: true, named: true }),
    attempts: f.int({ readOnly: true, min: 0, default: 0 }),
    score: f.decimal({ scale: 3, precision: 9, readOnly: true, trim: true }),
    maximum: scoreField({ label: 'Of', readOnly: true }),
    percentage: f.decimal({ label: 'Percent', scale: 2, precision: 6, readOnly: true }),
    outcome: outcomeField(),
    minutes: f.int({ label: 'Minutes used', readOnly: true }),
    rank: f.int({ readOnly: true }),
    isReleased: f.flag({ label: 'Visible to students', readOnly: true, default: false, level: 'private' }),
  },
  title: 'student',
  subtitle: ['onlineExam'],
  list: {
    columns: [
      'onlineExam',
      'student',
      'batch',
      'attempts',
      'score',
      'maximum',
      'percentage',
      'outcome',
      'rank',
    ],
    head: 'onlineExam',
    sort: '-onlineExam',
    filters: ['onlineExam', 'batch', 'student', 'outcome'],
  },
  unique: [{ fields: ['onlineExam', 'student'] }],
  access: {
    read: examPeople,
    levels: { private: { read: examSetters, write: [] } },
    rows: {
      ...examRows('onlineExam.'),
      STUDENT: { student: { $me: 'student' }, isReleased: true },
      PARENT: { student_in: { $me: 'wards' }, isReleased: true },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    onlineExamResult: typeof onlineExamResult;
  }
}
