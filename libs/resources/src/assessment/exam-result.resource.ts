import { defineResource, f, is } from '@school/kernel';
import { allForReaders, resultReaders } from './access.ts';
import { marksField } from './exam-fields.ts';

/** A student's result in the exams of a group: computed when results are published, and whenever marks change after that. */
export const examResult = defineResource('examResult', {
  module: 'assessment',
  label: ['Exam result', 'Exam results'],
  api: 'setup/v1/ExamResult',
  screens: { list: '/exam/results', show: '/exam/results/:id' },
  menu: {
    group: 'examReports',
    order: 5,
    icon: 'report',
    description: 'Results of each student, and report cards to print',
    access: resultReaders,
  },
  fields: {
    examGroup: f.ref('examGroup', { required: true, readOnly: true, onDelete: 'cascade', named: true }),
    batch: f.ref('batch', { required: true, readOnly: true, named: true }),
    student: f.ref('student', { required: true, readOnly: true, onDelete: 'restrict' }),
    rollNumber: f.text({ max: 12, natural: true, readOnly: true }),
    total: marksField({ readOnly: true }),
    maximum: marksField({ readOnly: true, max: '9999999.99', precision: 9 }),
    score: f.decimal({
      label: 'Average',
      scale: 2,
      readOnly: true,
      help: 'Percentage; in courses with GPA, the GPA; with CWA, the weighted average',
    }),
    grade: f.text({ max: 20, readOnly: true }),
    rank: f.int({ label: 'Rank in the batch', readOnly: true }),
    outcome: f.choice(
      { PASS: 'Passed', FAIL: 'Failed' },
      { label: 'Result', readOnly: true, tones: { PASS: 'success', FAIL: 'error' } },
    ),
    missed: f.text({ label: 'No mark in', max: 2000, readOnly: true }),
    belowPass: f.text({ label: 'Below the pass mark in', max: 2000, readOnly: true }),
    missing: f.int({ label: 'Marks missing', readOnly: true, default: 0 }),
  },
  title: 'examGroup',
  subtitle: ['student'],
  list: {
    columns: [
      'batch',
      'examGroup',
      'rollNumber',
      'student',
      'outcome',
      'belowPass',
      'missed',
      'total',
      'maximum',
      'score',
      'grade',
      'rank',
    ],
    head: 'student',
    sort: 'rollNumber',
    filters: ['batch', 'examGroup', 'student', 'outcome'],
    pages: [
      {
        key: 'mine',
        label: 'Exam results',
        screen: '/student/exam_results',
        head: 'examGroup',
        columns: [
          'examGroup',
          'student',
          'outcome',
          'belowPass',
          'missed',
          'total',
          'maximum',
          'score',
          'grade',
          'rank',
          'batch',
        ],
        filters: ['examGroup'],
        menu: {
          group: 'mySchool',
          order: 35,
          icon: 'report',
          description: 'Marks, grades and report cards',
          access: ['STUDENT', 'PARENT'],
          forOneself: true,
        },
      },
    ],
  },
  form: {
    tabs: [
      {
        key: 'result',
        label: 'Result',
        sections: [
          { fields: ['student', 'batch', 'examGroup', 'rollNumber'] },
          {
            fields: [
              'total',
              'maximum',
              'score',
              'grade',
              'rank',
              'outcome',
              'belowPass',
              'missed',
              'missing',
            ],
          },
          { label: 'Subjects', fields: [], own: { key: 'resultSubjects', on: 'show' } },
        ],
      },
    ],
  },
  conditions: {
    belowPass: { visible: is('outcome', 'FAIL') },
    missed: { visible: is('outcome', 'FAIL') },
  },
  noArchive: true,
  noHistory: 'Worked out from marks, which have a history, each time that they change.',
  unique: [{ fields: ['examGroup', 'student'] }],
  scope: { year: 'batch.academicYear' },
  access: {
    read: [...resultReaders, 'STUDENT', 'PARENT'],
    rows: {
      ...allForReaders,
      STUDENT: { student: { $me: 'student' }, 'examGroup.status': 'PUBLISHED' },
      PARENT: { student_in: { $me: 'wards' }, 'examGroup.status': 'PUBLISHED' },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    examResult: typeof examResult;
  }
}
