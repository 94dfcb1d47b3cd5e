import { defineResource, f, isEmpty } from '@school/kernel';
import { allForReaders, examKeepers, resultReaders } from '../access.ts';

/** The report card of a student: figures as computed, and the tutor's remarks. */
export const gradebookCard = defineResource('gradebookCard', {
  module: 'gradebook',
  label: ['Report card', 'Report cards'],
  api: 'setup/v1/GradebookCard',
  screens: { list: '/gradebook_reports/cards', show: '/gradebook_reports/cards/:id' },
  fields: {
    report: f.ref('gradebookReport', { required: true, readOnly: true, onDelete: 'cascade', named: true }),
    batch: f.ref('batch', { required: true, readOnly: true, named: true }),
    student: f.ref('student', { required: true, readOnly: true, onDelete: 'restrict', named: true }),
    rollNumber: f.text({ max: 12, natural: true, readOnly: true }),
    score: f.decimal({ label: 'Average', scale: 2, readOnly: true }),
    grade: f.text({ max: 20, readOnly: true }),
    points: f.decimal({ label: 'Grade points', scale: 2, readOnly: true }),
    rank: f.int({ label: 'Rank in the batch', readOnly: true }),
    attendance: f.decimal({ label: 'Attendance in percent', scale: 2, readOnly: true }),
    comment: f.ref('commentBankItem', { label: 'From the comment bank', onDelete: 'clear', named: true }),
    remark: f.longText({ label: 'Class teacher’s remark', max: 1000 }),
    activities: f.longText({
      label: 'Activities',
      max: 1000,
      help: 'Clubs, teams, offices and prizes; printed below the subjects',
    }),
    principalRemark: f.longText({ label: 'Principal’s remark', max: 1000, level: 'private' }),
    figures: f.json({ readOnly: true }),
    code: f.text({ max: 32, readOnly: true, unique: true, help: 'Lets third parties check the document' }),
    signedAt: f.dateTime({ label: 'Read and signed', readOnly: true }),
    signedBy: f.ref('guardian', { readOnly: true, onDelete: 'clear', named: true }),
  },
  title: 'student',
  subtitle: ['report'],
  list: {
    columns: [
      'batch',
      'rollNumber',
      'student',
      'score',
      'grade',
      'rank',
      'remark',
      'principalRemark',
      'attendance',
      'points',
      'report',
      'signedAt',
      'signedBy',
    ],
    head: 'student',
    sort: 'rollNumber',
    filters: ['report', 'batch', 'student'],
    views: [
      {
        key: 'unsigned',
        label: 'Not signed yet',
        filter: { signedAt_empty: true, 'report.status': 'PUBLISHED' },
      },
    ],
    inline: ['comment', 'remark', 'principalRemark'],
    pages: [
      {
        key: 'mine',
        label: 'Report cards',
        screen: '/student/report_cards',
        columns: [
          'report',
          'student',
          'batch',
          'score',
          'grade',
          'points',
          'rank',
          'attendance',
          'remark',
          'signedAt',
        ],
        filters: ['report', 'student'],
        menu: {
          group: 'mySchool',
          order: 34,
          icon: 'report',
          description: 'Report cards of terms and years, to read and to print',
          access: ['STUDENT', 'PARENT'],
          forOneself: true,
        },
      },
    ],
  },
  form: {
    tabs: [
      {
        key: 'card',
        label: 'Report card',
        sections: [
          { fields: ['student', 'batch', 'report', 'rollNumber'] },
          { label: 'Result', fields: ['score', 'grade', 'points', 'rank', 'attendance'] },
          { label: 'Subjects', fields: [], own: { key: 'cardSubjects', on: 'show' } },
          { label: 'Remarks', fields: ['comment', 'remark', 'activities', 'principalRemark'] },
          { label: 'Signature', fields: ['signedAt', 'signedBy', 'code'] },
        ],
      },
    ],
  },
  noArchive: true,
  actions: {
    sign: {
      label: 'I have read it',
      on: 'row',
      access: ['PARENT'],
      forOneself: true,
      when: isEmpty('signedAt'),
      confirm: 'The class teacher sees that you have read the report card, and when.',
    },
  },
  unique: [{ fields: ['report', 'student'] }],
  scope: { year: 'batch.academicYear' },
  access: {
    read: [...resultReaders, 'EMPLOYEE', 'STUDENT', 'PARENT'],
    update: ['EMPLOYEE', ...examKeepers],
    history: ['EMPLOYEE', ...resultReaders],
    // The examination office enters the principal's remarks; everyone who sees the card reads them.
    levels: {
      private: { read: [...resultReaders, 'EMPLOYEE', 'STUDENT', 'PARENT'], write: examKeepers },
    },
    rows: {
      ...allForReaders,
      EMPLOYEE: { batch_in: { $me: 'batches' } },
      STUDENT: { student: { $me: 'student' }, 'report.status': 'PUBLISHED' },
      PARENT: { student_in: { $me: 'wards' }, 'report.status': 'PUBLISHED' },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    gradebookCard: typeof gradebookCard;
  }
}
