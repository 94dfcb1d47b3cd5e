import { defineResource, f } from '@school/kernel';
import { allForReaders, examMakers, resultReaders } from '../access.ts';
import { marksField } from '../exam-fields.ts';

const ofBatches = { batch_in: { $me: 'batches' } } as const;

/** One piece of work that a subject marks in the gradebook: a homework, a test, a project. */
export const assessment = defineResource('assessment', {
  module: 'gradebook',
  label: ['Assessment', 'Assessments'],
  api: 'setup/v1/GradebookAssessment',
  screens: { list: '/gradebooks/exam_management', show: '/gradebooks/exam_management/:id' },
  menu: {
    group: 'gradebook',
    order: 20,
    icon: 'exam',
    description: 'Marked work, how far marking has got, and who sees the marks',
    access: ['EMPLOYEE', ...resultReaders],
  },
  fields: {
    batch: f.ref('batch', { required: true, filter: { active: true }, named: true }),
    subject: f.ref('subject', { required: true, filter: { batch: { $field: 'batch' } }, named: true }),
    term: f.ref('assessmentTerm', { required: true, onDelete: 'restrict', named: true }),
    category: f.ref('assessmentCategory', { required: true, onDelete: 'restrict', named: true }),
    name: f.text({ required: true, max: 80, search: true }),
    date: f.date({ label: 'Day', required: true, index: true }),
    maximumMarks: marksField({ label: 'Maximum', required: true, min: '0.01', default: '10' }),
    extraCredit: f.flag({
      label: 'Extra credit',
      default: false,
      help: 'Its marks are added; its maximum does not count',
    }),
    skillSet: f.ref('skillSet', {
      label: 'Marked by skills from',
      onDelete: 'restrict',
      filter: { active: true },
      named: true,
      help: 'Those of the subject; if empty, one mark for each student',
    }),
    status: f.choice(
      { OPEN: 'Open', CLOSED: 'Closed' },
      {
        required: true,
        default: 'OPEN',
        readOnly: true,
        index: true,
        tones: { OPEN: 'info', CLOSED: 'success' },
      },
    ),
    shown: f.flag({ label: 'Shown to students and parents', readOnly: true, default: false }),
    marks: f.rollup({ label: 'Marks entered', of: 'gradebookMark', via: 'assessment', fn: 'count' }),
  },
  title: 'name',
  subtitle: ['subject', 'batch'],
  list: {
    columns: [
      'date',
      'batch',
      'subject',
      'name',
      'category',
      'term',
      'maximumMarks',
      'marks',
      'status',
      'shown',
    ],
    head: 'name',
    sort: '-date',
    filters: ['batch', 'subject', 'term', 'category', 'status'],
    views: [{ key: 'open', label: 'Open', filter: { status: 'OPEN' } }],
  },
  form: {
    tabs: [
      {
        key: 'assessment',
        label: 'Assessment',
        sections: [
          { fields: ['batch', 'subject', 'name', 'date'] },
          {
            label: 'Counts as',
            fields: ['term', 'category', 'maximumMarks', 'extraCredit', 'skillSet'],
            own: { key: 'subjectSkills', on: 'form' },
          },
          {
            label: 'Marks',
            fields: ['status', 'shown', 'marks'],
            own: { key: 'assessmentMarks', on: 'show', access: ['EMPLOYEE', ...resultReaders] },
          },
        ],
      },
    ],
  },
  noArchive: true,
  unique: [{ fields: ['subject', 'term', 'name'] }],
  lifecycle: {
    field: 'status',
    initial: 'OPEN',
    transitions: {
      close: {
        label: 'Close',
        access: ['EMPLOYEE', ...examMakers],
        from: ['OPEN'],
        to: 'CLOSED',
        confirm:
          'No more marks can be entered after that, and students and parents see theirs if the school shows them.',
      },
      reopen: { label: 'Open again', access: examMakers, from: ['CLOSED'], to: 'OPEN', tone: 'warning' },
    },
  },
  scope: { year: 'batch.academicYear' },
  access: {
    read: ['EMPLOYEE', ...resultReaders, 'STUDENT', 'PARENT'],
    create: ['EMPLOYEE', ...examMakers],
    update: ['EMPLOYEE', ...examMakers],
    delete: ['EMPLOYEE', ...examMakers],
    rows: { ...allForReaders, EMPLOYEE: ofBatches, STUDENT: ofBatches, PARENT: ofBatches },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    assessment: typeof assessment;
  }
}
