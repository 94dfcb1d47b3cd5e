import { defineResource, f, is, isOneOf } from '@school/kernel';
import { allForReaders, examKeepers, resultReaders } from '../access.ts';
import { marksField } from '../exam-fields.ts';
import { revaluationRules } from '../exam-setting.settings.ts';

const examiner = f.ref('employee', {
  label: 'Second examiner',
  required: true,
  named: true,
  filter: { status: 'ACTIVE' },
  help: 'Someone who did not mark the paper first',
});
const due = f.date({ label: 'To be marked by', min: 'today' });
const told = { readOnly: true, noCopy: true } as const;
const grade = (label: string, more: Partial<Parameters<typeof f.ref>[1]> = {}) =>
  f.ref('gradingLevel', { label, ...told, ...more, onDelete: 'restrict', named: true });

const givesMarks = is('gives', 'MARKS');
const givesGrades = is('gives', 'GRADES');

/** A family asks for a published mark to be reviewed; a second examiner marks the paper, and a stated rule decides. */
export const revaluation = defineResource('revaluation', {
  module: 'assessment',
  label: ['Revaluation', 'Revaluations'],
  api: 'setup/v1/Revaluation',
  screens: { list: '/exam/revaluations', create: '/exam/revaluations/new', show: '/exam/revaluations/:id' },
  menu: {
    group: 'exams',
    order: 37,
    icon: 'approve',
    description: 'Published marks reviewed by a second examiner',
    access: ['EMPLOYEE', ...resultReaders],
    also: [{ group: 'mySchool', order: 36, access: ['STUDENT', 'PARENT'], forOneself: true }],
  },
  fields: {
    score: f.ref('examScore', {
      label: 'Mark',
      required: true,
      named: true,
      onDelete: 'restrict',
      filter: { 'examGroup.status': 'PUBLISHED', attendanceStatus: 'PRESENT' },
    }),
    exam: f.ref('exam', { ...told, onDelete: 'restrict', named: true }),
    examGroup: f.ref('examGroup', { ...told, onDelete: 'restrict', named: true }),
    batch: f.ref('batch', { ...told, named: true }),
    student: f.ref('student', { ...told, onDelete: 'restrict', named: true }),
    origin: f.choice(
      { STUDENT: 'The student', PARENT: 'A parent', OFFICE: 'The office' },
      { label: 'Requested by', ...told },
    ),
    askedOn: f.date({ label: 'Asked on', required: true, default: 'today', ...told, index: true }),
    reason: f.text({ required: true, max: 500 }),
    gives: f.choice(
      { MARKS: 'Marks', GRADES: 'Grades' },
      { label: 'The paper gives', default: 'MARKS', ...told },
    ),
    oldMarks: marksField({ label: 'First mark', ...told, level: 'private' }),
    oldGrade: grade('First grade', { level: 'private' }),
    examiner: f.ref('employee', { label: 'Second examiner', ...told, onDelete: 'restrict', named: true }),
    due: f.date({ label: 'To be marked by', ...told }),
    secondMarks: marksField({ label: 'Second examiner’s mark', ...told }),
    secondGrade: grade('Second examiner’s grade'),
    examinerNote: f.text({ label: 'Examiner’s note', max: 500, ...told }),
    rule: f.choice(revaluationRules, { label: 'Decided by', ...told }),
    newMarks: marksField({ label: 'Final mark', ...told }),
    newGrade: grade('Final grade'),
    answer: f.text({ label: 'Answer from the office', max: 500, ...told }),
    decidedAt: f.dateTime({ ...told }),
    status: f.choice(
      {
        REQUESTED: 'Requested',
        UNDER_REVIEW: 'Under review',
        CHANGED: 'Marks changed',
        UNCHANGED: 'Marks unchanged',
        DENIED: 'Denied',
        WITHDRAWN: 'Withdrawn',
      },
      {
        required: true,
        default: 'REQUESTED',
        readOnly: true,
        index: true,
        tones: {
          REQUESTED: 'warning',
          UNDER_REVIEW: 'info',
          CHANGED: 'success',
          UNCHANGED: 'neutral',
          DENIED: 'error',
          WITHDRAWN: 'neutral',
        },
      },
    ),
  },
  title: 'exam',
  subtitle: ['student'],
  list: {
    columns: [
      'askedOn',
      'student',
      'batch',
      'examGroup',
      'exam',
      'status',
      'examiner',
      'oldMarks',
      'newMarks',
      'oldGrade',
      'newGrade',
    ],
    head: 'student',
    sort: '-askedOn',
    filters: ['status', 'batch', 'examGroup', 'student', 'examiner', 'askedOn'],
    views: [
      { key: 'open', label: 'Open', filter: { status_in: ['REQUESTED', 'UNDER_REVIEW'] } },
      {
        key: 'mine',
        label: 'For me to mark',
        filter: { examiner: { $me: 'employee' }, status: 'UNDER_REVIEW' },
      },
    ],
  },
  form: {
    tabs: [
      {
        key: 'revaluation',
        label: 'Revaluation',
        sections: [
          { fields: ['score', 'reason'] },
          {
            on: 'show',
            fields: ['student', 'batch', 'examGroup', 'exam', 'origin', 'askedOn', 'status'],
          },
          {
            label: 'Second marking',
            on: 'show',
            fields: [
              'oldMarks',
              'oldGrade',
              'examiner',
              'due',
              'secondMarks',
              'secondGrade',
              'examinerNote',
              'rule',
              'newMarks',
              'newGrade',
              'decidedAt',
              'answer',
            ],
          },
        ],
      },
    ],
  },
  conditions: Object.fromEntries([
    ...['oldMarks', 'secondMarks', 'newMarks'].map((key) => [key, { visible: givesMarks }]),
    ...['oldGrade', 'secondGrade', 'newGrade'].map((key) => [key, { visible: givesGrades }]),
  ]),
  noArchive: true,
  notCopied: true,
  unique: [
    {
      fields: ['score'],
      where: isOneOf('status', ['REQUESTED', 'UNDER_REVIEW', 'CHANGED', 'UNCHANGED']),
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'REQUESTED',
    transitions: {
      accept: {
        label: 'Assign to a second examiner',
        access: examKeepers,
        from: ['REQUESTED'],
        to: 'UNDER_REVIEW',
        tone: 'success',
        ask: { examiner, due },
      },
      reassign: {
        label: 'Assign to another examiner',
        access: examKeepers,
        from: ['UNDER_REVIEW'],
        to: 'UNDER_REVIEW',
        ask: { examiner, due },
      },
      mark: {
        label: 'Enter the mark',
        access: ['EMPLOYEE', ...examKeepers],
        from: ['UNDER_REVIEW'],
        to: 'UNCHANGED',
        or: ['CHANGED'],
        whose: {
          rows: { ExaminationControl: 'all', EMPLOYEE: { examiner: { $me: 'employee' } } },
          code: 'NOT_EXAMINER',
          message: 'The mark must be entered by the second examiner.',
        },
        tone: 'success',
        ask: {
          secondMarks: marksField({ label: 'Second examiner’s mark' }),
          secondGrade: f.ref('gradingLevel', {
            label: 'Second examiner’s grade',
            named: true,
            filter: { _or: [{ batch: { $field: 'batch' } }, { batch_empty: true }] },
          }),
          examinerNote: f.text({ label: 'Examiner’s note', max: 500 }),
        },
        askWhen: {
          secondMarks: { visible: givesMarks, required: givesMarks },
          secondGrade: { visible: givesGrades, required: givesGrades },
        },
      },
      deny: {
        label: 'Deny',
        access: examKeepers,
        from: ['REQUESTED', 'UNDER_REVIEW'],
        to: 'DENIED',
        tone: 'error',
        ask: { answer: f.text({ label: 'Why', required: true, max: 500 }) },
      },
      withdraw: {
        label: 'Withdraw',
        access: ['STUDENT', 'PARENT', ...examKeepers],
        from: ['REQUESTED'],
        to: 'WITHDRAWN',
        tone: 'warning',
        confirm: 'The mark stays as it is.',
      },
    },
  },
  scope: { year: 'batch.academicYear' },
  access: {
    read: [...resultReaders, 'EMPLOYEE', 'STUDENT', 'PARENT'],
    create: [...examKeepers, 'STUDENT', 'PARENT'],
    rows: {
      ...allForReaders,
      EMPLOYEE: { examiner: { $me: 'employee' } },
      STUDENT: { student: { $me: 'student' } },
      PARENT: { student_in: { $me: 'wards' } },
    },
    // The second examiner marks without knowing the first one's mark.
    levels: { private: { read: [...resultReaders, 'STUDENT', 'PARENT'], write: examKeepers } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    revaluation: typeof revaluation;
  }
}
