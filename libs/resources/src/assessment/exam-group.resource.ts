import { defineResource, f, isNot } from '@school/kernel';
import { allForReaders, examKeepers, examMakers, examReaders, resultViewers } from './access.ts';
import { examStates, examTypes } from './exam-fields.ts';

const ofBatches = { batch_in: { $me: 'batches' } } as const;
const published = { ...ofBatches, status_ne: 'DRAFT' } as const;

/** Exams of a batch that belong together: the mid-term exams. */
export const examGroup = defineResource('examGroup', {
  module: 'assessment',
  label: ['Exam group', 'Exam groups'],
  api: 'setup/v1/ExamGroup',
  screens: {
    list: ['/create_exam_group', '/batches/:batchId/exam_groups'],
    create: '/create_exam_group/new',
    show: ['/course_exam_group/:examGroupId', '/batches/:batchId/exam_groups/:examGroupId'],
  },
  menu: {
    group: 'exams',
    order: 10,
    icon: 'list',
    description: 'Exams of a batch: dates, marks and publication',
    create: { label: 'New exam group', description: 'Exams of one batch', icon: 'add' },
    access: resultViewers,
  },
  fields: {
    batch: f.ref('batch', { required: true, filter: { active: true }, named: true }),
    name: f.text({ required: true, max: 60, search: true }),
    examType: f.choice(examTypes, { label: 'Graded by', required: true, default: 'MARKS_AND_GRADES' }),
    term: f.ref('term', { onDelete: 'clear', named: true }),
    cceExamCategory: f.ref('cceExamCategory', {
      label: 'CCE exam category',
      onDelete: 'restrict',
      named: true,
      help: 'In courses with CCE, these are its summative exams',
    }),
    icseExamCategory: f.ref('icseExamCategory', {
      label: 'ICSE exam category',
      onDelete: 'restrict',
      named: true,
      help: 'In courses with ICSE, these are its external exams',
    }),
    isFinalExam: f.flag({ label: 'Final exams', default: false }),
    courseExamGroup: f.ref('courseExamGroup', {
      label: 'Plan of the course',
      readOnly: true,
      onDelete: 'restrict',
      named: true,
    }),
    weight: f.decimal({
      label: 'Weight in percent',
      scale: 2,
      readOnly: true,
      min: '0',
      max: '100',
      help: 'Of the final result; the weights of a batch add up to 100',
    }),
    status: f.choice(examStates, {
      required: true,
      default: 'DRAFT',
      readOnly: true,
      index: true,
      tones: { DRAFT: 'neutral', SCHEDULED: 'info', PUBLISHED: 'success' },
    }),
    schedulePublishedAt: f.dateTime({ readOnly: true }),
    resultPublishedAt: f.dateTime({ readOnly: true }),
    examDate: f.rollup({
      label: 'First exam',
      of: 'exam',
      via: 'examGroup',
      fn: 'min',
      field: 'date',
      as: 'date',
    }),
    exams: f.rollup({ of: 'exam', via: 'examGroup', fn: 'count' }),
    scores: f.rollup({ label: 'Marks entered', of: 'examScore', via: 'examGroup', fn: 'count' }),
  },
  title: 'name',
  subtitle: ['batch'],
  list: {
    columns: ['batch', 'name', 'examType', 'examDate', 'exams', 'weight', 'status'],
    head: 'name',
    sort: 'batch',
    filters: ['batch', 'status', 'term', 'examType'],
  },
  related: [{ key: 'exams', label: 'Exams', resource: 'exam', via: 'examGroup' }],
  noArchive: true,
  unique: [
    { fields: ['batch', 'name'] },
    { fields: ['batch', 'cceExamCategory'], empty: 'different' },
    { fields: ['batch', 'icseExamCategory'], empty: 'different' },
  ],
  conditions: { batch: { readOnly: isNot('status', 'DRAFT') } },
  lifecycle: {
    field: 'status',
    initial: 'DRAFT',
    transitions: {
      publishSchedule: {
        label: 'Publish schedule',
        access: examKeepers,
        from: ['DRAFT'],
        to: 'SCHEDULED',
        confirm: 'Students and parents of the batch see the exams and are notified.',
      },
      publishResult: {
        label: 'Publish results',
        access: examKeepers,
        from: ['DRAFT', 'SCHEDULED'],
        to: 'PUBLISHED',
        confirm: 'Students and parents see their marks and are notified.',
      },
      takeBackResult: {
        label: 'Withdraw results',
        access: examKeepers,
        from: ['PUBLISHED'],
        to: 'SCHEDULED',
        tone: 'warning',
        confirm: 'Students and parents no longer see the marks.',
      },
      takeBackSchedule: {
        label: 'Withdraw schedule',
        access: examKeepers,
        from: ['SCHEDULED'],
        to: 'DRAFT',
        tone: 'warning',
        confirm: 'Students and parents no longer see the exams.',
      },
    },
  },
  scope: { year: 'batch.academicYear' },
  access: {
    read: examReaders,
    create: examMakers,
    update: examMakers,
    delete: examKeepers,
    rows: { ...allForReaders, EMPLOYEE: ofBatches, STUDENT: published, PARENT: published },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    examGroup: typeof examGroup;
  }
}
